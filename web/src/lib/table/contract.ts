// What a game may bring to the table. `web/src/games/<game>/index.ts` has a default export of this shape; it and all
// it imports is a chunk of its own, loaded when somebody sits down. Games without one are played on the text table.
import type { Component } from 'svelte';
import type { Change } from '$generated/messages';
import type { Language } from '../settings.svelte';
import type { Play } from './play.svelte';
import type { AnyGame, Kind, Option } from './vocabulary';

/* eslint-disable @typescript-eslint/no-explicit-any -- each game has its own vocabulary; the generated types say which */

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
export interface Track<G extends AnyGame = any> {
  name: string; // key of its name in the game's texts
  of: (view: G['view'], seat: number) => number;
}

/** A rival that sits on no seat. */
export interface Rival {
  name: string;
  points: number;
  drum: Drum;
  beaten: boolean;
  note: string; // a sentence on what follows from it
}

export interface GameModule<G extends AnyGame = any> {
  /** The board: an SVG scene, or several, that fill the space they are given. */
  Board: Component<{ play: Play<G> }>;
  /** What is mine, under the lintel: `.zone` columns beside my name and points. */
  Ledge?: Component<{ play: Play<G>; seat: number }>;
  /** The row of counters in an opponent's panel. */
  Opponent?: Component<{ play: Play<G>; seat: number }>;
  /** What stands before the question in the lintel, 44 px. By default the shield of who is asked. */
  Asked?: Component<{ play: Play<G> }>;
  /** On a phone: what is mine, in one or two lines. By default the Ledge's first zone. */
  Goods?: Component<{ play: Play<G>; seat: number }>;
  /** Words that only the board needs, in Fluent: `import fr from './fr.ftl?raw'`. */
  texts?: Record<Language, string>;
  areas?: Area[];
  /** Where the parts are that a lesson speaks of and that have no `data-anchor` of that name: selectors. */
  parts?: Readonly<Record<string, string>>;
  /** The area in which an option waits on a phone; undefined: a button. */
  areaOf?: (option: Option<G>, play: Play<G>) => string | undefined;
  /** Points of a seat as the table can see them now. */
  points?: (view: G['view'], seat: number) => number;
  /** The round, for the dots in the top bar; `of: 0` where nobody knows how many there will be. */
  round?: (view: G['view'], play: Play<G>) => { now: number; of: number };
  /** The phase, as a key of the game's texts. */
  phase?: (view: G['view']) => string | undefined;
  /** Whether a seat sees something that nobody else may: on a shared device it is asked for first. */
  secrets?: (view: G['view'], seat: number) => boolean;
  /** Where the rules give players their colours: the hue of each seat, from 1. By default its number. */
  hues?: (view: G['view']) => readonly number[];
  /** What a game of one player began with, by which such games are compared. */
  began?: (view: G['view']) => number | undefined;
  /** Whom a game alone is played against, for the result: a name, points, and whether the player won. */
  rival?: (play: Play<G>) => Rival | undefined;
  /** A word under the name of a seat, as a key: `first-player`. */
  status?: (view: G['view'], seat: number) => string | undefined;
  /** Events that open a chapter of the log. */
  headings?: readonly G['events'][];
  /** The event that opens a round, for the marks of the growth chart. */
  roundEvent?: G['events'];
  drums?: Record<G['categories'], Drum>;
  /** Tracks that the score is made of, if it is not simply a sum, and the key of a sentence that says how. */
  tracks?: { rows: readonly Track<G>[]; note: string };
  /** The winner's piece on the result page, of a seat from 1, its foot at the origin: about 34 wide. */
  pawn?: (seat: number) => string;
  /** Behind the pillars of the result page: SVG 830 x 330. */
  backdrop?: string;
  /** Fields of a seat's own area whose change a tip tells; by default all but bookkeeping. `told-<field>` may name them. */
  told?: readonly string[];
  /** Of these, tracks that run in a circle, and how many steps they have: what is spent on them is a cost. */
  circles?: Readonly<Record<string, number>>;
  /** Columns of the component tables that a tip leaves to the component browser. */
  untold?: readonly string[];
  /** On a phone, whether a choice lies in full view: then the lintel does not repeat it. */
  inSight?: (option: Option<G>, play: Play<G>) => boolean;
  /** One more sentence on what the choice being looked at leads to. */
  foresee?: (play: Play<G>) => string;
  /** On a phone, the small line of a button whose choice waits elsewhere: what these changes mean. */
  leadsTo?: (changes: readonly Change[], play: Play<G>) => string;
  /** The paragraph of the rules page that explains a kind of question: its heading's number or slug. */
  rule?: (kind: Kind<G>) => string | undefined;
  /** The paragraphs that explain things: by noun, or by the key of what is no thing (`about:mill`). */
  rules?: Readonly<Record<string, string>>;
  /** What the player aid lists: nouns whose members it explains, and tables of costs and gains. */
  aid?: { actions: readonly string[]; costs: readonly string[] };
  /** A taller ledge than the usual 180 px, and a lower board. */
  tallLedge?: boolean;
  /** The building before which a table waits, unfinished, in the same box; by default the backdrop. */
  site?: string;
  /** The piece that stands for a player in the waiting room. */
  figure?: string;
  /** The colour around the scene where it does not reach. */
  ground?: string;
}

const modules = import.meta.glob<{ default: GameModule }>('../../games/*/index.ts');

/** The module of a game, or undefined if it is played on the text table. */
export async function moduleOf(game: string): Promise<GameModule | undefined> {
  const load = modules[`../../games/${game}/index.ts`];
  return load ? (await load()).default : undefined;
}
