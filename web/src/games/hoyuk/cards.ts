// Faces of aspect cards and calamities.
import bandit from 'icon:bandit';
import cricket from 'icon:cricket';
import dagger from 'icon:sacrificial-dagger';
import desert from 'icon:desert';
import dust from 'icon:dust-cloud';
import earth from 'icon:earth-crack';
import flame from 'icon:flame';
import flood from 'icon:flood';
import laurel from 'icon:laurel-crown';
import metal from 'icon:metal-bar';
import plague from 'icon:plague-doctor-profile';
import mask from 'icon:totem-mask';
import tornado from 'icon:tornado';
import volcano from 'icon:volcano';
import wolf from 'icon:wolf-howl';
import type { Game } from '$generated/hoyuk';
import type { Play } from '$lib/table/play.svelte';
import type { Key, Stem } from '$lib/table/vocabulary';
import { TO, type CardFace, type Token } from '$lib/draw/card';
import { bust, prop, scene } from '$lib/draw/scenes';
import { icon, piece } from '$lib/draw/draw';
import { ELEMENTS } from './squares';

/** The picture of a card (0 … 5 as elements, 6 the joker), about the middle of its foot. */
export function cardArt(card: number, cx: number, foot: number, k = 1, seat = 0): string {
  const name = ELEMENTS[card];
  const tone = seat ? `seat-${seat}` : 'hy-plaster';
  if (card === 6 || !name) return icon(metal, cx - 16 * k, foot - 36 * k, 32 * k, 'var(--ink)');
  if (name === 'house') return piece('tell-house', cx, foot, 46 * k, tone);
  if (name === 'pen') return piece('tell-pen', cx, foot - 2 * k, 46 * k);
  if (name === 'oven') return piece('tell-oven', cx, foot - 4 * k, 36 * k);
  if (name === 'totem') return piece('tell-totem', cx, foot, 32 * k);
  if (name === 'cattle') return piece('tell-ox', cx, foot - 4 * k, 42 * k);
  return piece('villager', cx, foot, 32 * k, tone);
}

const mud = (x: number, y: number, w: number, tone: string): string => piece('tell-house', x, y, w, tone);
/** A card as a scene on the tell, with a house of its holder. */
function cardScene(card: number, seat: number): string {
  const own = seat ? `seat-${seat}` : 'hy-plaster';
  const drawn = [
    mud(74, 62, 42, own) + mud(34, 64, 46, own),
    mud(22, 54, 32, own) + piece('tell-pen', 70, 64, 66),
    mud(28, 60, 36, own) + piece('tell-oven', 74, 62, 50),
    mud(30, 62, 38, own) + piece('tell-totem', 74, 60, 40),
    piece('tell-pen', 62, 60, 76) + piece('tell-ox', 50, 52, 34) + piece('tell-ox', 82, 58, 30),
    mud(26, 58, 40, own) +
      bust(60, 66, 42, '#A8612F', 'none', '#3A2A1C', 1) +
      bust(90, 66, 34, '#C98A4B', 'none', '#4A2E1C'),
    piece('rocks', 32, 58, 54) + prop('ingots', 78, 62, 1.4) + prop('goldbars', 94, 48, 0.8),
  ];
  return scene('tell', drawn[card] ?? '');
}
/** A card of an element, which is built or scored in a set. */
export function cardFace(play: Play<Game>, card: number, seat: number): CardFace {
  const name = play.thing('card', card);
  const built: Token = card === 6 ? '?' : (x, y, s) => cardArt(card, x, y + s * 0.5, (s / 46) * 1.2, seat);
  return {
    scene: cardScene(card, seat),
    name: name.charAt(0).toUpperCase() + name.slice(1),
    effect: [TO, built, '/', (x, y, s) => icon(laurel, x - s / 2, y - s / 2, s, 'var(--gold-deep)')],
  };
}

// Aspects in the order of their piles: the piece, how far below the foot, how wide, in which colour.
const ASPECTS: readonly [name: string, below: number, width: number, colour?: string][] = [
  ['tell-oven', -2, 19],
  ['tell-totem', 0, 17],
  ['tell-pen', 1, 26],
  ['tell-house', 1, 22, 'hy-plaster'],
  ['tell-house-2', 1, 18, 'hy-plaster'],
  ['tell-ox', -2, 24],
  ['villager', 0, 17, 'hy-plaster'],
];
/** The picture of an aspect: the pieces that are compared. */
export function aspectArt(aspect: number, cx: number, foot: number, k = 1): string {
  const [name, below, width, colour] = ASPECTS[aspect] ?? ['villager', 0, 17];
  return piece(name, cx, foot + below * k, width * k, colour);
}
/** Only an expert game has all aspects; there the clan determines the colour and has a power. */
export const isExpert = (view: Game['view']): boolean => view.aspects === ASPECTS.length;

export const elementArt = (element: number, cx: number, foot: number, k = 1, seat = 0): string =>
  element === 6
    ? icon(mask, cx - 15 * k, foot - 32 * k, 30 * k, 'var(--ink)')
    : cardArt(element, cx, foot, k, seat);

type Calamity = Key<Game, 'calamity'>;
const CALAMITIES: Record<Stem<Calamity>, string> = {
  'bad-season': dust,
  drought: desert,
  epidemic: plague,
  earthquake: earth,
  fire: flame,
  flood,
  locusts: cricket,
  raiders: bandit,
  sacrifice: dagger,
  tornado,
  volcano,
  wolves: wolf,
};
export const calamityIcon = (key: Calamity | ''): string =>
  CALAMITIES[key.replace(/-\d$/, '') as Stem<Calamity>] ?? flame;
