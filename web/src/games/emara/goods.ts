// Goods, cards, advisors, ranks and events: their icons and tints. Numbers come from the server.
import cash from 'icon:cash';
import openBook from 'icon:open-book';
import ringIcon from 'icon:ring';
import woodBeam from 'icon:wood-beam';
import bread from 'icon:bread';
import graduate from 'icon:graduate-cap';
import gavel from 'icon:gavel';
import needle from 'icon:sewing-needle';
import houseKeys from 'icon:house-keys';
import trade from 'icon:trade';
import key from 'icon:key';
import quill from 'icon:quill-ink';
import speaker from 'icon:public-speaker';
import boot from 'icon:walking-boot';
import beads from 'icon:prayer-beads';
import hammer from 'icon:hammer-nails';
import queenCrown from 'icon:queen-crown';
import crown from 'icon:crown';
import jewelCrown from 'icon:jewel-crown';
import crenelCrown from 'icon:crenel-crown';
import imperialCrown from 'icon:imperial-crown';
import woodPile from 'icon:wood-pile';
import stoneBlock from 'icon:stone-block';
import rolledCloth from 'icon:rolled-cloth';
import wheat from 'icon:wheat';
import whiteBook from 'icon:white-book';
import twoCoins from 'icon:two-coins';
import castle from 'icon:castle';
import church from 'icon:church';
import shop from 'icon:shop';
import brickWall from 'icon:brick-wall';
import sun from 'icon:sun';
import snow from 'icon:snowing';
import person from 'icon:person';
import tower from 'icon:stone-tower';
import { icon, round } from '$lib/draw/draw';

export interface Good {
  icon: string;
  tone: string; // a colour token
  ink: string;
}
/** In the order of the noun `good`: wood, stone, cloth, grain, bread, book, ring, gold. */
export const GOODS: readonly Good[] = [
  { icon: woodPile, tone: 'm-wood', ink: '#fff' },
  { icon: stoneBlock, tone: 'm-stone', ink: '#201c16' },
  { icon: rolledCloth, tone: 'm-cloth', ink: '#201c16' },
  { icon: wheat, tone: 'm-grain', ink: '#2A2006' },
  { icon: bread, tone: 'm-bread', ink: '#2A1606' },
  { icon: whiteBook, tone: 'm-book', ink: '#fff' },
  { icon: ringIcon, tone: 'slate-2', ink: '#fff' },
  { icon: twoCoins, tone: 'm-coin', ink: '#2A2006' },
];
export const [WOOD, STONE, CLOTH, GRAIN, BREAD, BOOK, RING, GOLD] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export const RESOURCES = ['wood', 'stone', 'cloth', 'grain'] as const;

/** A good as a disc, centred. */
export function goodDisc(good: number, x: number, y: number, s = 20): string {
  const g = GOODS[good];
  if (!g) return '';
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${s / 2}" fill="var(--${g.tone})" stroke="var(--line)" stroke-width="1"/>${icon(g.icon, x - s * 0.36, y - s * 0.36, round(s * 0.72), g.ink)}`;
}
/** Several goods in a row, centred. */
export const goodRow = (goods: readonly number[], x: number, y: number, s: number, step = s + 1): string =>
  goods.map((g, i) => goodDisc(g, x + (i - (goods.length - 1) / 2) * step, y, s)).join('');
/** A price by resource as a list of units. */
export const units = (price: readonly number[]): number[] =>
  price.flatMap((n, good) => Array<number>(n).fill(good));

export const CITIZENS_ICON = person;
export const BUILDINGS_ICON = tower;
export const TOWN_ICONS = [castle, church, shop, brickWall] as const;

export const ADVISOR_ICONS: readonly string[] = [
  cash,
  openBook,
  ringIcon,
  woodBeam,
  bread,
  graduate,
  gavel,
  needle,
  houseKeys,
  trade,
  key,
  quill,
  speaker,
  boot,
  beads,
  hammer,
  crown,
  queenCrown,
  crown,
  queenCrown,
  imperialCrown,
  imperialCrown,
];
/** Sir Gustav and Sir Antoni show the buildings they give at once. */
export const AT_ONCE_BUILDINGS = new Set([20, 21]);

export const RANK_ICONS: readonly string[] = [crenelCrown, jewelCrown, crown, queenCrown, imperialCrown];

export const EVENT_FACES: readonly { icon: string; tint: string }[] = [
  { icon: woodPile, tint: 'm-wood' },
  { icon: wheat, tint: 'm-grain' },
  { icon: stoneBlock, tint: 'm-stone' },
  { icon: rolledCloth, tint: 'm-cloth' },
  { icon: bread, tint: 'm-bread' },
  { icon: twoCoins, tint: 'm-coin' },
  { icon: openBook, tint: 'm-book' },
  { icon: snow, tint: 'water-2' },
  { icon: trade, tint: 'leaf-2' },
  { icon: sun, tint: 'm-coin' },
  { icon: church, tint: 'm-book' },
  { icon: queenCrown, tint: 'emara' },
  { icon: person, tint: 'roof-1' },
  { icon: hammer, tint: 'leaf-2' },
];

/** The reward of a favour, by the second word of its key. */
export type Reward = 'citizens' | 'buildings' | 'book' | 'ring' | 'gold';
export const FAVOURS_PER_PLACE = 3;
export function rewardArt(reward: Reward, x: number, y: number, s: number): string {
  if (reward === 'book') return goodDisc(BOOK, x, y, s);
  if (reward === 'ring') return goodDisc(RING, x, y, s);
  if (reward === 'gold') return goodDisc(GOLD, x, y, s);
  return icon(reward === 'citizens' ? person : tower, x - s / 2, y - s / 2, s, 'var(--accent-text)');
}
