// The thirty villagers as drawn cards: their scene, effect and price, and a candle for the time when they are played.
import beer from 'icon:beer-stein';
import candle from 'icon:candle-flame';
import city from 'icon:castle';
import deck from 'icon:stack';
import eye from 'icon:eyeball';
import family from 'icon:family-tree';
import hand from 'icon:hand';
import laurel from 'icon:laurel-crown';
import market from 'icon:shop';
import mass from 'icon:candle-light';
import privilege from 'icon:public-speaker';
import quill from 'icon:quill-ink';
import road from 'icon:walking-boot';
import anyGood from 'icon:swap-bag';
import queue from 'icon:shaking-hands';
import type { Game } from '$generated/descendance';
import { drawCard, TO, type CardFace, type Token } from '$lib/draw/card';
import { icon, piece } from '$lib/draw/draw';
import { bust, prop, scene, type Hat, type Prop } from '$lib/draw/scenes';
import type { Play } from '$lib/table/play.svelte';
import type { Key } from '$lib/table/vocabulary';
import { good, influence } from './art';

const sign =
  (body: string, ink = 'var(--ink)'): Token =>
  (x, y, s) =>
    icon(body, x - s / 2, y - s / 2, s, ink);
const points = sign(laurel, 'var(--gold-deep)');
const coin: Token = (x, y, s) => piece('coin', x, y + s / 2, s);
const sack: Token = (x, y, s) => piece('sack', x, y + s / 2, s);
const time: Token = (x, y, s) => piece('hourglass', x, y + s / 2, s * 0.8);
const kin: Token = (x, y, s) => piece('villager', x, y + s / 2, s * 0.8, 'tone t-roof-2');
const cube =
  (colour: number): Token =>
  (x, y, s) =>
    influence(colour, x - s / 2, y - s / 2, s);
const ware =
  (g: number): Token =>
  (x, y, s) =>
    good(g, x, y, s);
const [SCROLL, HORSE, PLOUGH, OX, WAGON] = [0, 1, 2, 3, 4] as const;
const acts = sign(hand);

/** At the inn: a timbered room, the villager, and its gift. */
const inn = (robe: string, hat: Hat, hatColour: string, skin: number, thing?: Prop, size = 1.2): string =>
  scene('inn', bust(38, 66, 50, robe, hat, hatColour, skin) + (thing ? prop(thing, 84, 62, size) : ''));

