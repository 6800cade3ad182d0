// What things and people at a table are called, and the numbers that are printed on things.
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

  /** Whether a seat is the reader's, and theirs alone: on a shared device names say who is who. */
  isMe = (seat: number): boolean =>
    !!this.table.seats[seat]?.you && this.table.seats.filter((s) => s.you).length === 1;
  /** The name alone, where a mark stands beside it or there is no room for one. */
  bareName = (seat: number): string => {
    const s = this.table.seats[seat];
    if (s?.name) return s.name;
    if (this.table.status === 'study') return say('player-n', { n: seat + 1 }); // a record has no names
    return say(s?.who === 'computer' ? `computer-name-${seat + 1}` : 'free-seat');
  };
  /** The name of a seat. Of others it says who is a guest or a program, so that nobody passes for an account. */
  nameOf = (seat: number): string => {
    const s = this.table.seats[seat];
    return s && !s.you ? marked(this.bareName(seat), s) : this.bareName(seat);
  };
  /** Who a line of the table itself is about: somebody seated here, or somebody who has left. */
  nameIn = (line: Pick<Said, 'seat' | 'name' | 'guest' | 'program'>): string => {
    if (line.seat !== null && (!line.name || line.name === this.table.seats[line.seat]?.name))
      return this.nameOf(line.seat);
    return line.name ? marked(line.name, line) : say('somebody'); // an erased account
  };

  /** In a lesson somebody without a name is called “You”, which says who it is. */
  unnamed = (seat: number): boolean => this.bareName(seat) === say('you-name');
  /** What a seat is called in a sentence: the reader's own name says so. */
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
  /** What a member of a noun is called. */
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
  /** What `data-tip` says of a thing that explains itself. */
  tip(noun: Noun<G>, index: number): string {
    return `${noun}:${index}`;
  }
  /** What a component's table says: a number, the key of a word, or nothing. */
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
