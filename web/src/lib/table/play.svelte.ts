// One table as one person sees it: the server's state, the moment on the screen, and the options.
// The client never decides what is legal: options come from the server, and the server checks every choice.
import { getContext, setContext, tick, untrack, type Component } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type {
  Change,
  Choice,
  Clock,
  Moments,
  Moved,
  Points,
  Previewed,
  SeatState,
  TableState,
  Told,
} from '$generated/messages';
import { play as playMotion, snapshot } from '../motion/motion';
import { beforePaint, rest } from '../motion/slices';
import { session } from '../session.svelte';
import { graceOf, moving, settings } from '../settings.svelte';
import { plain, say } from '../text/text.svelte';
import { api, Refusal, type Refused } from '../wire/api';
import { Advice } from './advising.svelte';
import { Again } from './again.svelte';
import { Chat } from './chat.svelte';
import type { GameModule } from './contract';
import { Device } from './device.svelte';
import { Drafting } from './drafting.svelte';
import { Link } from './link.svelte';
import { LookBack } from './lookback.svelte';
import type { Lore } from './lore';
import { Naming } from './naming.svelte';
import { Showing } from './showing.svelte';
import { Time } from './time.svelte';
import {
  formOf,
  type AnyGame,
  type Asked,
  type Form,
  type Happening,
  type Kind,
  type Option,
} from './vocabulary';
import { lengthOf } from './words';

export type { Option };

// all forms, in any game, that decline, pass or stop early
const GIVING_UP: ReadonlySet<string> = new Set(['skip', 'pass', 'withdraw', 'return', 'end']);
/** Whether an option declines. Such an option is never highlighted while there is another one. */
export const givesUp = (option: Pick<Choice, 'form'>): boolean => GIVING_UP.has(option.form ?? '');

/** Several options at one place, fanned out beside it. */
export interface Fan {
  options: Option[];
  box: DOMRect; // box of their place
  series?: boolean; // several answers at once: see drafting
}

const HOVER_WAIT = 70;

/* eslint-disable-next-line @typescript-eslint/no-explicit-any -- shared code doesn't know any game's vocabulary */
export class Play<G extends AnyGame = any> extends Naming<G> {
  latest = $state.raw<Moved>();
  shown = $state.raw<Moved>();
  events = $state.raw<Happening<G>[]>([]);
  heard = $state.raw<{ events: Happening<G>[]; ply: number }>({ events: [], ply: 0 }); // the events in the log
  refused = $state.raw<Refused>();
  hovered = $state.raw<Option<G>>();
  pending = $state.raw<Option<G>>(); // chosen, not yet confirmed
  fan = $state.raw<Fan>();
  phone = $state(false);
  area = $state('');
  /** The rules paragraph for the tip on the screen. */
  ruleAt = $state('');
  clockAt = $state(0); // time of the last clock message
  /** The secret of my invitation link, and whether I only want to watch. */
  invite = $state<string>();
  watching = $state(false);
  readonly chat: Chat;
  readonly time = new Time(this as unknown as Play);
  readonly link = new Link(this as unknown as Play);
  readonly device = new Device(this as unknown as Play);
  readonly past = new LookBack(this as unknown as Play);
  readonly advice = new Advice(this as unknown as Play);
  readonly again = new Again(this as unknown as Play);
  readonly drafting = new Drafting(this as unknown as Play);
  readonly showing = new Showing(
    (next) => this.present(next),
    (next) => next.ply === this.link.answered + 1,
  );
  /** A guide that replaces hints, such as a lesson. */
  readonly companion: Component | undefined = undefined;
  private readonly previews = new SvelteMap<number, Previewed>(); // keyed by option of the question on the screen
  private weighed: Option<G> | undefined; // chosen, while it is unknown whether it ends the turn
  private readonly placed = new SvelteMap<number, number>();
  private hoverTimer: ReturnType<typeof setTimeout> | undefined;
  root: HTMLElement | undefined;
  layer: HTMLElement | undefined;

  constructor(
    lore: Lore,
    readonly module: GameModule | undefined,
    table: TableState,
    private wanted?: number, // the ply that the address names
  ) {
    super(lore, table);
    this.chat = new Chat(table.id, (line) =>
      line.person ? line.person === session.me?.id : line.seat !== null && !!this.table.seats[line.seat]?.you,
    );
  }

