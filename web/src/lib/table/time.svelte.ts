// Time at the table: what is left on each clock, whose time is up, and who is away while the game waits for them.
import type { Play } from './play.svelte';

/** Something that the others decide for somebody: their time is up, they are away, or a computer plays for me. */
export interface Matter {
  why: 'late' | 'absent' | 'replaced';
  seat: number;
}

export class Time {
  private now = $state(performance.now());
  private today = $state(Date.now());

  constructor(private readonly play: Play) {}

  /** Let time pass; to be called inside an effect. */
  pass(): () => void {
    const timer = setInterval(() => {
      this.now = performance.now();
      this.today = Date.now();
    }, 500);
    return () => clearInterval(timer);
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
    const since = this.play.seats[seat]?.away;
    return since ? Math.max(0, this.today / 1000 - since) : 0;
  }
  /** The seat that is asked and has been away for so long that the others may act. */
  get absent(): number | null {
    const { play } = this;
    const seat = play.table.actor;
    if (seat === null || play.table.status !== 'running' || play.seats[seat]?.you) return null;
    const asked = this.today / 1000 - play.table.moved;
    return Math.min(this.away(seat), asked) > play.table.absent ? seat : null;
  }
  /** What time and absence leave me to decide, if anything. */
  get matter(): Matter | undefined {
    const { seats, table, past } = this.play;
    if (table.status !== 'running' || past.ply !== null) return undefined;
    if (!seats.some((s) => s.you)) {
      const seat = seats.findIndex((s) => s.was && s.who === 'computer');
      return seat < 0 ? undefined : { why: 'replaced', seat };
    }
    const { late, absent } = this;
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
