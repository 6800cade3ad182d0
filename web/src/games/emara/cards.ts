// Action cards and advisors as drawn cards: a scene, a name, input → output. Numbers come from the components.
import any from 'icon:swap-bag';
import castleIcon from 'icon:castle';
import footsteps from 'icon:footsteps';
import handIcon from 'icon:hand';
import type { Game } from '$generated/emara';
import { TO, type CardFace, type Token } from '$lib/draw/card';
import { icon, piece } from '$lib/draw/draw';
import { bust, prop, scene } from '$lib/draw/scenes';
import type { Play } from '$lib/table/play.svelte';
import type { Key } from '$lib/table/vocabulary';
import { bareName, pointsOf } from './faces';
import {
  BOOK,
  BREAD,
  BUILDINGS_ICON,
  CITIZENS_ICON,
  CLOTH,
  GOLD,
  goodDisc,
  GRAIN,
  RING,
  STONE,
  WOOD,
} from './goods';

type Table = Play<Game>;
const good =
  (g: number): Token =>
  (x, y, s) =>
    goodDisc(g, x, y, s);
const sign =
  (body: string): Token =>
  (x, y, s) =>
    icon(body, x - s / 2, y - s / 2, s, 'var(--ink)');
const citizens = sign(CITIZENS_ICON);
const buildings = sign(BUILDINGS_ICON);
const resources = sign(any);
const acts = sign(handIcon);
const hires: Token = (x, y, s) => piece('craftsman', x, y + s / 2, s, 'tone t-roof-2');
const steps = sign(footsteps);
const inTown = sign(castleIcon);

interface Drawn {
  scene: string;
  needs?: Token[];
  gives: Token[]; // without their number
}

const town = (
  building: string,
  x: number,
  w: number,
  robe: string,
  hat: Parameters<typeof bust>[4],
  hatColour: string,
  skin = 0,
  thing = '',
): string => scene('town', piece(building, x, 54, w) + bust(36, 66, 50, robe, hat, hatColour, skin) + thing);
const court = (
  robe: string,
  hat: Parameters<typeof bust>[4],
  hatColour: string,
  skin: number,
  thing = '',
): string =>
  scene('castle', piece('castle', 84, 53, 50) + bust(36, 66, 50, robe, hat, hatColour, skin) + thing);

const ADVISORS: Record<Key<Game, 'advisor'>, Drawn> = {
  coin: { scene: court('#3E4F6B', 'beret', '#22304A', 0, prop('chest', 80, 64)), gives: [good(GOLD)] },
  archivist: {
    scene: court('#6E4B8E', 'hood', '#4B3264', 0, prop('scroll', 80, 63, 1.1)),
    gives: [good(BOOK)],
  },
  goldsmith: {
    scene: court('#6B5A2C', 'beret', '#3A3016', 2, prop('ring', 80, 64, 1.2)),
    gives: [good(RING)],
  },
  carpenter: {
    scene: scene(
      'wood',
      piece('barn', 86, 54, 50) +
        bust(34, 66, 50, 'var(--leaf-3)', 'cap', '#6B4A2C', 1) +
        prop('axe', 66, 64, 0.9),
    ),
    gives: [buildings],
  },
  baker: {
    scene: town('windmill', 90, 44, '#C98A4B', 'veil', '#F3EBD8', 2, prop('bread', 80, 64, 1.1)),
    needs: [good(CLOTH), good(GRAIN)],
    gives: [good(BREAD)],
  },
  schoolmarm: {
    scene: town('townhall', 88, 46, '#7B4F6E', 'coif', '#EADFC6', 1, prop('book', 78, 64, 1.1)),
    needs: [resources, resources],
    gives: [good(BOOK)],
  },
  bailiff: {
    scene: court('#2E2C33', 'cap', '#56377D', 3, prop('sword', 78, 65, 1.1)),
    needs: [good(RING)],
    gives: [buildings],
  },
  dressmaker: {
    scene: town('workshop', 88, 46, '#A85A7C', 'coif', '#F3EBD8', 0, prop('cloth', 80, 64, 1.2)),
    needs: [good(CLOTH)],
    gives: [citizens],
  },
  landlord: {
    scene: town('cottage', 86, 50, '#7A5A36', 'straw', '#D9B766', 1, prop('key', 66, 65, 0.95)),
    needs: [good(CLOTH), citizens],
    gives: [buildings],
  },
  merchant: {
    scene: town('stall', 84, 52, '#2F5F97', 'beret', '#22384A', 3),
    needs: [resources],
    gives: [resources],
  },
  chamberlain: {
    scene: court('#8C344B', 'beret', '#4A1826', 0, prop('key', 78, 65)),
    needs: [good(RING)],
    gives: [good(GOLD)],
  },
  scholar: {
    scene: scene('cloister', bust(36, 66, 52, '#3E4F6B', 'hood', '#2C3A52', 2) + prop('quill', 82, 63, 1.1)),
    needs: [resources],
    gives: [hires],
  },
  mayoress: {
    scene: town('townhall', 86, 52, '#8C344B', 'veil', '#EADFC6', 0),
    needs: [acts],
    gives: [citizens],
  },
  steward: {
    scene: scene('field', piece('bridge', 76, 62, 60) + bust(34, 66, 50, '#5E8A55', 'beret', '#2C3F1C', 1)),
    needs: [steps],
    gives: [hires],
  },
  abbess: {
    scene: scene('cloister', bust(38, 66, 52, '#38322C', 'veil', '#F3EBD8', 2) + prop('rosary', 82, 58, 1.2)),
    needs: [acts],
    gives: [good(BOOK)],
  },
  toolmaker: {
    scene: scene(
      'metal',
      piece('workshop', 86, 54, 48) +
        bust(36, 66, 50, 'var(--slate-3)', 'cap', '#6B4A2C', 3) +
        prop('anvil', 80, 64, 0.95),
    ),
    needs: [buildings],
    gives: [buildings],
  },
  christiaan: { scene: court('#2F4A55', 'none', '#C79A3E', 2, prop('sword', 80, 66)), gives: [citizens] },
  marie: { scene: court('#8A3B5A', 'crown', '#E2AE3A', 2), gives: [citizens] },
  carl: { scene: court('#7F2C44', 'crown', '#E2AE3A', 0), gives: [citizens] },
  frida: { scene: court('#3E5B46', 'crown', '#E2AE3A', 1), gives: [citizens] },
  gustav: { scene: court('#1F4E73', 'crown', '#E2AE3A', 0, prop('plan', 78, 65, 0.9)), gives: [buildings] },
  antoni: { scene: court('#56377D', 'crown', '#E2AE3A', 3, prop('wall', 82, 65, 0.9)), gives: [buildings] },
};

