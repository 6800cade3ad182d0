// One table as one person sees it: what the server says, what is on the screen, and what may be chosen.
// The client never decides what is legal: options come from the server, and a choice is a question to it.
import { getContext, setContext, tick, untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type {
  Change,
  Choice,
  Clock,
  Event,
  Hinted,
  Moved,
  Question,
  Refused,
  Said,
  SeatState,
  TableState,
  Told,
} from '$generated/messages';
import { finishMotion, play as playMotion, snapshot } from '../motion/motion';
import { graceOf, moving, paceOf, settings } from '../settings.svelte';
import { plain, say } from '../text/text.svelte';
import { api, Refusal } from '../wire/api';
import { Live } from '../wire/live';
import type { GameModule } from './contract';
import type { Lore } from './lore';

/** Something that may be chosen now, with its words. */
export interface Option extends Choice {
  kind: string;
  label: string;
  about: string;
}

// forms by which one declines, passes or stops before all is done; the games name no others
const GIVING_UP: ReadonlySet<string> = new Set(['skip', 'pass', 'withdraw', 'end']);
/** Whether an option gives something up: it never draws the eye while something else may be chosen. */
export const givesUp = (option: Pick<Choice, 'form'>): boolean => GIVING_UP.has(option.form ?? '');

/** Several options at one place, fanned out beside it. */
export interface Fan {
  options: Option[];
  box: DOMRect; // of the place they lie at
}

const QUEUE_TO_SKIP = 40; // more waiting moments than this are not worth showing one by one
const HOVER_WAIT = 70;

export class Play<V = unknown> {
  table = $state.raw<TableState>() as TableState;
  latest = $state.raw<Moved>();
  shown = $state.raw<Moved>();
  events = $state.raw<Event[]>([]);
  chat = $state.raw<Said[]>([]);
  online = $state(true);
  refused = $state.raw<Refused>();
  past = $state<number | null>(null); // the ply looked back at
  hovered = $state.raw<Option>();
  pending = $state.raw<Option>(); // chosen, not yet confirmed
  sent = $state(-1); // the ply that was answered and not yet heard back
  fan = $state.raw<Fan>();
  hint = $state.raw<Hinted>();
  private asked = $state(-1); // the ply for which a hint is thought about
  phone = $state(false);
  area = $state('');
  clockAt = $state(0); // when the clock was last heard of
  private readonly previews = new SvelteMap<number, Change[]>(); // by option of the question on the screen
  private readonly placed = new SvelteMap<number, number>();
  private readonly queue: Moved[] = [];
  private showing = false;
  private live: Live | undefined;
  private hoverTimer: ReturnType<typeof setTimeout> | undefined;
  root: HTMLElement | undefined;
  layer: HTMLElement | undefined;

  constructor(
    readonly lore: Lore,
    readonly module: GameModule | undefined,
    table: TableState,
    private wanted?: number, // the ply that the address names
  ) {
    this.table = table;
  }

  // ---- who sits where

  readonly seats: SeatState[] = $derived(this.table.seats);
  /** My seat, or null for a spectator. On a shared device: whose turn it is, of those who sit here. */
  readonly me: number | null = $derived(this.shown?.seat ?? null);
  /** Whether a seat is the reader's, and theirs alone: on a shared device names say who is who. */
  isMe = (seat: number): boolean =>
    !!this.table.seats[seat]?.you && this.table.seats.filter((s) => s.you).length === 1;
  nameOf = (seat: number): string => {
    const s = this.table.seats[seat];
    if (s?.name) return s.name;
    if (this.table.status === 'study') return say('player-n', { n: seat + 1 }); // a record has no names
    return say(s?.who === 'computer' ? `computer-name-${seat + 1}` : 'free-seat');
  };

  /** What a seat is called in a sentence: the reader's own name says so. */
  called = (seat: number): string =>
    this.isMe(seat) ? say('name-you', { name: this.nameOf(seat) }) : this.nameOf(seat);

  // ---- several people on one device

  private facing = $state<number | null>(null); // whose eyes the table was last shown to
  /** The person who must take the device before the table is shown to them, or null. */
  readonly curtain: number | null = $derived(
    this.facing !== this.me && this.keepsSecrets(this.shown) ? this.me : null,
  );
  /** Whether there is something that of all who sit at this device only one may see. */
  private keepsSecrets(m: Moved | undefined): boolean {
    if (!m?.ask || m.seat === null || this.table.seats.filter((s) => s.you).length < 2) return false;
    return !!this.module?.secrets?.(m.view, m.seat);
  }
  /** Show the table to whom it waits for. */
  unveil(): void {
    this.facing = this.me;
  }
  private show(m: Moved | undefined): void {
    this.shown = m;
    this.previews.clear();
    if (!this.keepsSecrets(m)) this.facing = m?.seat ?? null;
  }
  /** What one of us saw alone is forgotten when another looks. */
  private forget(e: Event, seat: number | null): Event {
    const fields = this.lore.info.events.find((k) => k.name === e.kind)?.fields;
    if (e.seat === seat || !fields?.some((f) => f.secret)) return e;
    return { ...e, numbers: e.numbers.map((n, i) => (fields[i]?.secret ? -1 : n)) };
  }

  // ---- what is seen and asked

  readonly view = $derived(this.shown?.view as V);
  readonly ply: number = $derived(this.shown?.ply ?? 0);
  readonly question: Question | null = $derived(this.shown?.ask ?? null);
  readonly over: boolean = $derived(!!this.latest?.result && !this.question && this.past === null);
  readonly clock: Clock | null = $derived(this.latest?.clock ?? null);
  /** Whether the question on the screen is mine to answer now. */
  readonly mine: boolean = $derived(
    this.past === null &&
      this.shown === this.latest &&
      !!this.question?.options.length &&
      this.sent !== this.ply,
  );
  readonly options: Option[] = $derived.by(() => {
    const q = this.question;
    if (!q || !this.mine) return [];
    return q.options.map((c) => ({
      ...c,
      kind: q.kind,
      label: plain(this.lore.label(q, c, this.nameOf)),
      about: plain(this.lore.about(q, c, this.nameOf)),
    }));
  });

  /** A round in the words of this game: `Manche 3`. */
  roundName(n: number): string {
    return `${this.lore.say('view-round')}\u00a0${n}`;
  }

  /** Whether a question of this kind is asked (of anybody). */
  asks(kind: string): boolean {
    return this.question?.kind === kind;
  }

  /**
   * All options of a form whose first parts are these. The form is named as in the texts, without `do-`:
   * `place` for the unnamed form of the kind `place`, `market-buy`, `market-skip`.
   */
  optionsAt(form: string, ...parts: number[]): Option[] {
    return this.options.filter(
      (o) => (o.form ? `${o.kind}-${o.form}` : o.kind) === form && parts.every((p, i) => o.parts[i] === p),
    );
  }
  /** The one option of a form with these parts, if it is offered. */
  optionAt(form: string, ...parts: number[]): Option | undefined {
    return this.optionsAt(form, ...parts)[0];
  }

  /** Options that have no place on the board: buttons of the lintel. */
  readonly placeless: Option[] = $derived(
    this.options.filter((o) => !this.placed.get(o.value) && !this.areaOf(o)),
  );
  /** The area of a phone in which an option waits. */
  areaOf(option: Option): string | undefined {
    return this.phone ? this.module?.areaOf?.(option, this as unknown as Play) : undefined;
  }

  /** A component that shows options at a place says so while it lives; see Choice.svelte. */
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

  /** What happened at the moment on the screen: for the marks of a last move. */
  readonly recent: Event[] = $derived(this.events.filter((e) => e.ply > this.ply - 3 && e.ply <= this.ply));

  // ---- looking at a choice, and choosing

  /** Look at an option (hover, focus, first tap); asks the server what it would change. */
  look(option: Option | undefined): void {
    if (this.hovered?.value === option?.value) return;
    this.hovered = option;
    clearTimeout(this.hoverTimer);
    if (option && this.mine)
      this.hoverTimer = setTimeout(
        () => this.live?.send({ type: 'preview', ply: this.ply, value: option.value }),
        HOVER_WAIT,
      );
  }

  /** What the option being looked at would change: `seats.0.gold`, before and after. */
  readonly preview: Change[] = $derived((this.hovered && this.previews.get(this.hovered.value)) ?? []);
  /** Ask what a few options would change before anybody looks at them. */
  askAhead(options: readonly Option[]): void {
    for (const { value } of options)
      if (!untrack(() => this.previews.has(value)))
        this.live?.send({ type: 'preview', ply: this.ply, value });
  }
  /** What an option leads to, in a few words, once that is known. */
  leadsTo(option: Option): string {
    const changes = this.previews.get(option.value);
    return (changes && this.module?.leadsTo?.(changes, this as unknown as Play)) ?? '';
  }
  changeAt(path: string): Change | undefined {
    return this.preview.find((c) => c.path === path);
  }

  choose(option: Option): void {
    if (!this.mine) return;
    this.fan = undefined;
    if (settings.confirm && this.pending?.value !== option.value) {
      this.pending = option;
      return;
    }
    this.pending = undefined;
    this.look(undefined);
    this.refused = undefined;
    this.sent = this.ply;
    const grace = graceOf(settings.pace);
    const answer = { ply: this.ply, revision: this.shown?.revision ?? null, value: option.value, grace };
    if (!this.live?.send({ type: 'choose', ...answer })) this.sent = -1;
  }
  putBack(): void {
    this.pending = undefined;
  }

  // ---- hints: what the strongest computer player would choose

  /** Whether one may be asked for: against computer players alone, and when it is my turn. */
  readonly mayHint: boolean = $derived(this.mine && this.table.hints);
  readonly hinting: boolean = $derived(this.mine && this.asked === this.ply);
  /** The option that the hint on the screen names. */
  readonly advised: Option | undefined = $derived(
    this.hint ? this.options.find((o) => o.value === this.hint?.value) : undefined,
  );
  /** Whether what is chosen at a place is what the hint names. */
  advises(options: readonly Option[]): boolean {
    return !!this.advised && options.some((o) => o.value === this.advised?.value);
  }
  /** Ask for a hint; with one on the screen, put it away. */
  async askHint(): Promise<void> {
    if (this.hint) {
      this.hint = undefined;
      return;
    }
    if (!this.mayHint || this.hinting) return;
    const { ply } = this;
    const revision = this.latest?.revision;
    const still = (): boolean => this.ply === ply && this.latest?.revision === revision;
    this.asked = ply;
    this.refused = undefined;
    try {
      const hint = await api.hint(this.table.id, ply);
      if (still()) this.hint = hint;
      if (this.advised) this.area = this.areaOf(this.advised) ?? this.area;
    } catch (e) {
      if (still()) this.fail(e); // who has chosen meanwhile needs no hint any more
    } finally {
      if (this.asked === ply) this.asked = -1;
    }
  }

  // ---- undo

  readonly mayUndo: boolean = $derived(
    this.past === null && !!this.latest?.undo && !!this.table.seats[this.latest.undo.seat]?.you,
  );
  private undoing: { turn: boolean } | undefined; // wanted before the server had answered
  undo(turn = false): void {
    if (this.pending) {
      this.putBack();
      return;
    }
    // what is not answered yet can't be taken back yet
    if (this.latest && this.sent === this.latest.ply) this.undoing = { turn };
    else if (this.latest) this.live?.send({ type: 'undo', ply: this.latest.ply, turn });
  }

  // ---- looking back

  async lookBack(ply: number): Promise<void> {
    finishMotion();
    this.look(undefined);
    this.fan = undefined;
    if (this.latest && ply >= this.latest.ply) {
      this.now();
      return;
    }
    try {
      const moment = await api.at(this.table.id, Math.max(0, ply));
      this.past = moment.ply;
      this.show(moment);
    } catch (e) {
      this.fail(e);
    }
  }
  /** Back to the present. */
  now(): void {
    this.past = null;
    this.queue.length = 0;
    this.show(this.latest);
  }

  // ---- the connection

  connect(): void {
    this.live = new Live(this.table.id, {
      told: (m) => this.told(m),
      connected: (yes) => (this.online = yes),
      seen: () => (this.latest ? `?since=${this.latest.ply}&revision=${this.latest.revision}` : ''),
    });
  }
  close(): void {
    this.live?.close();
    clearTimeout(this.hoverTimer);
  }
  /** Connect anew, as somebody who has just taken a seat. */
  reconnect(): void {
    this.close();
    this.latest = this.shown = undefined;
    this.events = [];
    this.connect();
  }
  talk(text: string): void {
    this.live?.send({ type: 'say', text });
  }

  told(message: Told): void {
    switch (message.type) {
      case 'table':
        this.table = message;
        break;
      case 'moved':
        this.moved(message);
        break;
      case 'said':
        if (!this.chat.some((line) => line.number === message.number))
          this.chat = [...this.chat, message].sort((a, b) => a.number - b.number);
        break;
      case 'previewed':
        if (message.ply === this.ply) this.previews.set(message.value, message.changes);
        break;
      case 'refused':
        this.sent = -1;
        this.undoing = undefined;
        this.refused = message;
        break;
      case 'pong':
        break;
    }
  }

  fail(error: unknown): void {
    if (error instanceof Refusal) this.refused = error.refused;
    else throw error;
  }

  private moved(message: Moved): void {
    const before = this.events.filter((e) => e.ply <= message.since);
    const other = message.seat !== this.latest?.seat;
    this.events = [...(other ? before.map((e) => this.forget(e, message.seat)) : before), ...message.events];
    if (message.revision !== this.latest?.revision) this.sent = -1; // something was taken back
    this.latest = message;
    if (this.undoing) this.live?.send({ type: 'undo', ply: message.ply, turn: this.undoing.turn });
    this.undoing = undefined;
    this.clockAt = performance.now();
    if (this.past !== null) return;
    if (!this.shown) {
      this.show(message);
      if (this.wanted !== undefined) void this.lookBack(this.wanted);
      this.wanted = undefined;
      return;
    }
    this.queue.push(message);
    void this.showQueue();
  }

  /** Show what has come, one moment after the other, at a pace that can be followed. */
  private async showQueue(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    try {
      for (let next = this.queue.shift(); next; next = this.queue.shift()) {
        if (settings.pace === 'instant' || this.queue.length > QUEUE_TO_SKIP) {
          next = this.queue.pop() ?? next;
          this.queue.length = 0;
        }
        const mine = this.mineWas(next);
        await this.present(next);
        if (this.queue.length && !mine) await this.pause(paceOf(settings.pace));
      }
    } finally {
      this.showing = false;
    }
  }
  private mineWas(next: Moved): boolean {
    return this.sent >= 0 && next.ply === this.sent + 1;
  }

  private async present(next: Moved): Promise<void> {
    if (this.past !== null) return;
    const before = this.root && moving() && !document.hidden ? snapshot(this.root) : undefined;
    this.pending = undefined;
    this.fan = undefined;
    if (this.hovered) this.hovered = undefined;
    if (next.ply !== this.shown?.ply || next.revision !== this.shown.revision) this.hint = undefined;
    this.show(next);
    if (this.sent >= 0 && next.ply !== this.sent) this.sent = -1;
    await tick();
    if (before && this.root && this.layer)
      await playMotion(this.layer, before, snapshot(this.root), this.root);
  }

  private skip: (() => void) | undefined;
  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.skip = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
  /** Finish what moves and do not wait: any key or tap. */
  hurry(): void {
    finishMotion();
    this.skip?.();
  }

  // ---- words

  say(key: string, args: Parameters<Lore['say']>[1] = {}): string {
    return this.lore.say(key, args);
  }
  /** What a member of a noun is called. */
  thing(noun: string, index: number): string {
    return plain(String(this.lore.thing(noun, index, this.nameOf)));
  }
  aboutThing(noun: string, index: number): string {
    return this.lore.aboutThing(noun, index);
  }
  /** A printed number of a component: `printed('craftsman', 12, 'cost')`. */
  printed(noun: string, index: number, column: string): number {
    const table = this.lore.info.components.find((t) => t.noun === noun);
    const cell = table?.rows[index]?.cells[table.columns.indexOf(column)];
    return typeof cell === 'number' ? cell : 0;
  }
}

const KEY = Symbol('play');
export const providePlay = (play: Play): void => {
  setContext(KEY, play);
};
/** The table around this component. `V` is the game's view, from `$generated/<game>`. */
export const usePlay = <V = unknown>(): Play<V> => getContext<Play<V>>(KEY);
