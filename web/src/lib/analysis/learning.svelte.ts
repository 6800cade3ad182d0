// Learn from your mistakes: the board of a costly decision, a second choice, the answer with its reasons, the next one.
import type { Decision } from '$generated/messages';
import type { Option } from '../table/play.svelte';
import { Refusal } from '../wire/api';
import { api } from '../wire/api';
import type { Lens, Mark } from './lens.svelte';

const TRIES = 2;

export type Outcome = 'first' | 'second' | 'shown' | 'skipped';

export class Learning {
  /** The questions, in the order of the game; fixed at the start, even if the analysis continues. */
  questions = $state.raw<Decision[]>([]);
  at = $state(0);
  /** The result of each question, by number. */
  outcomes = $state.raw<readonly (Outcome | undefined)[]>([]);
  /** The tried choices, and the server's judgements. */
  tried = $state.raw<Decision[]>([]);
  weighing = $state(false);
  hinted = $state(false);
  refused = $state('');

  constructor(private readonly lens: Lens) {}

  readonly now: Decision | undefined = $derived(this.questions[this.at]);
  readonly over: boolean = $derived(this.at >= this.questions.length);
  readonly outcome: Outcome | undefined = $derived(this.outcomes[this.at]);
  readonly found: number = $derived(this.outcomes.filter((o) => o === 'first' || o === 'second').length);
  /** The last wrong attempt. */
  readonly wrong: Decision | undefined = $derived(this.outcome ? undefined : this.tried.at(-1));
  /** The total loss of all questions. */
  readonly cost: number = $derived(this.questions.reduce((sum, d) => sum + lost(d), 0));
  readonly regained: number = $derived(
    this.questions.reduce((sum, d, i) => sum + (isFound(this.outcomes[i]) ? lost(d) : 0), 0),
  );
  readonly points: number = $derived(this.questions.reduce((sum, d) => sum + Math.max(0, d.points), 0));

  async begin(): Promise<void> {
    this.questions = [...this.lens.mistakes].slice(0, 10).sort((a, b) => a.ply - b.ply);
    this.outcomes = this.questions.map(() => undefined);
    this.lens.mode = 'learn';
    await this.ask(0);
  }
  async ask(n: number): Promise<void> {
    this.at = n;
    this.tried = [];
    this.hinted = false;
    this.refused = '';
    const { now, lens } = this;
    if (!now) return;
    try {
      const moved = await lens.moment(now.ply);
      lens.ply = now.ply;
      if (this.now === now) lens.play.put(moved);
    } catch (e) {
      this.fail(e);
    }
  }
  /** Judge a new choice. Any choice within the error of the best one is right. */
  async answer(option: Option): Promise<void> {
    const { now } = this;
    if (!now || this.outcome || this.weighing) return;
    if (option.word === now.best?.word) {
      this.settle(this.tried.length ? 'second' : 'first');
      return;
    }
    let tried = now; // the choice that was made in the game
    if (option.word !== now.played.word) {
      this.weighing = true;
      this.refused = '';
      try {
        tried = await api.weigh(this.lens.id, { ply: now.ply, word: option.word });
      } catch (e) {
        this.fail(e);
        return;
      } finally {
        this.weighing = false;
      }
      if (this.now !== now) return;
    }
    const right = tried !== now && (!tried.best || tried.low <= 0);
    const before = this.tried.length;
    this.tried = [...this.tried, tried];
    if (right) this.settle(before ? 'second' : 'first');
    else if (this.tried.length >= TRIES) this.settle('shown');
  }
  show(): void {
    this.settle('shown');
  }
  skip(): void {
    if (!this.outcome) this.settle('skipped');
    this.next();
  }
  next(): void {
    void this.ask(this.at + 1);
  }
  private settle(outcome: Outcome): void {
    this.outcomes = this.outcomes.map((o, i) => (i === this.at ? outcome : o));
  }
  private fail(e: unknown): void {
    if (!(e instanceof Refusal)) throw e;
    this.refused = e.refused.reason;
  }

  markOf(has: (word: string | undefined) => boolean): Mark | undefined {
    const { now } = this;
    if (!now) return undefined;
    const better = !!this.outcome && has(now.best?.word);
    if (better) return has(now.played.word) ? 'both' : 'better';
    if (has(now.played.word)) return 'played';
    return this.tried.some((d) => has(d.played.word) && d.low > 0) ? 'wrong' : undefined;
  }
}

/** The loss of a decision, as a share of the win. */
export const lost = (d: Decision): number =>
  d.wins ? Math.max(0, d.wins[0] - d.wins[1]) : Math.max(0, d.loss);
const isFound = (o: Outcome | undefined): boolean => o === 'first' || o === 'second';
