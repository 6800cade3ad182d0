// The user of this browser: a guest whose name is remembered, or an account.
import type { Me } from '$generated/messages';
import { api, Refusal } from './wire/api';

const NAME = 'parvis.name';
const AGAIN = 3000;

class Session {
  me = $state.raw<Me | null>(null);
  name = $state(localStorage.getItem(NAME) ?? '');

  async load(): Promise<void> {
    if (!this.name) return; // no guest yet
    try {
      this.set(await api.me());
    } catch (e) {
      // an unreachable server doesn't mean signed out
      if (e instanceof Refusal && e.refused.reason === 'unreachable')
        setTimeout(() => this.me ?? void this.load(), AGAIN);
    }
  }
  /** The user may have signed in meanwhile in another window. */
  async look(): Promise<void> {
    const me = await api.me().catch(() => null);
    if (me) this.set(me);
  }
  /** Use the current identity, or become a guest. */
  async ensure(): Promise<void> {
    if (!this.me) this.set(await api.beGuest(this.name));
  }
  /** Become a guest with this name. */
  async be(name: string): Promise<void> {
    this.set(await api.beGuest(name));
  }
  async rename(name: string): Promise<void> {
    if (this.me && !this.me.guest) return;
    this.set(await api.beGuest(name));
  }
  set(me: Me): void {
    this.me = me;
    this.remember(me.name);
  }
  private remember(name: string): void {
    this.name = name;
    try {
      localStorage.setItem(NAME, name);
    } catch {
      // playing works without storage
    }
  }
}
export const session = new Session();