  // ---- who sits where

  readonly seats: SeatState[] = $derived(this.table.seats);
  /** My seat, or null for a spectator. On a shared device, the seat among ours whose turn it is. */
  readonly me: number | null = $derived(this.shown?.seat ?? null);
  /** The state of a seat in a few words: computer and level, away, thinking. */
  standingOf(seat: number): string {
    const s = this.table.seats[seat];
    const words: string[] = [];
    if (s?.who === 'computer') words.push(say('computer'), say(`level-${s.level ?? 'villager'}`));
    else if (s?.who === 'person' && !s.online && this.table.status !== 'study')
      words.push(s.away ? say('away-for', { for: lengthOf(this.time.away(seat)) }) : say('away'));
    if (this.question?.seat === seat) words.push(say('is-choosing'));
    return words.join(' · ');
  }

  // ---- what is seen and asked

  readonly view = $derived(this.shown?.view as G['view']);
  readonly ply: number = $derived(this.shown?.ply ?? 0);
  readonly question: Asked<G> | null = $derived((this.shown?.ask as Asked<G> | undefined) ?? null);
  readonly over: boolean = $derived(!!this.latest?.result && !this.question && this.past.ply === null);
  readonly clock: Clock | null = $derived(this.latest?.clock ?? null);
  /** Whether the question on the screen is mine to answer now. */
  readonly mine: boolean = $derived(
    this.past.ply === null &&
      this.shown === this.latest &&
      !!this.question?.options.length &&
      !this.link.answers(this.shown),
  );
  /** Whether options can be chosen; while offline they are dimmed. */
  readonly awake: boolean = $derived(this.link.state === 'on');
  /** My unconfirmed choice on a lost connection. */
  readonly kept: Option<G> | undefined = $derived(
    !this.awake && this.link.answers(this.shown) ? (this.link.kept?.option as Option<G>) : undefined,
  );
  readonly options: Option<G>[] = $derived.by(() => {
    const q = this.question;
    if (this.kept) return [this.kept];
    if (!q || !this.mine) return [];
    return q.options.map((c) => ({
      ...c,
      kind: q.kind,
      label: plain(this.lore.label(q, c, this.nameOf, this.view as object)),
      does: plain(this.lore.does(q, c, this.nameOf)),
      about: plain(this.lore.about(q, c, this.nameOf)),
    })) as Option<G>[]; // safe: the types are generated from this server's catalogue
  });

  /** Whether a question of this kind is pending, for any seat. */
  asks(kind: Kind<G>): boolean {
    return this.question?.kind === kind;
  }

  /**
   * All options of a form whose first parts are these. The form is named as in the texts, without `do-`:
   * `place` for the unnamed form of the kind `place`, `market-buy`, `market-skip`.
   */
  optionsAt(form: Form<G>, ...parts: number[]): Option<G>[] {
    return this.options.filter((o) => formOf<G>(o) === form && parts.every((p, i) => o.parts[i] === p));
  }
  /** The one option of a form with these parts, if it is offered. */
  optionAt(form: Form<G>, ...parts: number[]): Option<G> | undefined {
    return this.optionsAt(form, ...parts)[0];
  }

  /** Options that have no place on the board: buttons of the lintel. */
  readonly placeless: Option<G>[] = $derived(
    this.options.filter((o) => !this.placed.get(o.value) && !this.areaOf(o)),
  );
  /** The area of a phone that shows an option. */
  areaOf(option: Option): string | undefined {
    return this.phone ? this.module?.areaOf?.(option, this as unknown as Play) : undefined;
  }

  /** Register a mounted component that shows options at a place; see Choice.svelte. */
  holdPlace(values: readonly number[]): () => void {
    const count = (by: number): void =>
      untrack(() => {
        for (const v of values) {
          const n = (this.placed.get(v) ?? 0) + by;
          if (n) this.placed.set(v, n);
          else this.placed.delete(v);
        }
      });
    count(1);
    return () => count(-1);
  }

  /** The events of the moment on the screen, for the marks of the last move. */
  readonly recent: Happening<G>[] = $derived(
    this.events.filter((e) => e.ply > this.ply - 3 && e.ply <= this.ply),
  );