interface Drawn {
  scene: string;
  effect: Token[];
}
const VILLAGERS: Record<Key<Game, 'villager'>, Drawn> = {
  artist: { scene: inn('#8A3B5A', 'beret', '#4A2058', 0, 'statue', 1.35), effect: [sign(quill), TO, points] },
  count: { scene: inn('#1F4E73', 'crown', '#E2AE3A', 2, 'sword', 1.1), effect: [sign(city), TO, points] },
  trickster: { scene: inn('#3E5B46', 'hood', '#2F4636', 1, 'goldbars', 1.1), effect: [TO, points] },
  'guild-master': { scene: inn('#A8612F', 'cap', '#6B4A2C', 0, 'anvil', 1), effect: [cube(0), TO, points] },
  steward: {
    scene: inn('var(--descendance)', 'beret', '#2C3F1C', 0, 'chest', 1.2),
    effect: [sign(anyGood), TO, points],
  },
  mayor: { scene: inn('#43622A', 'beret', '#2C3F1C', 3, 'scroll', 1.2), effect: [cube(1), TO, points] },
  physician: { scene: inn('#33302C', 'coif', '#1F1D1A', 2, 'herbs', 1.25), effect: [kin, TO, points] },
  nun: { scene: inn('#38322C', 'veil', '#F3EBD8', 2, 'rosary', 1.1), effect: [cube(2), TO, points] },
  'farmers-wife': { scene: inn('#C98A4B', 'veil', '#EADFC6', 0, 'bread', 1.2), effect: [sack, TO, points] },
  scholar: { scene: inn('#6E4B8E', 'hood', '#4B3264', 0, 'book', 1.1), effect: [cube(3), TO, points] },
  traveller: { scene: inn('#7A5A36', 'straw', '#D9B766', 1, 'key', 1), effect: [sign(road), TO, points] },
  abbot: {
    scene: scene('cloister', bust(40, 66, 52, '#5B4A38', 'hood', '#4A3B2C') + prop('chalice', 84, 62, 1.2)),
    effect: [kin, TO, sign(mass)],
  },
  smith: { scene: inn('var(--slate-3)', 'cap', '#6B4A2C', 3, 'anvil', 1.1), effect: [TO, ware(PLOUGH)] },
  breeder: {
    scene: scene('field', piece('barn', 84, 58, 52) + bust(36, 66, 50, '#7A5A36', 'straw', '#D9B766', 1)),
    effect: [TO, ware(HORSE), '/', ware(OX)],
  },
  councillor: { scene: inn('#7F2C44', 'beret', '#4A1826', 0, 'scroll', 1.2), effect: [TO, sign(privilege)] },
  'day-labourer': {
    scene: scene(
      'field',
      piece('sheaf', 92, 62, 30) +
        piece('sheaf', 74, 64, 26) +
        bust(36, 66, 50, '#9A7B3E', 'straw', '#D9B766', 3),
    ),
    effect: [TO, points, sack],
  },
  herbalist: { scene: inn('#5E8A55', 'veil', '#EADFC6', 1, 'herbs', 1.2), effect: [TO, points, time] },
  'prodigal-son': {
    scene: scene('field', piece('cottage', 84, 56, 50) + bust(36, 66, 50, '#B4503A', 'none', '#4A2E1C', 2)),
    effect: [TO, points, sign(family)],
  },
  messenger: {
    scene: scene('field', piece('bridge', 80, 62, 56) + bust(34, 66, 50, '#2F5F97', 'cap', '#22384A', 0)),
    effect: [TO, sign(city)],
  },
  countess: {
    scene: inn('#8A3B5A', 'crown', '#E2AE3A', 2, 'ring', 1.2),
    effect: [TO, points, sign(eye), sign(deck)],
  },
  scribe: { scene: inn('#6E4B8E', 'hood', '#4B3264', 2, 'quill', 1.1), effect: [TO, ware(SCROLL)] },
  cartwright: { scene: inn('var(--leaf-3)', 'cap', '#6B4A2C', 1, 'plank', 1), effect: [TO, ware(WAGON)] },
  bard: { scene: inn('#B4503A', 'beret', '#7A2E20', 0, 'lute', 1.35), effect: [kin, TO, sign(quill)] },
  barker: {
    scene: scene('square', piece('stall', 84, 60, 52) + bust(36, 66, 50, '#D28032', 'beret', '#7A3E12', 0)),
    effect: [sign(market), TO, sign(queue)],
  },
  juggler: { scene: inn('#DB7FA2', 'cap', '#5E9C4A', 0, 'pots', 1), effect: [TO, points, acts] },
  miller: {
    scene: scene('field', piece('windmill', 86, 58, 50) + bust(36, 66, 50, '#F3EBD8', 'cap', '#C2A577', 2)),
    effect: [TO, coin],
  },
  'wise-man': { scene: inn('#4E5B62', 'hood', '#343D45', 3, 'book', 1.1), effect: [TO, points, acts] },
  prior: {
    scene: scene('cloister', bust(40, 66, 52, '#38322C', 'hood', '#28231E', 1) + prop('rosary', 84, 58, 1.2)),
    effect: [sign(mass), TO, kin],
  },
  peddler: {
    scene: scene('square', piece('stall', 84, 60, 52) + bust(36, 66, 50, '#5B4A38', 'hood', '#3A2A1C', 3)),
    effect: [TO, sign(queue)],
  },
  'toll-keeper': {
    scene: scene('site', piece('bridge', 80, 62, 56) + bust(34, 66, 50, '#2E2C33', 'cap', '#6B4A2C', 1)),
    effect: [sign(road), TO, 0],
  },
};

/** Dark candle, any moment, on an occasion. */
export const whenOf = (card: number): number => (card < 11 ? 0 : card < 22 ? 1 : 2);

export const CARD_W = 74;
export const CARD_H = 98;

export const shortOf = (play: Play<Game>, card: number): string =>
  play.lore.find(`villager-${play.keyOf('villager', card)}.short`) ?? play.thing('villager', card);

export function villagerFace(play: Play<Game>, card: number, priced = true): CardFace {
  const drawn = VILLAGERS[play.keyOf('villager', card) || 'artist'];
  const coins = play.printed('villager', card, 'coins');
  const beers = play.printed('villager', card, 'beers');
  return {
    scene: drawn.scene,
    name: shortOf(play, card),
    effect: drawn.effect,
    ...(priced ? { price: coins ? [coins, coin] : Array<Token>(beers).fill(sign(beer)) } : {}),
  };
}
/** A villager, w x h from the origin. */
export const drawVillager = (play: Play<Game>, card: number, priced = true, w = CARD_W, h = CARD_H): string =>
  drawCard(villagerFace(play, card, priced), w, h) +
  (whenOf(card) ? icon(candle, w - 16, 3, 14, 'var(--gold-deep)') : '');
