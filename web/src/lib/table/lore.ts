// What the client knows of a game: its catalogue and its texts, and from both the words for choices, questions,
// events and things. Nothing here is about one game.
import type { Choice, Event, FieldInfo, GameInfo, KindInfo, Question } from '$generated/messages';
import { named, Texts, ui, type Args } from '../text/text.svelte';
import { api } from '../wire/api';

export type NameOf = (seat: number) => string;

const camel = (name: string): string => name.replace(/[-_](\w)/g, (_, c: string) => c.toUpperCase());

export class Lore {
  private readonly kinds: Map<string, KindInfo>;
  private readonly events: Map<string, GameInfo['events'][number]>;

  constructor(
    readonly info: GameInfo,
    readonly texts: Texts,
  ) {
    this.kinds = new Map(info.kinds.map((k) => [k.name, k]));
    this.events = new Map(info.events.map((e) => [e.name, e]));
  }

  say(key: string, args: Args = {}): string {
    return this.texts.say(key, args);
  }
  find(key: string, args: Args = {}): string | undefined {
    return this.texts.find(key, args);
  }

  /** The bare key of a member of a noun; "" where numbers are the names. */
  keyOf(noun: string | null | undefined, index: number): string {
    return (noun && this.info.nouns[noun]?.keys[index]) || '';
  }

  /** What a member of a noun is called: a translated name, a player's name, or its number. */
  thing(noun: string | null | undefined, index: number, names: NameOf): string | number {
    if (noun === 'seat') return index < 0 ? '' : named(names(index));
    const key = this.keyOf(noun, index);
    if (noun && index >= 0 && this.info.nouns[noun]?.by.length)
      return this.say(noun, this.parts(noun, index));
    return key ? this.say(`${noun}-${key}`) : index;
  }

  /** What a thing is made of, as a square of a row and a column: the words for its name. */
  private parts(noun: string, index: number): Args {
    const args: Args = {};
    let rest = index;
    for (const one of [...(this.info.nouns[noun]?.by ?? [])].reverse()) {
      const size = this.info.nouns[one]?.size ?? 1;
      args[one] = this.thing(one, rest % size, String);
      rest = Math.floor(rest / size);
    }
    return args;
  }

  /** What a thing does, in our own words. */
  aboutThing(noun: string, index: number): string {
    const key = this.keyOf(noun, index);
    return (key && this.find(`${noun}-${key}.about`)) || '';
  }

  private args(fields: readonly FieldInfo[], numbers: readonly number[], names: NameOf): Args {
    const args: Args = {};
    fields.forEach((field, i) => {
      const n = numbers[i] ?? -1;
      args[field.name] = this.thing(field.noun, n, names);
      args[camel(field.name) + 'Key'] = this.keyOf(field.noun, n) || String(n);
      args[field.name + 'Key'] = args[camel(field.name) + 'Key'] ?? '';
    });
    return args;
  }

  private askArgs(q: Question, names: NameOf): Args {
    const kind = this.kinds.get(q.kind);
    return {
      player: named(names(q.seat)),
      arg: this.thing(kind?.arg, q.arg, names),
      also: this.thing(kind?.also, q.also, names),
      argKey: this.keyOf(kind?.arg, q.arg) || String(q.arg),
      alsoKey: this.keyOf(kind?.also, q.also) || String(q.also),
    };
  }

  /** The question, to the one who is asked. */
  question(q: Question, names: NameOf): string {
    return this.say(`ask-${q.kind}`, this.askArgs(q, names));
  }
  /** What the others read meanwhile. */
  waiting(q: Question, names: NameOf): string {
    const args = this.askArgs(q, names);
    return this.find(`ask-${q.kind}.other`, args) ?? ui.say('waiting-for', args);
  }
  /** Why it is asked, or a hint. */
  why(q: Question, names: NameOf): string {
    return this.find(`ask-${q.kind}.why`, this.askArgs(q, names)) ?? '';
  }

  private choiceKey(q: Question, c: Choice): string {
    return c.form ? `do-${q.kind}-${c.form}` : `do-${q.kind}`;
  }
  private choiceArgs(q: Question, c: Choice, names: NameOf): Args {
    const form = this.kinds.get(q.kind)?.forms.find((f) => f.name === c.form);
    return { ...this.askArgs(q, names), ...this.args(form?.fields ?? [], c.parts, names) };
  }
  label(q: Question, c: Choice, names: NameOf): string {
    return this.say(this.choiceKey(q, c), this.choiceArgs(q, c, names));
  }
  /** What a choice costs and gives, or else what the thing chosen is. */
  about(q: Question, c: Choice, names: NameOf): string {
    const own = this.find(this.choiceKey(q, c) + '.about', this.choiceArgs(q, c, names));
    if (own) return own;
    const form = this.kinds.get(q.kind)?.forms.find((f) => f.name === c.form);
    const noun = form?.fields[0]?.noun;
    return noun ? this.aboutThing(noun, c.parts[0] ?? -1) : '';
  }

  /** The points an event says it brought, 0 if it says nothing of them. */
  pointsOf(e: Event): number {
    const at = this.events.get(e.kind)?.fields.findIndex((f) => f.name === 'points') ?? -1;
    return e.numbers[at] ?? 0;
  }

  /** An event as a sentence of the log. */
  sentence(e: Event, names: NameOf): string {
    const kind = this.events.get(e.kind);
    const fields = kind?.fields ?? [];
    const hidden = fields.some((f, i) => f.secret && e.numbers[i] === -1);
    const args = { player: named(e.seat >= 0 ? names(e.seat) : ''), ...this.args(fields, e.numbers, names) };
    const said = this.say(`event-${e.kind}${hidden ? '-hidden' : ''}`, args);
    return said.charAt(0).toLocaleUpperCase() + said.slice(1); // it may begin with the name of a thing
  }
}

const known = new Map<string, Promise<Lore>>();

/** Load the catalogue and both languages of a game, once. */
export function loreOf(game: string): Promise<Lore> {
  let lore = known.get(game);
  if (!lore) {
    lore = Promise.all([api.game(game), api.texts(game, 'fr'), api.texts(game, 'en')]).then(
      ([info, fr, en]) => new Lore(info, new Texts({ fr, en }, ui)),
    );
    lore.catch(() => known.delete(game));
    known.set(game, lore);
  }
  return lore;
}
