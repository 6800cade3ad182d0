// A line played by hand, for all seats, from any moment of a finished game, with the chances to win beside it.
import type { Explored } from '$generated/messages';
import type { Option } from '../table/play.svelte';
import { api, Refusal } from '../wire/api';
import type { Lens } from './lens.svelte';

/** A word in the place of chance by which the server draws. */
const DRAW = '';

export class Exploring {
  from = $state(0);
  /** The steps of the line: the words after each of my choices. */
  private steps = $state.raw<readonly (readonly string[])[]>([]);
  now = $state.raw<Explored>();
  judging = $state(false);
  refused = $state('');
  private asked = 0;

  constructor(private readonly lens: Lens) {}

  readonly words: readonly string[] = $derived(this.steps.at(-1) ?? []);
  readonly length: number = $derived(this.steps.length);
  readonly chance: boolean = $derived(this.now?.moved.ask?.seat === -1);

  /** Begin at the moment that is looked at, with a first choice if there is one. */
  async choose(option: Option): Promise<void> {
    if (this.lens.mode !== 'explore') this.start();
    await this.go([...this.words, option.word]);
  }
  async open(): Promise<void> {
    this.start();
    await this.go([]);
  }
  private start(): void {
    this.from = this.lens.ply;
    this.steps = [];
    this.lens.mode = 'explore';
  }
  /** Let the server draw. */
  draw(): Promise<void> {
    return this.go([...this.words, DRAW]);
  }
  undo(): Promise<void> {
    this.steps = this.steps.slice(0, -1);
    return this.go(this.words, false);
  }
  /** Back to the game itself. */
  leave(): void {
    this.asked++;
    this.now = undefined;
    this.lens.mode = 'study';
    void this.lens.go(this.from);
  }
  private async go(words: readonly string[], step = true): Promise<void> {
    const asked = ++this.asked;
    const { lens } = this;
    const body = { ply: this.from, words: [...words] };
    this.refused = '';
    try {
      const found = await api.explore(lens.id, { ...body, judge: false });
      if (asked !== this.asked) return;
      if (step && found.words.length) this.steps = [...this.steps, found.words];
      this.now = found;
      lens.play.put(found.moved);
      this.judging = true;
      const judged = await api.explore(lens.id, { ...body, words: found.words, judge: true });
      if (asked === this.asked) this.now = judged;
    } catch (e) {
      if (!(e instanceof Refusal)) throw e;
      if (asked === this.asked) this.refused = e.refused.reason;
    } finally {
      if (asked === this.asked) this.judging = false;
    }
  }
}
