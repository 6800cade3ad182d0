// An analysis on the screen: the server's results so far, the selected moment, and the activity there. The board is the
// real one; it offers only the choice that was played and the better ones.
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
/** The meaning of a marked place on the board. */
export type Mark = 'played' | 'better' | 'wrong' | 'both';

/** The data of a question that are needed to describe its answers. */
type Asks = Pick<Decision, 'kind' | 'seat' | 'arg' | 'also'>;

const AGAIN = 3000; // milliseconds between attempts to reach the server
const BUSY = 20; // moments in the cache

export class Lens {
  found = $state.raw<Analysed>();
  /** The reason for a refusal: there is no analysis, or its progress is unavailable. */
  refused = $state('');
  asking = $state(false);
  ply = $state(0);
  mode = $state<Mode>('study');
  /** The seat whose decisions are listed; null: all seats. */
  seat = $state<number | null>(null);
  order = $state<'dear' | 'game'>('dear');
  /** All events of the game, for rounds and sentences. */
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
  /** My seat in that game, if I had exactly one. */
  readonly me: number | null;
  /** Whether it is a solo game, which has points instead of win chances. */
  get alone(): boolean {
    return this.play.table.seats.length === 1;
  }
  get id(): string {
    return this.play.table.id;
  }

  // ---- results from the server

  readonly analysis: Analysis | undefined = $derived(this.found?.analysis ?? undefined);
  readonly running: boolean = $derived(this.found?.status === 'waiting' || this.found?.status === 'running');
  /** Progress, from 0 to 1. */
  readonly progress: number = $derived.by(() => {
    const { analysis } = this;
    if (this.found?.status === 'done') return 1;
    return analysis?.total ? Math.min(0.99, analysis.done / analysis.total) : 0;
  });
  readonly curve: Moment[] = $derived.by(() => this.analysis?.moments ?? []);
  /**
   * The evaluated moments. Until the first curve is complete, the others have the final result instead of their
   * win chances.
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
  /** The decisions of the selected seat. */
  readonly theirs: Decision[] = $derived.by(
    () => this.analysis?.decisions.filter((d) => this.seat === null || d.seat === this.seat) ?? [],
  );
  readonly dear: Decision[] = $derived(
    this.theirs.filter((d) => d.verdict !== 'none' && d.best).sort(dearer),
  );
  readonly listed: Decision[] = $derived(this.order === 'dear' ? this.dear : this.theirs);
  /** My clear mistakes, the costliest first, for “learn from your mistakes”. */
  readonly mistakes: Decision[] = $derived.by(() => {
    const who = this.me ?? this.seat;
    const clear = this.analysis?.decisions.filter((d) => d.verdict === 'clear' && d.best);
    return (clear ?? []).filter((d) => who === null || d.seat === who).sort((a, b) => b.cost - a.cost);
  });

  /** Load the analysis; start one if there is none and the reader has a session. */
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
  /** Request an analysis. */
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
        // the server was restarted: request the analysis again
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

  // ---- the selected moment

  /** The board of a moment, as the choosing seat saw it. */
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
  /** Go to the previous or next decision, optionally only to costly ones. */
  step(by: 1 | -1, among: readonly Decision[] = this.theirs): void {
    const plies = among.map((d) => d.ply).sort((a, b) => a - b);
    const next = by > 0 ? plies.find((p) => p > this.ply) : plies.findLast((p) => p < this.ply);
    void this.go(next ?? (by > 0 ? this.last : 0));
  }
  /** Go one moment forward or back, draws and other seats included. */
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
  /** The question of a decision. */
  asked(d: Asks): string {
    return plain(this.play.lore.question(this.question(d), this.play.nameOf));
  }
  /** The log's sentence for a moment. */
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
  /** The position of a moment: its round, if the game has rounds, and its number. */
  where(ply: number): string {
    const round = this.roundOf(ply);
    return round ? this.play.roundName(round) : '';
  }

  /** The mark of the place of these options. */
  markOf(options: readonly Option[]): Mark | undefined {
    const has = (word: string | undefined): boolean => !!word && options.some((o) => o.word === word);
    if (this.mode === 'learn') return this.learning.markOf(has);
    if (this.mode === 'explore' || !this.decision) return undefined;
    const played = has(this.decision.played.word);
    const better = has(this.decision.best?.word);
    return played && better ? 'both' : played ? 'played' : better ? 'better' : undefined;
  }
}

/** Clear mistakes come first, then the costliest. */
const dearer = (a: Decision, b: Decision): number =>
  Number(b.verdict === 'clear') - Number(a.verdict === 'clear') || b.cost - a.cost;

/** Replaces the connection, since an analysed game doesn't change. */
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
    return message.type !== 'preview'; // previews are not supported here
  }
}

/** Links in the log go to moments of the analysis, not of a running game. */
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
  /** Show a moment; the board then offers only the discussed choices. */
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
