// Time at the table: what is left on each clock, whose time is up, and who is away while the game waits for them.
import type { TableState } from '$generated/messages';
import { say } from '../text/text.svelte';
import type { Play } from './play.svelte';
import { lengthOf } from './words';

/** Something that the others decide for somebody: their time is up, they are away, or a computer plays for me. */
export interface Matter {
  why: 'late' | 'absent' | 'replaced';
  seat: number;
}

export class Time {
  private now = $state(performance.now());
  private today = $state(Date.now() / 1000);
  private asked = $state(0); // since when the question on the table is asked
  private ahead = 0; // by how many seconds the server's clock is ahead of ours

  constructor(private readonly play: Play) {}

  /** Let time pass; to be called inside an effect. */
  pass(): () => void {
    const timer = setInterval(() => {
      this.now = performance.now();
      this.today = Date.now() / 1000 + this.ahead;
    }, 500);
    return () => clearInterval(timer);
  }

  /** The server says what time it is, and when somebody last chose. */
  set({ now, moved }: Pick<TableState, 'now' | 'moved'>): void {
    this.ahead = now - Date.now() / 1000;
    this.today = now;
    this.asked = moved;
  }
  /** Somebody has chosen: the table's state is not sent again for that. */
  press(): void {
    this.asked = this.today = Date.now() / 1000 + this.ahead;
  }

  get timed(): boolean {
    const { clock } = this.play;
    return !!clock && clock.rule.mode !== 'none';
  }
  /** Seconds left to a seat; below zero, its time is up. */
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
  /** For how many seconds a seat is away; 0 for somebody who is here. */
  away(seat: number): number {
    const s = this.play.seats[seat];
    if (s?.who !== 'person' || s.online) return 0;
    // nobody noted when they left: a server that fell over took them with it, or they left before the game began
    return Math.max(0, this.today - (s.away ?? this.asked));
  }
  /** For how many seconds a seat has neither answered nor been here. */
  silent(seat: number): number {
    return this.away(seat) || Math.max(0, this.today - this.asked);
  }
  /** The seat that is asked and has been away, or silent, for so long that the others may act. */
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
  /** How to say of a seat that it is absent. */
  missing(seat: number): string {
    const args = { name: this.play.nameOf(seat), for: lengthOf(this.silent(seat)) };
    return say(this.play.seats[seat]?.online ? 'silent' : 'absent', args);
  }
  /** What time and absence leave me to decide, if anything. */
  get matter(): Matter | undefined {
    const { seats, table, past } = this.play;
    if (table.status !== 'running' || past.ply !== null) return undefined;
    const { late, absent } = this;
    if (!seats.some((s) => s.you)) {
      const seat = seats.findIndex((s) => s.was && s.who === 'computer');
      if (seat >= 0) return { why: 'replaced', seat };
      return late === null ? undefined : { why: 'late', seat: late }; // who watches is told
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
