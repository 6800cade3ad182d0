// What a game may bring to the table. `web/src/games/<game>/index.ts` has a default export of this shape; it and all
// it imports is a chunk of its own, loaded when somebody sits down. Games without one are played on the text table.
import type { Component } from 'svelte';
import type { Change } from '$generated/messages';
import type { Language } from '../settings.svelte';
import type { Option, Play } from './play.svelte';

/* eslint-disable @typescript-eslint/no-explicit-any -- each game has its own view; the generated types say which */

/** A part of the board that a phone shows by itself, with its tab. */
export interface Area {
  id: string;
  name: string; // key of its name in the game's texts or the client's
  icon: string; // body of an icon
}

/** How a category of points looks as a drum of a pillar. */
export interface Drum {
  fill: string;
  light?: boolean; // pale figures on a dark fill
  icon?: string; // body of an icon
  cube?: string; // or a cube of this material
}

/** A number beside the score sheet that says how the score comes about. */
export interface Track<V = any> {
  name: string; // key of its name in the game's texts
  of: (view: V, seat: number) => number;
}

export interface GameModule<V = any> {
  /** The board: an SVG scene, or several, that fill the space they are given. */
  Board: Component<{ play: Play<V> }>;
  /** What is mine, under the lintel: `.zone` columns beside my name and points. */
  Ledge?: Component<{ play: Play<V>; seat: number }>;
  /** The row of counters in an opponent's panel. */
  Opponent?: Component<{ play: Play<V>; seat: number }>;
  /** What stands before the question in the lintel, 44 px. By default the shield of who is asked. */
  Asked?: Component<{ play: Play<V> }>;
  /** On a phone: what is mine, in one or two lines. By default the Ledge's first zone. */
  Goods?: Component<{ play: Play<V>; seat: number }>;
  /** Words that only the board needs, in Fluent: `import fr from './fr.ftl?raw'`. */
  texts?: Record<Language, string>;
  areas?: Area[];
  /** The area in which an option waits on a phone; undefined: a button. */
  areaOf?: (option: Option, play: Play<V>) => string | undefined;
  /** Points of a seat as the table can see them now. */
  points?: (view: V, seat: number) => number;
  /** The round, for the dots in the top bar; `of: 0` where nobody knows how many there will be. */
  round?: (view: V) => { now: number; of: number };
  /** The phase, as a key of the game's texts. */
  phase?: (view: V) => string | undefined;
  /** Whether a seat sees something that nobody else may: on a shared device it is asked for first. */
  secrets?: (view: V, seat: number) => boolean;
  /** A word under the name of a seat, as a key: `first-player`. */
  status?: (view: V, seat: number) => string | undefined;
  /** Events that open a chapter of the log. */
  headings?: readonly string[];
  /** The event that opens a round, for the marks of the growth chart. */
  roundEvent?: string;
  drums?: Record<string, Drum>;
  /** Tracks that the score is made of, if it is not simply a sum, and the key of a sentence that says how. */
  tracks?: { rows: readonly Track<V>[]; note: string };
  /** Behind the pillars of the result page: SVG 830 x 330. */
  backdrop?: string;
  /** Fields of a seat's own area whose change a tip tells; by default all but bookkeeping. `told-<field>` may name them. */
  told?: readonly string[];
  /** Of these, tracks that run in a circle, and how many steps they have: what is spent on them is a cost. */
  circles?: Readonly<Record<string, number>>;
  /** Columns of the component tables that a tip leaves to the component browser. */
  untold?: readonly string[];
  /** One more sentence on what the choice being looked at leads to. */
  foresee?: (play: Play<V>) => string;
  /** On a phone, the small line of a button whose choice waits elsewhere: what these changes mean. */
  leadsTo?: (changes: readonly Change[], play: Play<V>) => string;
  /** The paragraph of the rules page that explains a kind of question: its heading's number or slug. */
  rule?: (kind: string) => string | undefined;
  /** A taller ledge than the usual 180 px, and a lower board. */
  tallLedge?: boolean;
  /** The colour around the scene where it does not reach. */
  ground?: string;
}

const modules = import.meta.glob<{ default: GameModule }>('../../games/*/index.ts');

/** The module of a game, or undefined if it is played on the text table. */
export async function moduleOf(game: string): Promise<GameModule | undefined> {
  const load = modules[`../../games/${game}/index.ts`];
  return load ? (await load()).default : undefined;
}