  // ---- looking at a choice, and choosing

  /** Preview an option (hover, focus, first tap): ask the server what it would change. */
  look(option: Option<G> | undefined): void {
    if (this.hovered?.value === option?.value) return;
    this.hovered = option;
    clearTimeout(this.hoverTimer);
    if (option && this.mine && this.awake)
      this.hoverTimer = setTimeout(
        () => this.link.send({ type: 'preview', ply: this.ply, value: option.value }),
        HOVER_WAIT,
      );
  }

  /** What the previewed option would change: `seats.0.gold`, before and after. */
  readonly preview: Change[] = $derived(
    (this.hovered && this.previews.get(this.hovered.value)?.changes) ?? [],
  );
  /** Preview a few options in advance. */
  askAhead(options: readonly Option[]): void {
    for (const { value } of options)
      if (!untrack(() => this.previews.has(value))) this.link.send({ type: 'preview', ply: this.ply, value });
  }
  /** What an option would change; undefined until the server has answered. */
  changesOf(option: Option): readonly Change[] {
    return this.previews.get(option.value)?.changes ?? [];
  }
  /** The effect of an option in a few words, once the server has answered. */
  leadsTo(option: Option): string {
    const changes = this.changesOf(option);
    return (changes.length && this.module?.leadsTo?.(changes, this as unknown as Play)) || '';
  }
  changeAt(path: string): Change | undefined {
    return this.preview.find((c) => c.path === path);
  }

  choose(option: Option<G>): void {
    if (!this.mine || !this.shown) return;
    if (!this.awake) {
      this.link.retry(); // the lintel explains why choosing is impossible
      return;
    }
    this.fan = undefined;
    this.weighed = undefined;
    if (this.pending?.value !== option.value && settings.confirm !== 'never') {
      const last = settings.confirm === 'choice' || this.previews.get(option.value)?.last;
      if (last === undefined) {
        this.weighed = option;
        this.link.send({ type: 'preview', ply: this.ply, value: option.value });
        return;
      }
      if (last) {
        this.pending = option;
        return;
      }
    }
    this.pending = undefined;
    this.look(undefined);
    this.refused = undefined;
    this.link.choose(option, this.shown, graceOf(settings.pace));
  }
  /** Answer this question and the ones that follow, all at once. */
  chooseSeveral(option: Option<G>, then: readonly string[]): void {
    if (!this.mine || !this.awake || !this.shown) return;
    this.fan = this.pending = this.weighed = this.refused = undefined;
    this.look(undefined);
    this.link.choose(option, this.shown, graceOf(settings.pace), then);
  }
  putBack(): void {
    this.pending = undefined;
  }
  /** Whether one of these is chosen but unconfirmed or still in flight. */
  isChosen(options: readonly Option[]): boolean {
    return options.some((o) => o.value === (this.pending ?? this.kept)?.value);
  }
  /** The option that the hint on the screen names. */
  readonly advised: Option<G> | undefined = $derived(
    this.advice.hint ? this.options.find((o) => o.value === this.advice.hint?.value) : undefined,
  );
  /** Whether the hint names one of the options at a place. */
  advises(options: readonly Option[]): boolean {
    return !!this.advised && options.some((o) => o.value === this.advised?.value);
  }

  /** The mark of these options' place, on boards that only discuss choices: see analysis/. */
  markOf(_options: readonly Option[]): string | undefined {
    return undefined;
  }

  /** An earlier moment of the game. */
  at(ply: number): Promise<Moved> {
    return api.at(this.table.id, ply);
  }
  /** The starts of turns, and my own decisions. */
  moments(): Promise<Moments> {
    return api.moments(this.table.id);
  }
  /** Each seat's points, as if the game ended now. */
  points(): Promise<Points> {
    return api.points(this.table.id);
  }

  // ---- undo

  readonly mayUndo: boolean = $derived(
    this.past.ply === null && !!this.latest?.undo && !!this.table.seats[this.latest.undo.seat]?.you,
  );
  private undoing: { turn: boolean } | undefined; // undo requested before the server confirmed the choice
  undo(turn = false): void {
    if (this.pending) {
      this.putBack();
      return;
    }
    // undo must wait until the choice is confirmed
    if (this.link.answers(this.latest)) this.undoing = { turn };
    else if (this.latest) this.link.send({ type: 'undo', ply: this.latest.ply, turn });
  }

