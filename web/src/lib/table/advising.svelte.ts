// Advice: what the strongest computer player would choose, and what it expects.
import type { Hinted } from '$generated/messages';
import { api } from '../wire/api';
import type { Play } from './play.svelte';

export class Advice {
  hint = $state.raw<Hinted>();
  private asked = $state(-1); // the ply of the hint being computed

  constructor(private readonly play: Play) {}

  /** Whether a hint is available: on my turn, against computer players alone. */
  get offered(): boolean {
    return this.play.mine && this.play.table.hints;
  }
  get thinking(): boolean {
    return this.play.mine && this.asked === this.play.ply;
  }
  /** Ask for a hint, or hide the one on the screen. */
  async ask(): Promise<void> {
    const { play } = this;
    if (this.hint) {
      this.hint = undefined;
      return;
    }
    if (!this.offered || this.thinking) return;
    const { ply } = play;
    const revision = play.latest?.revision;
    const still = (): boolean => play.ply === ply && play.latest?.revision === revision;
    this.asked = ply;
    play.refused = undefined;
    try {
      const hint = await api.hint(play.table.id, ply);
      if (still()) this.hint = hint;
      if (play.advised) play.area = play.areaOf(play.advised) ?? play.area;
    } catch (e) {
      if (still()) play.fail(e); // after a choice, the error no longer matters
    } finally {
      if (this.asked === ply) this.asked = -1;
    }
  }
}
