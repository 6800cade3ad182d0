// Looking back: the board at an earlier moment, with playback and a way back to the present.
import type { Moments } from '$generated/messages';
import { finishMotion } from '../motion/motion';
import type { Play } from './play.svelte';

/** Milliseconds per moment, from slow to fast. */
export const SPEEDS = [2400, 1200, 500] as const;

export class LookBack {
  /** The ply on the screen; null for the present. */
  ply = $state<number | null>(null);
  playing = $state(false);
  speed = $state(1);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private moments = $state.raw<Moments>({ turns: [], mine: [] });
  private known = ''; // the moment at which they were requested
  private last = 0; // number of the last request; answers to earlier ones are dropped

  constructor(private readonly play: Play) {}

  async go(ply: number): Promise<void> {
    const { play } = this;
    finishMotion();
    play.look(undefined);
    play.fan = undefined;
    if (play.latest && ply >= play.latest.ply) {
      this.now();
      return;
    }
    const number = ++this.last;
    try {
      const moment = await play.at(Math.max(0, ply));
      if (number !== this.last) return;
      this.ply = moment.ply;
      play.show(moment);
      void this.learn();
    } catch (e) {
      if (number !== this.last) return;
      this.pause();
      play.fail(e);
    }
  }
  /** Back to the present. */
  now(): void {
    this.last++;
    this.pause();
    this.ply = null;
    this.play.showing.forget();
    this.play.show(this.play.latest);
    this.play.tell();
  }

  // ---- by itself

  /** Show one moment after the other from a ply on, skipping moments without events. */
  start(from = this.ply ?? 0): void {
    this.playing = true;
    void this.step(from);
  }
  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }
  private async step(ply: number): Promise<void> {
    await this.go(ply);
    if (!this.playing || this.ply === null) {
      this.pause();
      return;
    }
    const next = this.after(this.marks, ply) ?? this.play.latest?.ply ?? 0;
    this.timer = setTimeout(() => void this.step(next), SPEEDS[this.speed]);
  }

  // ---- where to jump

  /** Every moment with an event. */
  get marks(): number[] {
    return plies(this.play.events.map((e) => e.ply));
  }
  get rounds(): number[] {
    const kind = this.play.module?.roundEvent;
    return plies(this.play.events.filter((e) => e.kind === kind).map((e) => e.ply));
  }
  /** The plies at which another seat begins to act. */
  get turns(): number[] {
    return this.moments.turns;
  }
  /** The plies of my own decisions. */
  get mine(): number[] {
    return this.moments.mine;
  }
  /** Load who acted when. Events can't tell: some choices cause none, and some events aren't the seat's own choice. */
  async learn(): Promise<void> {
    const { latest } = this.play;
    const now = `${latest?.revision} ${latest?.ply}`;
    if (now === this.known) return;
    this.known = now;
    try {
      this.moments = await this.play.moments();
    } catch {
      this.known = ''; // the next step requests them again
    }
  }
  before(marks: readonly number[], ply: number): number | undefined {
    return marks.findLast((m) => m < ply);
  }
  after(marks: readonly number[], ply: number): number | undefined {
    return marks.find((m) => m > ply);
  }

  // ---- while I was away

  /** The last ply I had seen, on any device, and the game's ply when I came. */
  left = $state(0);
  private came = $state(0);

  /** Handle the table's first state: find out what happened since my last visit. */
  arrive(ply: number): void {
    const { id, seen } = this.play.table;
    if (!id) return; // a lesson doesn't go on without the learner
    this.left = Math.max(seen, Number(localStorage.getItem(`parvis.seen.${id}`) ?? 0));
    this.came = this.left ? ply : 0;
    this.saw(ply);
  }
  saw(ply: number): void {
    if (!this.play.table.id) return;
    try {
      localStorage.setItem(`parvis.seen.${this.play.table.id}`, String(ply));
    } catch {
      // playing works without storage
    }
  }
  /** How many moments I have missed. */
  get missed(): number {
    return this.marks.filter((m) => m > this.left && m <= this.came).length;
  }
}

const plies = (all: readonly number[]): number[] =>
  [...new Set(all.map((p) => Math.max(0, p)))].sort((a, b) => a - b);
