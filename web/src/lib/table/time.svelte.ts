// Time at the table: the remaining time of each clock, seats out of time, and absent seats that the game waits for.
import type { TableState } from '$generated/messages';
import { say } from '../text/text.svelte';
import type { Play } from './play.svelte';
import { lengthOf } from './words';

/** A decision about a seat: it is out of time, it is away, or a computer plays for me. */
export interface Matter {
  why: 'late' | 'absent' | 'replaced';
  seat: number;
}

export class Time {
  private now = $state(performance.now());
  private today = $state(Date.now() / 1000);
  private asked = $state(0); // when the pending question was asked
  private ahead = 0; // seconds by which the server's clock is ahead of the browser's

  constructor(private readonly play: Play) {}

  /** Start the ticking; call inside an effect. */
  pass(): () => void {
    const timer = setInterval(() => {
      this.now = performance.now();
      this.today = Date.now() / 1000 + this.ahead;
    }, 500);
    return () => clearInterval(timer);
  }

  /** Handle the server's time, and the time of the last choice. */
  set({ now, moved }: Pick<TableState, 'now' | 'moved'>): void {
    this.ahead = now - Date.now() / 1000;
    this.today = now;
    this.asked = moved;
  }
  /** Restart the clock after a choice, for which the server sends no new table state. */
  press(): void {
    this.asked = this.today = Date.now() / 1000 + this.ahead;
  }

  get timed(): boolean {
    const { clock } = this.play;
    return !!clock && clock.rule.mode !== 'none';
  }
  /** A seat's remaining seconds; negative when its time is up. */
  left(seat: number): number {
    const { clock, clockAt } = this.play;
    const base = clock?.left[seat] ?? 0;
    return clock?.running === seat ? base - Math.max(0, this.now - clockAt) / 1000 : base;
  }
  /** The seat whose time is up, while the game waits for it. */
  get late(): number | null {
    const { play } = this;
    const seat = this.timed ? play.clock?.running : null;
    if (seat === null || seat === undefined || play.table.status !== 'running') return null;
    return play.seats[seat]?.who === 'person' && this.left(seat) < 0 ? seat : null;
  }
  /** For how many seconds a seat has been away; 0 if it is present. */
  away(seat: number): number {
    const s = this.play.seats[seat];
    if (s?.who !== 'person' || s.online) return 0;
    // the time they left is unknown: the server crashed, or they left before the game began
    return Math.max(0, this.today - (s.away ?? this.asked));
  }
  /** For how many seconds a seat has neither answered nor been here. */
  silent(seat: number): number {
    return this.away(seat) || Math.max(0, this.today - this.asked);
  }
  /** The seat that is asked and has been away or silent long enough for the others to act. */
  get absent(): number | null {
    const { play } = this;
    const { status, absent, silent } = play.table;
    const seat = play.latest?.ask?.seat ?? -1;
    const s = play.seats[seat];
    if (status !== 'running' || s?.who !== 'person' || s.you) return null;
    const asked = this.today - this.asked;
    const long = s.online ? asked > silent : Math.min(this.away(seat), asked) > absent;
    return long ? seat : null;
  }
  /** The words for an absent seat. */
  missing(seat: number): string {
    const args = { name: this.play.nameOf(seat), for: lengthOf(this.silent(seat)) };
    return say(this.play.seats[seat]?.online ? 'silent' : 'absent', args);
  }
  /** The decision that I can take about an overdue or absent seat, if there is one. */
  get matter(): Matter | undefined {
    const { seats, table, past } = this.play;
    if (table.status !== 'running' || past.ply !== null) return undefined;
    const { late, absent } = this;
    if (!seats.some((s) => s.you)) {
      const seat = seats.findIndex((s) => s.was && s.who === 'computer');
      if (seat >= 0) return { why: 'replaced', seat };
      return late === null ? undefined : { why: 'late', seat: late }; // spectators are only informed
    }
    if (late !== null && !seats[late]?.you) return { why: 'late', seat: late };
    return absent === null ? undefined : { why: 'absent', seat: absent };
  }
}

const two = (n: number): string => String(Math.floor(n)).padStart(2, '0');
/** A time as a clock shows it, below two days. */
export const clockFace = (left: number): string =>
  left <= 0
    ? '0:00'
    : left > 36_000
      ? `${Math.floor(left / 3600)}\u00a0h`
      : left > 3600
        ? `${Math.floor(left / 3600)}:${two((left % 3600) / 60)}:${two(left % 60)}`
        : `${Math.floor(left / 60)}:${two(left % 60)}`;
