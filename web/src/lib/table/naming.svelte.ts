// The names of components and people at a table, and the printed numbers of components.
import type { Said, TableState } from '$generated/messages';
import { plain, say } from '../text/text.svelte';
import type { Lore } from './lore';
import type { AnyGame, Column, Key, Noun, Printed } from './vocabulary';
import { marked } from './words';

/** `G` is the game's vocabulary, from `$generated/<game>`. */
export class Naming<G extends AnyGame> {
  table = $state.raw<TableState>() as TableState;

  constructor(
    readonly lore: Lore,
    table: TableState,
  ) {
    this.table = table;
  }

  /** Whether a seat is the reader's alone; on a shared device all seats go by name. */
  isMe = (seat: number): boolean =>
    !!this.table.seats[seat]?.you && this.table.seats.filter((s) => s.you).length === 1;
  /** The name without a mark, for places that show the mark separately or have no room. */
  bareName = (seat: number): string => {
    const s = this.table.seats[seat];
    if (s?.name) return s.name;
    if (this.table.status === 'study') return say('player-n', { n: seat + 1 }); // a record has no names
    return say(s?.who === 'computer' ? `computer-name-${seat + 1}` : 'free-seat');
  };
  /** The name of a seat, with a mark for other guests and programs, so they can't pose as an account. */
  nameOf = (seat: number): string => {
    const s = this.table.seats[seat];
    return s && !s.you ? marked(this.bareName(seat), s) : this.bareName(seat);
  };
  /** The person in a system message: seated here, or gone. */
  nameIn = (line: Pick<Said, 'seat' | 'name' | 'guest' | 'program'>): string => {
    if (line.seat !== null && (!line.name || line.name === this.table.seats[line.seat]?.name))
      return this.nameOf(line.seat);
    return line.name ? marked(line.name, line) : say('somebody'); // an erased account
  };

  /** In a lesson, a reader without a name is called “You”. */
  unnamed = (seat: number): boolean => this.bareName(seat) === say('you-name');
  /** The name of a seat in a sentence; the reader's own name is marked. */
  called = (seat: number): string =>
    this.isMe(seat) && !this.unnamed(seat)
      ? say('name-you', { name: this.bareName(seat) })
      : this.nameOf(seat);

  /** A round in the words of this game: `Manche 3`. */
  roundName(n: number): string {
    return `${this.lore.say('view-round')}\u00a0${n}`;
  }

  say(key: string, args: Parameters<Lore['say']>[1] = {}): string {
    return this.lore.say(key, args);
  }
  /** The name of a member of a noun. */
  thing(noun: Noun<G>, index: number): string {
    return plain(String(this.lore.thing(noun, index, this.nameOf)));
  }
  aboutThing(noun: Noun<G>, index: number): string {
    return this.lore.aboutThing(noun, index);
  }
  /** The bare key of a member of a noun; "" where numbers are the names. */
  keyOf<N extends Noun<G>>(noun: N, index: number): Key<G, N> | '' {
    return this.lore.keyOf(noun, index) as Key<G, N> | '';
  }
  /** The `data-tip` of a component that has a tip. */
  tip(noun: Noun<G>, index: number): string {
    return `${noun}:${index}`;
  }
  /** A cell of a component's table: a number, the key of a word, or undefined. */
  cell<N extends Printed<G>>(noun: N, index: number, column: Column<G, N>): number | string {
    const table = this.lore.info.components.find((t) => t.noun === noun);
    return table?.rows[index]?.cells[table.columns.indexOf(column)] ?? '';
  }
  /** A printed number that belongs to no card or tile: `number('fair-gold')`. */
  number(name: string): number {
    return this.lore.number(name) ?? 0;
  }
  /** A printed number of a component: `printed('craftsman', 12, 'cost')`. */
  printed<N extends Printed<G>>(noun: N, index: number, column: Column<G, N>): number {
    const cell = this.cell(noun, index, column);
    return typeof cell === 'number' ? cell : 0;
  }
}
