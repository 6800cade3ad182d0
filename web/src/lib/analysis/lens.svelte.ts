// An analysis on the screen: what the server has found so far, the moment that is looked at, and what is done there.
// The board is the real one. What was played and what would have been better are the only choices that it offers.
import type {
  Analysed,
  Analysis,
  Asked,
  Decision,
  Event,
  Moment,
  Moved,
  Question,
  TableState,
} from '$generated/messages';
import { session } from '../session.svelte';
import type { GameModule } from '../table/contract';
import { Link } from '../table/link.svelte';
import { LookBack } from '../table/lookback.svelte';
import type { Lore } from '../table/lore';
import { Play, type Option } from '../table/play.svelte';
import { plain } from '../text/text.svelte';
import { api, Refusal } from '../wire/api';
import { Exploring } from './exploring.svelte';
import { Learning } from './learning.svelte';

export type Mode = 'study' | 'luck' | 'learn' | 'explore';
/** What a place on the board stands for. */
export type Mark = 'played' | 'better' | 'wrong' | 'both';

/** What is known of a question: enough to put its answers in words. */
type Asks = Pick<Decision, 'kind' | 'seat' | 'arg' | 'also'>;

const AGAIN = 3000; // milliseconds until an unreachable server is asked again
const BUSY = 20; // moments that are kept