const CARDS: Record<Key<Game, 'card'>, Drawn> = {
  wood: {
    scene: scene('wood', piece('pine', 90, 58, 34) + piece('pine', 66, 54, 28) + prop('logs', 34, 63, 1.4)),
    gives: [good(WOOD)],
  },
  stone: {
    scene: scene('stone', piece('rocks', 80, 58, 62) + prop('block', 32, 63, 1.5)),
    gives: [good(STONE)],
  },
  cloth: {
    scene: scene('field', piece('watermill', 82, 58, 52) + prop('cloth', 34, 63, 1.4)),
    gives: [good(CLOTH)],
  },
  grain: {
    scene: scene(
      'field',
      piece('barn', 82, 58, 52) + piece('sheaf', 32, 62, 30) + piece('sheaf', 50, 64, 26),
    ),
    gives: [good(GRAIN)],
  },
  ring: {
    scene: scene('castle', piece('castle', 80, 56, 60) + prop('ring', 30, 60, 1.7)),
    gives: [good(RING)],
  },
  gold: {
    scene: scene('town', piece('stall', 82, 60, 54) + bust(36, 66, 50, '#6B5A2C', 'beret', '#3A3016')),
    needs: [resources],
    gives: [good(GOLD)],
  },
  step: {
    scene: scene(
      'field',
      piece('bridge', 70, 60, 66) + piece('tree', 100, 50, 28) + piece('envoy', 34, 62, 36, 'tone t-accent'),
    ),
    needs: [steps],
    gives: [acts],
  },
  discount: {
    scene: scene(
      'town',
      piece('townhall', 86, 58, 48) +
        bust(36, 66, 50, '#7B6B8E', 'cap', '#3E3050', 1) +
        prop('scroll', 70, 64, 0.9),
    ),
    needs: ['−', resources],
    gives: [hires],
  },
  town: {
    scene: scene('town', piece('townhall', 36, 60, 50) + piece('church', 84, 60, 58)),
    needs: [inTown],
    gives: [acts],
  },
};

const face = (drawn: Drawn, n: number, sure: boolean): Pick<CardFace, 'scene' | 'effect' | 'out'> => {
  const out: Token[] = [...(n > 1 || (sure && n) ? [n] : []), ...drawn.gives];
  return { scene: drawn.scene, effect: [...(drawn.needs ?? []), TO, ...out], out };
};

// Cards that give a number of goods; the other cards are actions.
const TAKES: ReadonlySet<Key<Game, 'card'>> = new Set(['wood', 'stone', 'cloth', 'grain', 'ring']);

export function cardFace(play: Table, card: number): CardFace {
  const key = play.keyOf('card', card) || 'wood';
  return {
    ...face(CARDS[key], play.number('card-takes'), TAKES.has(key)),
    name: play.thing('card', card),
    short: play.say(`card-short-${key}`),
  };
}

export function advisorCard(play: Table, advisor: number): CardFace {
  const key = play.keyOf('advisor', advisor) || 'coin';
  const points = pointsOf(play, advisor);
  const name = bareName(play.thing('advisor', advisor));
  const gain = play.printed('advisor', advisor, 'gain') || (ADVISORS[key].needs ? 0 : points.n);
  return {
    ...face(ADVISORS[key], gain, true),
    name,
    points: { n: points.n, square: points.buildings },
  };
}
/** The scene of an advisor alone, for the small cards of the board. */
export const advisorScene = (play: Table, advisor: number): string =>
  ADVISORS[play.keyOf('advisor', advisor) || 'coin'].scene;
