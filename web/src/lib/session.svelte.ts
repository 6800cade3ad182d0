// Who is at this browser: a guest whose name is remembered, or an account.
import type { Me } from '$generated/messages';
import { api, Refusal } from './wire/api';

const NAME = 'parvis.name';
const AGAIN = 3000;

class Session {
  me = $state.raw<Me | null>(null);
  name = $state(localStorage.getItem(NAME) ?? '');

  async load(): Promise<void> {
    if (!this.name) return; // nobody yet
    try {
      this.set(await api.me());
    } catch (e) {
      // while the server is out of reach, nobody has been signed out
      if (e instanceof Refusal && e.refused.reason === 'unreachable')
        setTimeout(() => this.me ?? void this.load(), AGAIN);
    }
  }
  /** Somebody may have signed in since, in another window. */
  async look(): Promise<void> {
    const me = await api.me().catch(() => null);
    if (me) this.set(me);
  }
  /** Be somebody: whoever this browser already is, or a guest. */
  async ensure(): Promise<void> {
    if (!this.me) this.set(await api.beGuest(this.name));
  }
  /** Be a guest of this name. */
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
      // a browser that keeps nothing still plays
    }
  }
}
export const session = new Session();