export class Lens {
  found = $state.raw<Analysed>();
  /** Why there is no analysis, or why it is not told how it goes on: the reason of a refusal. */
  refused = $state('');
  asking = $state(false);
  ply = $state(0);
  mode = $state<Mode>('study');
  /** Whose decisions are listed; null: everybody's. */
  seat = $state<number | null>(null);
  order = $state<'dear' | 'game'>('dear');
  /** Everything that happened, for rounds and sentences. */
  events = $state.raw<Event[]>([]);
  readonly learning: Learning;
  readonly exploring: Exploring;
  private readonly moments = new Map<number, Promise<Moved>>();
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly play: LensPlay) {
    this.learning = new Learning(this);
    this.exploring = new Exploring(this);
    const mine = play.table.seats.map((s, seat) => (s.you || s.was ? seat : -1)).filter((seat) => seat >= 0);
    this.me = mine.length === 1 ? (mine[0] ?? null) : null;
    this.seat = this.me;
  }
  /** My seat in that game, if I had one and only one. */
  readonly me: number | null;
  /** A game of one player is about points: nobody wins a share of anything. */
  get alone(): boolean {
    return this.play.table.seats.length === 1;
  }
  get id(): string {
    return this.play.table.id;
  }

  // ---- what the server has found

  readonly analysis: Analysis | undefined = $derived(this.found?.analysis ?? undefined);
  readonly running: boolean = $derived(this.found?.status === 'waiting' || this.found?.status === 'running');
  /** How much of it is done, of 1. */
  readonly progress: number = $derived.by(() => {
    const { analysis } = this;
    if (this.found?.status === 'done') return 1;
    return analysis?.total ? Math.min(0.99, analysis.done / analysis.total) : 0;
  });
  readonly curve: Moment[] = $derived.by(() => this.analysis?.moments ?? []);
  /**
   * The moments that have been looked at. While the first curve is made, those that have not have the result in the
   * place of their shares.
   */
  readonly known: Moment[] = $derived.by(() => {
    const { curve } = this;
    if (this.analysis?.stage !== 'curve' || !this.running) return curve;
    const end = JSON.stringify(curve.at(-1)?.wins);
    return curve.slice(0, curve.findLastIndex((m) => JSON.stringify(m.wins) !== end) + 1);
  });
  readonly last: number = $derived.by(() => this.curve.at(-1)?.ply ?? this.play.table.ply);
  private readonly byPly: Map<number, Decision> = $derived.by(
    () => new Map(this.analysis?.decisions.map((d) => [d.ply, d])),
  );
  decisionAt = (ply: number): Decision | undefined => this.byPly.get(ply);
  momentAt = (ply: number): Moment | undefined => this.curve.findLast((m) => m.ply <= ply);
  readonly decision: Decision | undefined = $derived(this.decisionAt(this.ply));
  /** What may be spoken of: the decisions of who is looked at. */
  readonly theirs: Decision[] = $derived.by(
    () => this.analysis?.decisions.filter((d) => this.seat === null || d.seat === this.seat) ?? [],
  );
  readonly dear: Decision[] = $derived(
    this.theirs.filter((d) => d.verdict !== 'none' && d.best).sort(dearer),
  );
  readonly listed: Decision[] = $derived(this.order === 'dear' ? this.dear : this.theirs);
  /** My clear mistakes, the dearest first: the questions from which one learns. */
  readonly mistakes: Decision[] = $derived.by(() => {
    const who = this.me ?? this.seat;
    const clear = this.analysis?.decisions.filter((d) => d.verdict === 'clear' && d.best);
    return (clear ?? []).filter((d) => who === null || d.seat === who).sort((a, b) => b.cost - a.cost);
  });

  /** Look whether there is an analysis; whoever is known here starts one. */
  async begin(): Promise<void> {
    try {
      this.found = await api.analysis(this.id);
      if (this.found.status === 'none') {
        if (!session.me) await session.load();
        if (session.me) await this.start();
      }
      void this.watch();
    } catch (e) {
      this.fail(e);
    }
  }
  /** Ask for an analysis. */
  async start(): Promise<void> {
    this.asking = true;
    this.refused = '';
    try {
      await session.ensure();
      this.found = await api.analyse(this.id);
      void this.watch();
    } catch (e) {
      this.fail(e);
    } finally {
      this.asking = false;
    }
  }
  private watching = false;
  private async watch(): Promise<void> {
    if (this.watching) return;
    this.watching = true;
    while (!this.closed && this.running) {
      try {
        this.found = await api.analysis(this.id, this.found?.change);
        this.refused = '';
        // the server was started anew meanwhile: what it had begun is begun again
        if (this.found.status === 'none') this.found = await api.analyse(this.id);
      } catch (e) {
        this.fail(e);
        const wait = e instanceof Refusal ? (e.refused.wait ?? 0) * 1000 : 0;
        await new Promise((done) => (this.timer = setTimeout(done, Math.max(AGAIN, wait))));
      }
    }
    this.watching = false;
  }
  private fail(e: unknown): void {
    if (!(e instanceof Refusal)) throw e;
    this.refused = e.refused.reason;
  }
  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  // ---- the moment that is looked at

  /** The board of a moment, as the seat saw it that had to choose. */
  moment(ply: number): Promise<Moved> {
    let found = this.moments.get(ply);
    if (!found) {
      found = api.explore(this.id, { ply, words: [], judge: false }).then((explored) => explored.moved);
      found.catch(() => this.moments.delete(ply));
      if (this.moments.size > BUSY) this.moments.clear();
      this.moments.set(ply, found);
    }
    return found;
  }
  async go(ply: number): Promise<void> {
    this.mode = this.mode === 'luck' ? 'luck' : 'study';
    this.ply = Math.max(0, Math.min(ply, this.last));
    const wanted = this.ply;
    try {
      const moved = await this.moment(wanted);
      if (this.ply === wanted && (this.mode === 'study' || this.mode === 'luck')) this.play.put(moved);
      if (this.refused === 'unreachable') this.refused = '';
    } catch (e) {
      this.fail(e);
    }
  }
  /** Go to the decision before or after this moment; of dear ones only, if wished. */
  step(by: 1 | -1, among: readonly Decision[] = this.theirs): void {
    const plies = among.map((d) => d.ply).sort((a, b) => a - b);
    const next = by > 0 ? plies.find((p) => p > this.ply) : plies.findLast((p) => p < this.ply);
    void this.go(next ?? (by > 0 ? this.last : 0));
  }
  /** One moment on or back, draws and other seats included. */
  nudge(by: 1 | -1): void {
    const next =
      by > 0 ? this.curve.find((m) => m.ply > this.ply) : this.curve.findLast((m) => m.ply < this.ply);
    if (next) void this.go(next.ply);
  }

  // ---- words

  private question = (d: Asks): Question => ({
    kind: d.kind,
    seat: d.seat,
    arg: d.arg,
    also: d.also,
    options: [],
  });
  /** A choice at a decision, in words. */
  label(d: Asks, picked: Decision['played']): string {
    return plain(this.play.lore.label(this.question(d), picked, this.play.nameOf));
  }
  /** What was asked at a decision. */
  asked(d: Asks): string {
    return plain(this.play.lore.question(this.question(d), this.play.nameOf));
  }
  /** What happened at a moment, as the log has it. */
  happened(ply: number): string {
    const until = this.curve.find((m) => m.ply > ply)?.ply ?? this.last;
    const here = this.events.filter((e) => e.ply > ply && e.ply <= until).slice(0, 2);
    return here.map((e) => plain(this.play.lore.sentence(e, this.play.called))).join(' ');
  }
  /** The plies at which rounds begin. */
  readonly rounds: number[] = $derived.by(() =>
    this.events.filter((e) => e.kind === this.play.module?.roundEvent).map((e) => e.ply),
  );
  roundOf(ply: number): number {
    return this.rounds.filter((start) => start <= ply).length;
  }
  /** Where a moment is: its round, if the game has any, and its number. */
  where(ply: number): string {
    const round = this.roundOf(ply);
    return round ? this.play.roundName(round) : '';
  }

  /** What the places of these options stand for. */
  markOf(options: readonly Option[]): Mark | undefined {
    const has = (word: string | undefined): boolean => !!word && options.some((o) => o.word === word);
    if (this.mode === 'learn') return this.learning.markOf(has);
    if (this.mode === 'explore' || !this.decision) return undefined;
    const played = has(this.decision.played.word);
    const better = has(this.decision.best?.word);
    return played && better ? 'both' : played ? 'played' : better ? 'better' : undefined;
  }
}

