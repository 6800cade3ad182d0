// A rematch: who offers it, who agrees, and my own answer. The result page and the board after the end show it.
import type { Said } from '$generated/messages';
import { route } from '../route.svelte';
import { api } from '../wire/api';
import type { Play } from './play.svelte';

export class Again {
  constructor(private readonly play: Play) {}

  /** The seat that is mine, or was before a computer player took it; -1 for who only watched. */
  readonly mine: number = $derived.by(() => this.play.seats.findIndex((s) => s.you || s.was));
  readonly by: Said | undefined = $derived.by(() =>
    this.play.chat.lines.findLast((line) => line.notice === 'rematch'),
  );
  /** Whether it is offered to me, and I have not said no. */
  readonly offered: boolean = $derived.by(
    () => !!this.play.table.next && !!this.by && this.mine >= 0 && this.answerOf(this.mine) !== false,
  );
  readonly byMe: boolean = $derived.by(() => {
    const seat = this.by?.seat ?? -1;
    return !!this.play.seats[seat]?.you;
  });
  readonly agreed: number = $derived.by(
    () => this.play.seats.filter((_, seat) => this.answerOf(seat) === true).length,
  );
  /** What a seat has answered; null for nothing yet. A computer player agrees; of one that replaced somebody, they are asked. */
  answerOf(seat: number): boolean | null {
    const s = this.play.seats[seat];
    return s?.who === 'computer' && !s.left ? true : (s?.again ?? null);
  }

  /** Offer another game, or sit down at the one that is offered. */
  async accept(): Promise<void> {
    try {
      route.go(`/t/${(await api.rematch(this.play.table.id)).id}`);
    } catch (e) {
      this.play.fail(e);
    }
  }
  async decline(): Promise<void> {
    try {
      this.play.table = await api.decline(this.play.table.id);
    } catch (e) {
      this.play.fail(e);
    }
  }
}
