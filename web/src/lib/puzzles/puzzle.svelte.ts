// A puzzle: a table at one moment of a game. The server sends the options, the result of each answer, and the solution
// after the answer.
import type {
  Asked,
  Daily,
  Decision,
  Picked,
  PuzzleAnswer,
  PuzzleBody,
  PuzzleHint,
  PuzzleRating,
} from '$generated/messages';
import { session } from '../session.svelte';
import type { GameModule } from '../table/contract';
import { Link } from '../table/link.svelte';
import type { Lore } from '../table/lore';
import { Play, type Option } from '../table/play.svelte';
import { plain } from '../text/text.svelte';
import { api, Refusal } from '../wire/api';

export class Solving {
  /** The result of each try, the last one included. */
  tried = $state.raw<readonly PuzzleAnswer[]>([]);
  /** The last answer, with the solution once it is revealed. */
  answer = $state.raw<PuzzleAnswer>();
  hint = $state.raw<PuzzleHint>();
  rating = $state.raw<PuzzleRating>();
  /** After the solution: the option that the reader selected. */
  looked = $state.raw<Picked>();
  busy = $state(false);
  refused = $state('');

  constructor(
    readonly body: PuzzleBody,
    readonly daily: Daily | undefined,
    private readonly play: PuzzlePlay,
  ) {
    this.answer = body.answer ?? undefined;
    this.rating = body.answer?.rating ?? undefined;
    this.hint = body.hint ?? undefined;
  }

  readonly solution = $derived(this.answer?.solution ?? undefined);
  readonly over: boolean = $derived(!!this.solution);
  /** Whether it was answered during this visit, so there are tries and a rating change to show. */
  readonly fresh: boolean = $derived(this.tried.length > 0);
  /** The judgement of the selected option, or else of the last answer. */
  readonly told: Decision | undefined = $derived.by(() => {
    const { looked, solution } = this;
    if (looked && solution) return this.rowOf(looked.word);
    return this.answer?.decision ?? undefined;
  });
  /** The solution's judgement of an option, or of an equivalent one. */
  rowOf(word: string): Decision | undefined {
    const { solution } = this;
    const known = solution?.like[word] ?? word;
    return solution?.rows.find((row) => row.played.word === known);
  }
  /** Whether an option is the best or equally good. */
  right(word: string): boolean {
    const { solution } = this;
    return !!solution && [solution.best, ...solution.right].some((one) => one.word === word);
  }

  async guess(option: Option): Promise<void> {
    if (this.over) {
      this.looked = option;
      return;
    }
    await this.send(option.word);
  }
  /** Give up and show the solution. */
  async show(): Promise<void> {
    await this.send('');
  }
  private async send(word: string): Promise<void> {
    if (this.busy) return;
    await this.ask(async () => {
      this.answer = await api.puzzleAnswer(this.body.id, { word, day: !!this.daily });
      if (this.answer.decision || !word) this.tried = [...this.tried, this.answer];
      this.rating = this.answer.rating ?? undefined;
    });
  }
  async askHint(): Promise<void> {
    if (this.busy || this.hint || this.over) return;
    await this.ask(async () => {
      this.hint = await api.puzzleHint(this.body.id);
    });
  }
  private async ask(what: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.refused = '';
    try {
      await session.ensure();
      await what();
    } catch (e) {
      if (!(e instanceof Refusal)) throw e;
      this.refused = e.refused.reason;
    } finally {
      this.busy = false;
    }
  }

  /** A choice of this question, in words. */
  label(picked: Picked): string {
    const { question } = this.play;
    return question ? plain(this.play.lore.label(question, picked, this.play.nameOf)) : picked.word;
  }
  /** The mark of the place of these options. */
  markOf(options: readonly Option[]): string | undefined {
    const has = (word: string | undefined): boolean => !!word && options.some((o) => o.word === word);
    if (options.some((o) => this.right(o.word))) return 'better';
    if (has(this.looked?.word)) return 'played';
    return this.tried.some((t) => has(t.decision?.played.word)) ? 'wrong' : undefined;
  }
}

/** Replaces the connection: only previews are requested. */
class PuzzleLink extends Link {
  constructor(private readonly table: PuzzlePlay) {
    super(table);
  }
  override open(): void {
    // there is no connection
  }
  override close(): void {
    // there is none
  }
  override retry(): void {
    // nothing can be lost
  }
  override send(message: Asked): boolean {
    if (message.type === 'preview')
      void api
        .puzzlePreview(this.table.solving.body.id, message.value)
        .then((m) => this.table.told(m))
        .catch(() => undefined); // previews are optional
    return true;
  }
}

export class PuzzlePlay extends Play {
  override readonly link: Link = new PuzzleLink(this);
  readonly solving: Solving;

  constructor(lore: Lore, module: GameModule | undefined, body: PuzzleBody, daily?: Daily) {
    super(lore, module, body.table);
    this.solving = new Solving(body, daily, this);
    const moved = { ...body.moved, undo: null };
    this.events = moved.events as typeof this.events;
    this.latest = moved;
    this.show(moved);
  }
  override choose(option: Option): void {
    this.fan = undefined;
    this.look(undefined);
    void this.solving.guess(option);
  }
  override markOf(options: readonly Option[]): string | undefined {
    return this.solving.markOf(options);
  }
  override points(): ReturnType<Play['points']> {
    return api.puzzlePoints(this.solving.body.id);
  }
}
