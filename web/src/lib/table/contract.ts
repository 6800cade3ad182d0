// What a game can provide for its table. `web/src/games/<game>/index.ts` has a default export of this shape. It is a
// chunk of its own, loaded when the table opens. Games without one are played on the text table.
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

/** The look of a category of points, as a drum of a pillar. */
export interface Drum {
  fill: string;
  light?: boolean; // pale figures on a dark fill
  icon?: string; // body of an icon
  cube?: string; // or a cube of this material
}

/** A number beside the score sheet that explains the score. */
export interface Track<G extends AnyGame = any> {
  name: string; // key of its name in the game's texts
  of: (view: G['view'], seat: number) => number;
}

/** A rival without a seat. */
export interface Rival {
  name: string;
  points: number;
  drum: Drum;
  beaten: boolean;
  note: string; // key of a sentence on the consequence
}

export interface GameModule<G extends AnyGame = any> {
  /** The board: an SVG scene, or several, that fill the space they are given. */
  Board: Component<{ play: Play<G> }>;
  /** My own area, under the lintel: `.zone` columns beside my name and points. */
  Ledge?: Component<{ play: Play<G>; seat: number }>;
  /** The row of counters in an opponent's panel. */
  Opponent?: Component<{ play: Play<G>; seat: number }>;
  /** The picture before the question in the lintel, 44 px. By default the shield of the seat that is asked. */
  Asked?: Component<{ play: Play<G> }>;
  /** On a phone: my own area, in one or two lines. By default the Ledge's first zone. */
  Goods?: Component<{ play: Play<G>; seat: number }>;
  /** Words that only the board needs, in Fluent: `import fr from './fr.ftl?raw'`. */
  texts?: Record<Language, string>;
  areas?: Area[];
  /** Selectors of the anchors that lessons use, where no element has a `data-anchor` of that name. */
  parts?: Readonly<Record<string, string>>;
  /** The area that shows an option on a phone; undefined if it is a button. */
  areaOf?: (option: Option<G>, play: Play<G>) => string | undefined;
  /** A seat's points that everyone at the table can see now. */
  points?: (view: G['view'], seat: number) => number;
  /** The round, for the dots in the top bar; `of: 0` if the number of rounds isn't fixed. */
  round?: (view: G['view'], play: Play<G>) => { now: number; of: number };
  /** The phase, as a key of the game's texts. */
  phase?: (view: G['view']) => string | undefined;
  /** Whether a seat sees a secret. If so, a shared device hides it until that player confirms. */
  secrets?: (view: G['view'], seat: number) => boolean;
  /** The hue of each seat, from 1, in games whose rules assign colours. By default the seat's number. */
  hues?: (view: G['view']) => readonly number[];
  /** The starting value of a solo game; only games with the same start are compared. */
  began?: (view: G['view']) => number | undefined;
  /** The rival of a solo game, for the result: a name, points, and whether the player won. */
  rival?: (play: Play<G>) => Rival | undefined;
  /** A word under the name of a seat, as a key: `first-player`. */
  status?: (view: G['view'], seat: number) => string | undefined;
  /** Events that start a chapter of the log. */
  headings?: readonly G['events'][];
  /** The event that starts a round, for the marks of the growth chart. */
  roundEvent?: G['events'];
  drums?: Record<G['categories'], Drum>;
  /** The tracks behind the score, if it isn't a plain sum, and the key of a sentence that explains it. */
  tracks?: { rows: readonly Track<G>[]; note: string };
  /** The winner's piece on the result page: seat from 1, foot at the origin, about 34 wide. */
  pawn?: (seat: number) => string;
  /** The backdrop of the result page, behind the pillars: SVG 830 x 330. */
  backdrop?: string;
  /** Fields of a seat whose changes a tip lists; by default all but bookkeeping. `told-<field>` can name them. */
  told?: readonly string[];
  /** Those fields that are circular tracks, with their number of steps. A move on them is a cost. */
  circles?: Readonly<Record<string, number>>;
  /** Columns of the component tables that tips omit; the component browser shows them. */
  untold?: readonly string[];
  /** On a phone, whether an option is in full view, so the lintel doesn't repeat it. */
  inSight?: (option: Option<G>, play: Play<G>) => boolean;
  /** One more sentence on the effect of the previewed choice. */
  foresee?: (play: Play<G>) => string;
  /** On a phone, the small line of a button for an option in another area: what these changes mean. */
  leadsTo?: (changes: readonly Change[], play: Play<G>) => string;
  /** The paragraph of the rules page that explains a kind of question: its heading's number or slug. */
  rule?: (kind: Kind<G>) => string | undefined;
  /** The paragraphs that explain components, by noun, and other things, by key (`about:mill`). */
  rules?: Readonly<Record<string, string>>;
  /** The content of the player aid: nouns whose members it explains, and tables of costs and gains. */
  aid?: { actions: readonly string[]; costs: readonly string[] };
  /** A taller ledge than the usual 180 px, and a lower board. */
  tallLedge?: boolean;
  /** The unfinished building of the waiting room, in the same box; by default the backdrop. */
  site?: string;
  /** The piece that stands for a player in the waiting room. */
  figure?: string;
  /** The colour of the page around the scene. */
  ground?: string;
}

const modules = import.meta.glob<{ default: GameModule }>('../../games/*/index.ts');

/** The module of a game, or undefined if it is played on the text table. */
export async function moduleOf(game: string): Promise<GameModule | undefined> {
  const load = modules[`../../games/${game}/index.ts`];
  return load ? (await load()).default : undefined;
}
