// A rematch: its offer, the answers of the seats, and my own answer. Shown on the result page and the final board.
import type { Said } from '$generated/messages';
import { route } from '../route.svelte';
import { api } from '../wire/api';
import type { Play } from './play.svelte';

export class Again {
  constructor(private readonly play: Play) {}

  /** My seat, even if a computer player has taken it over; -1 for a spectator. */
  readonly mine: number = $derived.by(() => this.play.seats.findIndex((s) => s.you || s.was));
  readonly by: Said | undefined = $derived.by(() =>
    this.play.chat.lines.findLast((line) => line.notice === 'rematch'),
  );
  /** Whether a rematch is offered to me and I haven't declined. */
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
  /** A seat's answer; null for none yet. A computer player agrees; if it replaced a person, that person is asked. */
  answerOf(seat: number): boolean | null {
    const s = this.play.seats[seat];
    return s?.who === 'computer' && !s.left ? true : (s?.again ?? null);
  }

  /** Offer a rematch, or accept the one on offer. */
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