  // ---- what the server says

  connect(): void {
    this.link.open();
  }
  close(): void {
    this.link.close();
    clearTimeout(this.hoverTimer);
  }
  /** Reconnect after taking a seat or signing in. */
  reconnect(): void {
    this.latest = this.shown = undefined;
    this.events = [];
    this.heard = { events: [], ply: 0 };
    this.link.open();
  }
  /** Send a chat message; false if there is no connection. */
  talk(text: string): boolean {
    return this.link.send({ type: 'say', text });
  }

  told(message: Told): void {
    switch (message.type) {
      case 'table':
        this.table = message;
        this.time.set(message);
        break;
      case 'moved':
        this.moved(message);
        break;
      case 'said':
        this.chat.add(message);
        break;
      case 'previewed':
        if (message.ply === this.ply) this.previewed(message);
        break;
      case 'drafted':
        if (message.ply === this.ply) this.drafting.hear(message);
        break;
      case 'refused':
        if (message.asked === 'draft') {
          this.drafting.hear(undefined);
          break;
        }
        this.undoing = this.weighed = undefined;
        if (this.link.refused(message)) this.refused = message;
        break;
      case 'pong':
        break;
    }
  }

  private previewed(message: Previewed): void {
    this.previews.set(message.value, message);
    if (this.weighed?.value === message.value) this.choose(this.weighed);
  }

  fail(error: unknown): void {
    if (error instanceof Refusal) this.refused = error.refused;
    else throw error;
  }

  private moved(message: Moved): void {
    const { latest } = this;
    const before = this.events.filter((e) => e.ply <= message.since);
    const other = message.seat !== latest?.seat;
    const kept = other ? before.map((e) => this.device.forget(e, message.seat)) : before;
    if (kept.some((e, i) => e !== before[i])) this.heard = { events: kept, ply: this.ply };
    this.events = [...kept, ...message.events];
    const news = latest && (message.ply !== latest.ply || message.revision !== latest.revision);
    if (news && message.ply !== this.table.ply) this.time.press(); // otherwise the table's state has the time
    const known = !other && message.ply === latest?.ply && message.revision === latest.revision;
    this.latest = message;
    this.link.moved(message);
    if (this.undoing && !this.link.kept) {
      this.link.send({ type: 'undo', ply: message.ply, turn: this.undoing.turn });
      this.undoing = undefined;
    }
    this.clockAt = performance.now();
    if (this.past.ply !== null) return;
    if (!this.shown) {
      this.past.arrive(message.ply);
      this.show(message);
      this.tell();
      if (this.wanted !== undefined) void this.past.go(this.wanted);
      this.wanted = undefined;
    } else if (known && this.shown === latest)
      this.shown = message; // the same moment on a new connection keeps the selection
    else this.showing.add(message);
  }

  show(m: Moved | undefined): void {
    this.shown = m;
    this.previews.clear();
    this.weighed = undefined;
    this.device.show(m);
  }

  private async present(next: Moved): Promise<void> {
    if (this.past.ply !== null) return;
    const before = this.root && moving() && !document.hidden ? snapshot(this.root) : undefined;
    if (before) await rest();
    this.pending = undefined;
    this.fan = undefined;
    if (this.hovered) this.hovered = undefined;
    if (next.ply !== this.shown?.ply || next.revision !== this.shown.revision) this.advice.hint = undefined;
    this.show(next);
    this.past.saw(next.ply);
    await tick();
    if (before) await beforePaint();
    const done =
      before && this.root && this.layer
        ? playMotion(this.layer, before, snapshot(this.root, false), this.root)
        : undefined;
    if (before) await rest();
    this.tell();
    await done;
  }

  /** Add events to the log, in step with the board. */
  tell(): void {
    this.heard = { events: this.events, ply: this.ply };
  }
}

const KEY = Symbol('play');
export const providePlay = (play: Play): void => {
  setContext(KEY, play);
};
/** The table around this component. `G` is the game's vocabulary, from `$generated/<game>`. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- see Play
export const usePlay = <G extends AnyGame = any>(): Play<G> => getContext<Play<G>>(KEY);
