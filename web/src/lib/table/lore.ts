// A game's catalogue and texts, and the words derived from them for choices, questions, events and components.
// Nothing here is specific to one game.
import type { Choice, Event, FieldInfo, GameInfo, KindInfo, Question } from '$generated/messages';
import type { FluentVariable } from '@fluent/bundle';
import { settings } from '../settings.svelte';
import { derivable, formOfNoun, joined, ofName } from '../text/forms';
import { named, Texts, ui, type Args, type Ask } from '../text/text.svelte';
import { api } from '../wire/api';

export type NameOf = (seat: number) => string;

const camel = (name: string): string => name.replace(/[-_](\w)/g, (_, c: string) => c.toUpperCase());

/** A part of a question, a choice or an event: a number and the noun it refers to. */
interface Given {
  name: string;
  noun: string | null;
  n: number;
}
const none: Ask = () => undefined;

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

  say(key: string, args: Args = {}, ask: Ask = none): string {
    return this.texts.say(key, args, (name) => ask(name) ?? this.common(name));
  }
  find(key: string, args: Args = {}, ask: Ask = none): string | undefined {
    return this.texts.find(key, args, (name) => ask(name) ?? this.common(name));
  }

  // ---- printed numbers

  /** The options of the table; missing ones have their default. */
  options: Record<string, boolean | number | string> = {};

  /** Variables of every message: an option, a single number of the components, a printed cell. */
  private common(name: string): FluentVariable | undefined {
    const option = this.info.options.find((o) => `option-${o.name}` === name);
    const value = option && (this.options[option.name] ?? option.values[0]);
    return typeof value === 'boolean' ? String(value) : (value ?? this.number(name) ?? this.printed(name));
  }
  /** The cell that `<noun>-<member>-<column>` names. */
  private printed(name: string): FluentVariable | undefined {
    for (const table of this.info.components)
      for (const [i, column] of table.columns.entries()) {
        const row = (this.info.nouns[table.noun]?.keys ?? []).findIndex(
          (key) => name === `${table.noun}-${key}-${column}`,
        );
        const cell = table.rows[row]?.cells[i];
        if (cell !== undefined) return this.cell(cell);
      }
    return undefined;
  }
  /** A number that belongs to no card or tile. */
  number(name: string): number | undefined {
    const at = this.info.nouns.number?.keys.indexOf(name) ?? -1;
    const cell = this.info.components.find((t) => t.noun === 'number')?.rows[at]?.cells[0];
    return typeof cell === 'number' ? cell : undefined;
  }
  /** The printed numbers of a component by column; 0 for a missing one. */
  row(noun: string | null | undefined, index: number): Record<string, FluentVariable> {
    const table = this.info.components.find((t) => t.noun === noun);
    const cells = table?.rows[index]?.cells ?? [];
    const column = (i: number): string => table?.columns[i] ?? '';
    const plain = new Map(cells.flatMap((c, i) => (typeof c === 'number' ? [[column(i), c] as const] : [])));
    const ask: Ask = (name) => plain.get(name);
    return Object.fromEntries(cells.map((c, i) => [column(i), this.cell(c, ask)]));
  }
  /** The text of a table cell: a number, or a word that may refer to the numbers beside it. */
  private cell(c: number | string, ask: Ask = none): number | string {
    if (typeof c === 'number') return c;
    return c === '' || c === 'none' ? 0 : (this.find(c, {}, ask) ?? c);
  }
  private listed(numbers: Record<string, FluentVariable>): string {
    const parts = Object.entries(numbers).flatMap(([name, n]) =>
      n && typeof n === 'number' ? (this.find(`n-${name}`, { n }) ?? []) : [],
    );
    return joined(settings.language, parts);
  }

  // ---- things

  /** The bare key of a member of a noun; "" where numbers are the names. */
  keyOf(noun: string | null | undefined, index: number): string {
    return (noun && this.info.nouns[noun]?.keys[index]) || '';
  }

  /** The name of a member of a noun: a translated name, a player's name, or its number. */
  thing(noun: string | null | undefined, index: number, names: NameOf): string | number {
    if (noun === 'seat') return index < 0 ? '' : named(names(index));
    if (noun && index >= 0 && this.info.nouns[noun]?.by.length)
      return this.say(noun, this.parts(noun, index));
    return noun && this.keyOf(noun, index) ? (this.said(noun, index) ?? '') : index;
  }

  /** The name of a component, or an attribute of it. It may use the columns, the number of copies, and a column times
   * that number: `$points`, `$n`, `$points-all`. */
  private said(noun: string, index: number, attribute = '', count = 1): string | undefined {
    const key = `${noun}-${this.keyOf(noun, index)}`;
    const row = this.row(noun, index);
    const ask: Ask = (name) => {
      const each = row[name.replace(/-all$/, '')];
      return row[name] ?? (name === 'n' ? count : typeof each === 'number' ? each * count : undefined);
    };
    return attribute ? this.find(`${key}.${attribute}`, {}, ask) : this.say(key, {}, ask);
  }

  /** The names of a member's parts, such as the row and column of a square. */
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

  /** The description of a component's effect. */
  aboutThing(noun: string, index: number): string {
    return (this.keyOf(noun, index) && this.said(noun, index, 'about')) || '';
  }

  /** A form of a component's name: written as an attribute, or derived. */
  formOf(noun: string, index: number, wanted: string, count = 1): string | undefined {
    if (!this.keyOf(noun, index)) return undefined;
    const plain = wanted.charAt(0).toLowerCase() + wanted.slice(1);
    let found = this.said(noun, index, plain, count);
    if (found === undefined && derivable(plain))
      found = formOfNoun(
        settings.language,
        this.said(noun, index) ?? '',
        plain,
        this.said(noun, index, 'the') ?? '',
        this.said(noun, index, 'gender') ?? '',
      );
    return found && plain !== wanted ? found.charAt(0).toUpperCase() + found.slice(1) : found;
  }

  // ---- the variables of a sentence: see `parvis.text.arguments`

  private asker(fields: readonly Given[], names: NameOf): Ask {
    return (name) => {
      const exact = fields.find((f) => f.name === name);
      if (exact) return this.thing(exact.noun, exact.n, names);
      if (name === 'list')
        return this.listed(Object.fromEntries(fields.filter((f) => !f.noun).map((f) => [f.name, f.n])));
      if (name === 'amount') {
        const one = fields.find((f) => f.noun && this.said(f.noun, f.n, 'n') !== undefined);
        return one && this.saidOf(one, 'amount', fields, names);
      }
      const keyed = fields.find((f) => f.name + 'Key' === name || camel(f.name) + 'Key' === name);
      if (keyed) return this.keyOf(keyed.noun, keyed.n) || String(keyed.n);
      for (const f of fields)
        if (f.noun && name.startsWith(f.name + '-')) {
          const found = this.saidOf(f, name.slice(f.name.length + 1), fields, names);
          if (found !== undefined) return found;
        }
      return undefined;
    };
  }
  private saidOf(
    f: Given,
    wanted: string,
    fields: readonly Given[],
    names: NameOf,
  ): FluentVariable | undefined {
    const noun = f.noun ?? '';
    if (noun === 'seat') {
      const name = names(f.n);
      return wanted === 'of' ? ofName(settings.language, name, named(name)) : undefined;
    }
    const count = fields.find((one) => one.name === 'number' && !one.noun)?.n ?? 1;
    if (wanted === 'amount') return this.said(noun, f.n, 'n', count);
    const row = this.row(noun, f.n);
    if (wanted === 'list') return this.listed(row);
    if (wanted.endsWith('-all')) {
      const each = row[wanted.slice(0, -4)];
      return typeof each === 'number' ? each * count : undefined;
    }
    return row[wanted] ?? this.formOf(noun, f.n, wanted, count);
  }

  private given(fields: readonly FieldInfo[], numbers: readonly number[], view?: object): Given[] {
    return fields.flatMap((field, i) => {
      const one = { name: field.name, noun: field.noun, n: numbers[i] ?? -1 };
      const there = view && this.lying(one, view);
      return there ? [there, one] : one; // the longer name first
    });
  }
  /** The component that a view shows at a place, such as a customer at a stall. */
  private lying({ name, noun, n }: Given, view: object): Given | undefined {
    const list = this.info.view.structs[this.info.view.root]?.find(
      (f) => noun && f.type.per === noun && f.type.item?.of,
    );
    const there = list && (view as Record<string, number[]>)[list.name]?.[n];
    return list && there !== undefined && there >= 0
      ? { name: `${name}-there`, noun: list.type.item?.of ?? null, n: there }
      : undefined;
  }
  private asked(q: Question): Given[] {
    const kind = this.kinds.get(q.kind);
    return [
      { name: 'player', noun: 'seat', n: q.seat },
      { name: 'arg', noun: kind?.arg ?? null, n: q.arg },
      { name: 'also', noun: kind?.also ?? null, n: q.also },
    ];
  }

  /** The question, as the player who is asked reads it. */
  question(q: Question, names: NameOf): string {
    return this.say(`ask-${q.kind}`, {}, this.asker(this.asked(q), names));
  }
  /** The question, as the other players read it. */
  waiting(q: Question, names: NameOf): string {
    const said = this.find(`ask-${q.kind}.other`, {}, this.asker(this.asked(q), names));
    return said ?? ui.say('waiting-for', { player: named(names(q.seat)) });
  }
  /** The reason for the question, or a hint. */
  why(q: Question, names: NameOf): string {
    return this.find(`ask-${q.kind}.why`, {}, this.asker(this.asked(q), names)) ?? '';
  }

  private choiceKey(q: Question, c: Choice): string {
    return c.form ? `do-${q.kind}-${c.form}` : `do-${q.kind}`;
  }
  private choiceAsker(q: Question, c: Choice, names: NameOf, view?: object): Ask {
    const form = this.kinds.get(q.kind)?.forms.find((f) => f.name === c.form);
    return this.asker([...this.given(form?.fields ?? [], c.parts, view), ...this.asked(q)], names);
  }
  /** The label of a choice. Its attribute `.there` names the component at a place, if the view shows one. */
  label(q: Question, c: Choice, names: NameOf, view?: object): string {
    const key = this.choiceKey(q, c);
    const form = this.kinds.get(q.kind)?.forms.find((f) => f.name === c.form);
    const shown =
      view && this.given(form?.fields ?? [], c.parts, view).some((g) => g.name.endsWith('-there'));
    const there = shown ? this.find(`${key}.there`, {}, this.choiceAsker(q, c, names, view)) : undefined;
    return there ?? this.say(key, {}, this.choiceAsker(q, c, names));
  }
  /** The cost and gain of a choice, or else a description of the chosen component. */
  about(q: Question, c: Choice, names: NameOf): string {
    const own = this.find(this.choiceKey(q, c) + '.about', {}, this.choiceAsker(q, c, names));
    if (own) return own;
    const form = this.kinds.get(q.kind)?.forms.find((f) => f.name === c.form);
    const noun = form?.fields[0]?.noun;
    return noun ? this.aboutThing(noun, c.parts[0] ?? -1) : '';
  }

  /** The purpose of the chosen component, if the choice has a different description. */
  does(q: Question, c: Choice, names: NameOf): string {
    const form = this.kinds.get(q.kind)?.forms.find((f) => f.name === c.form);
    const noun = form?.fields[0]?.noun;
    const said = noun ? this.aboutThing(noun, c.parts[0] ?? -1) : '';
    return said === this.about(q, c, names) ? '' : said;
  }

  /** The points in an event; 0 if it has none. */
  pointsOf(e: Event): number {
    const at = this.events.get(e.kind)?.fields.findIndex((f) => f.name === 'points') ?? -1;
    return e.numbers[at] ?? 0;
  }

  /** An event as a sentence of the log. */
  sentence(e: Event, names: NameOf): string {
    const kind = this.events.get(e.kind);
    const fields = kind?.fields ?? [];
    const hidden = fields.some((f, i) => f.secret && e.numbers[i] === -1);
    const given = [...this.given(fields, e.numbers), { name: 'player', noun: 'seat', n: e.seat }];
    const said = this.say(`event-${e.kind}${hidden ? '-hidden' : ''}`, {}, this.asker(given, names));
    return said.charAt(0).toLocaleUpperCase() + said.slice(1); // the sentence may begin with a component's lower-case name
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
