// Several answers at once, where the questions of a kind follow one another and nothing comes between. What is put
// together here is tried by the server, which says what it would come to and what could follow. Nothing counts before
// it is sent; then all of it counts, or none.
import type { Choice, Drafted } from '$generated/messages';
import type { Play } from './play.svelte';
import type { Option } from './vocabulary';

/** How often one thing is done. */
interface Step {
  row: Row;
  n: number;
}
/** One thing that may be done several times: a form, and its parts but the amount. */
export interface Row {
  key: string;
  kind: string;
  form: string;
  parts: readonly number[];
}

const PATIENCE = 4000; // the table asks again by itself after a lost connection: a draft is not kept
const STOPS: ReadonlySet<string> = new Set(['skip', 'withdraw', 'pass', 'end']);

export class Drafting {
  steps = $state.raw<readonly Step[]>([]);
  told = $state.raw<Drafted>();
  /** Whether more than one answer may be given to the question on the screen. */
  offered = $state(false);
  busy = $state(false);
  /** The kinds of question that were last answered so: there it opens by itself. */
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
  /** By what one stops, if that may follow what is put together. */
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

  /** How often a thing would be done. */
  count(row: Row): number {
    return this.steps.filter((s) => s.row.key === row.key).reduce((sum, s) => sum + s.n, 0);
  }
  /** How much more of a thing could follow. */
  more(row: Row): number {
    const options = this.steps.length ? (this.told?.options ?? []) : (this.play.question?.options ?? []);
    const numbers = options.filter((c) => this.rowOf(c)?.key === row.key).map((c) => c.parts.at(-1) ?? 0);
    return Math.max(0, ...numbers);
  }
  /** A thing so many times, in words. */
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

  /** A question has come: find out whether several answers may be given to it. */
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

  /** Do a thing more often, or less. */
  async change(row: Row, by: number): Promise<void> {
    if (this.busy) return;
    const at = this.steps.findLastIndex((s) => s.row.key === row.key);
    const beside = this.steps.map((s, i) => (i === at ? { row, n: s.n + by } : s)).filter((s) => s.n > 0);
    if (at < 0 || !(await this.attempt(beside)))
      // before the others there is not enough for it yet
      if (by > 0) await this.attempt([...this.steps, { row, n: by }]);
  }
  /** Do everything as often as may be, in the order in which it stands there. */
  async fill(): Promise<void> {
    for (const row of this.rows) {
      const n = this.more(row);
      if (n) await this.change(row, n);
    }
  }
  /** Answer with all of it; with `stop`, and be done. */
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
  /** The server has answered: what comes of it, or that it can't be. */
  hear(message: Drafted | undefined): void {
    clearTimeout(this.waits);
    this.busy = false;
    this.heard?.(message);
    this.heard = undefined;
  }
}