/** What is certain comes first, then the dearest. */
const dearer = (a: Decision, b: Decision): number =>
  Number(b.verdict === 'clear') - Number(a.verdict === 'clear') || b.cost - a.cost;

/** Stands for a connection: an analysed game does not move. */
class LensLink extends Link {
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
    return message.type !== 'preview'; // what a choice would change is not asked here
  }
}

/** The log leads to moments of the analysis, not back in a running game. */
class LensPast extends LookBack {
  constructor(private readonly table: LensPlay) {
    super(table);
  }
  override async go(ply: number): Promise<void> {
    const { lens } = this.table;
    await lens.go(lens.momentAt(ply)?.ply ?? ply);
  }
}

export class LensPlay extends Play {
  override readonly link: Link = new LensLink(this);
  override readonly past: LookBack = new LensPast(this);
  readonly lens: Lens;

  constructor(lore: Lore, module: GameModule | undefined, table: TableState) {
    super(lore, module, { ...table, hints: false });
    this.lens = new Lens(this);
  }
  /** Show a moment. While it is studied, the choices on the board are those that are spoken of. */
  put(moved: Moved): void {
    const { lens } = this;
    const d = lens.mode === 'study' ? lens.decisionAt(moved.ply) : undefined;
    const open = lens.mode === 'learn' || lens.mode === 'explore';
    const options = open
      ? moved.ask?.options
      : moved.ask?.options.filter((o) => o.word === d?.played.word || o.word === d?.best?.word);
    this.look(undefined);
    this.fan = undefined;
    this.events = lens.events.filter((e) => e.ply <= moved.ply);
    this.latest = { ...moved, ask: moved.ask ? { ...moved.ask, options: options ?? [] } : null, undo: null };
    this.show(this.latest);
    if (!this.phone) return;
    const first = this.options.find((o) => o.word === d?.best?.word) ?? this.options[0];
    this.area = (first && this.areaOf(first)) ?? this.area;
  }
  override choose(option: Option): void {
    this.fan = undefined;
    this.look(undefined);
    const { lens } = this;
    if (lens.mode === 'learn') void lens.learning.answer(option);
    else void lens.exploring.choose(option);
  }
  override markOf(options: readonly Option[]): Mark | undefined {
    return this.lens.markOf(options);
  }
  override points(): ReturnType<Play['points']> {
    return api.points(this.table.id);
  }
}
