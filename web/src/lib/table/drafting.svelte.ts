// Several answers at once, for questions of one kind that follow each other directly. The server tries the draft and
// returns its effect and the possible next answers. Nothing is played before the draft is sent; then all of it is
// played, or none.
import type { Choice, Drafted } from '$generated/messages';
import type { Play } from './play.svelte';
import type { Option } from './vocabulary';

/** One action and its number of repetitions. */
interface Step {
  row: Row;
  n: number;
}
/** An action that may be repeated: a form, and its parts without the amount. */
export interface Row {
  key: string;
  kind: string;
  form: string;
  parts: readonly number[];
}

const PATIENCE = 4000; // milliseconds to wait for an answer; a draft is dropped when the connection is lost
const STOPS: ReadonlySet<string> = new Set(['skip', 'withdraw', 'pass', 'end']);

export class Drafting {
  steps = $state.raw<readonly Step[]>([]);
  told = $state.raw<Drafted>();
  /** Whether the question on the screen accepts several answers. */
  offered = $state(false);
  busy = $state(false);
  /** The kinds of question last answered by a draft: for them the panel opens by itself. */
  readonly liked = new Set<string>();
  private heard: ((message: Drafted | undefined) => void) | undefined;
  private waits: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly play: Play) {}

  readonly rows: Row[] = $derived.by(() => {
    const found = new Map<string, Row>();
    const all = [...(this.play.question?.options ?? []), ...(this.told?.options ?? [])];
    for (const row of [...all.map((c) => this.rowOf(c)), ...this.steps.map((s) => s.row)])
      if (row && !found.has(row.key)) found.set(row.key, row);
    return [...found.values()];
  });
  /** The answer that stops, if it may follow the draft. */
  readonly stop: Choice | undefined = $derived(this.told?.options.find((c) => STOPS.has(c.form)));

  private rowOf(c: Choice): Row | undefined {
    if (STOPS.has(c.form) || !c.parts.length) return undefined;
    const kind = this.play.question?.kind ?? '';
    const parts = c.parts.slice(0, -1);
    return { key: [c.form, ...parts].join(' '), kind, form: c.form, parts };
  }
  private word({ row, n }: Step): string {
    return [row.kind, ...(row.form ? [row.form] : []), ...row.parts, n].join(' ');
  }
  private wordsOf(steps: readonly Step[]): string[] {
    return steps.map((s) => this.word(s));
  }

  /** How often the draft repeats an action. */
  count(row: Row): number {
    return this.steps.filter((s) => s.row.key === row.key).reduce((sum, s) => sum + s.n, 0);
  }
  /** How many more times an action could follow. */
  more(row: Row): number {
    const options = this.steps.length ? (this.told?.options ?? []) : (this.play.question?.options ?? []);
    const numbers = options.filter((c) => this.rowOf(c)?.key === row.key).map((c) => c.parts.at(-1) ?? 0);
    return Math.max(0, ...numbers);
  }
  /** An action with its number, in words. */
  label(row: Row, n: number): string {
    const { question } = this.play;
    const choice: Choice = {
      value: -1,
      word: this.word({ row, n }),
      form: row.form,
      parts: [...row.parts, n],
    };
    return question ? this.play.lore.label(question, choice, this.play.nameOf).toString() : '';
  }

  /** Handle a new question: find out whether it accepts several answers. */
  async begin(): Promise<void> {
    const { play } = this;
    this.clear();
    const kind = play.lore.info.kinds.find((k) => k.name === play.question?.kind);
    const first = kind?.series ? play.options.find((o) => this.rowOf(o)) : undefined;
    if (!first) return;
    const { ply } = play;
    const told = await this.ask([first.word]);
    if (ply === play.ply && !this.steps.length) this.offered = !!told?.options.length;
  }
  clear(): void {
    this.offered = false;
    this.steps = [];
    this.told = undefined;
  }

  /** Change the number of an action. */
  async change(row: Row, by: number): Promise<void> {
    if (this.busy) return;
    const at = this.steps.findLastIndex((s) => s.row.key === row.key);
    const beside = this.steps.map((s, i) => (i === at ? { row, n: s.n + by } : s)).filter((s) => s.n > 0);
    if (at < 0 || !(await this.attempt(beside)))
      // at its place in the list it may not be payable yet: try it last
      if (by > 0) await this.attempt([...this.steps, { row, n: by }]);
  }
  /** Repeat every action as often as possible, in the order of the list. */
  async fill(): Promise<void> {
    for (const row of this.rows) {
      const n = this.more(row);
      if (n) await this.change(row, n);
    }
  }
  /** Send the draft; with `stop`, end the series after it. */
  send(stop: boolean): void {
    const { play } = this;
    const [first, ...then] = [...this.wordsOf(this.steps), ...(stop && this.stop ? [this.stop.word] : [])];
    const option = this.optionOf(first);
    if (!option) return;
    this.liked.add(option.kind);
    play.chooseSeveral(option, then);
  }
  private optionOf(word: string | undefined): Option | undefined {
    return this.play.options.find((o) => o.word === word);
  }

  private async attempt(steps: readonly Step[]): Promise<boolean> {
    if (!steps.length) {
      this.steps = [];
      this.told = undefined;
      return true;
    }
    const told = await this.ask(this.wordsOf(steps));
    if (!told) return false;
    this.steps = steps;
    this.told = told;
    return true;
  }
  private ask(words: readonly string[]): Promise<Drafted | undefined> {
    this.hear(undefined);
    return new Promise((heard) => {
      if (!this.play.link.send({ type: 'draft', ply: this.play.ply, words: [...words] })) {
        heard(undefined);
        return;
      }
      this.busy = true;
      this.heard = heard;
      this.waits = setTimeout(() => this.hear(undefined), PATIENCE);
    });
  }
  /** Handle the server's answer: the effect of the draft, or a refusal. */
  hear(message: Drafted | undefined): void {
    clearTimeout(this.waits);
    this.busy = false;
    this.heard?.(message);
    this.heard = undefined;
  }
}
