// Faces of aspect cards and calamities.
import bandit from 'icon:bandit';
import cricket from 'icon:cricket';
import dagger from 'icon:sacrificial-dagger';
import desert from 'icon:desert';
import dust from 'icon:dust-cloud';
import earth from 'icon:earth-crack';
import flame from 'icon:flame';
import flood from 'icon:flood';
import metal from 'icon:metal-bar';
import plague from 'icon:plague-doctor-profile';
import mask from 'icon:totem-mask';
import tornado from 'icon:tornado';
import volcano from 'icon:volcano';
import wolf from 'icon:wolf-howl';
import { icon, piece, soft } from '$lib/draw/draw';
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
const TINTS = ['roof-1', 'field-2', 'roof-2', 'wood-1', 'leaf-1', 'water-1', 'slate-1'];
export const tintOf = (card: number): string => soft(TINTS[card] ?? 'field-2');

/** The picture of an aspect: what is compared. */
export function aspectArt(aspect: number, cx: number, foot: number, k = 1): string {
  if (aspect === 0) return piece('tell-oven', cx, foot - 2 * k, 19 * k);
  if (aspect === 1) return piece('tell-totem', cx, foot, 17 * k);
  if (aspect === 2) return piece('tell-pen', cx, foot + k, 26 * k);
  if (aspect === 3) return piece('tell-house', cx, foot + k, 22 * k, 'hy-plaster');
  if (aspect === 4) return piece('tell-house-2', cx, foot + k, 18 * k, 'hy-plaster');
  if (aspect === 5) return piece('tell-ox', cx, foot - 2 * k, 24 * k);
  return piece('villager', cx, foot, 17 * k, 'hy-plaster');
}
export const elementArt = (element: number, cx: number, foot: number, k = 1, seat = 0): string =>
  element === 6
    ? icon(mask, cx - 15 * k, foot - 32 * k, 30 * k, 'var(--ink)')
    : cardArt(element, cx, foot, k, seat);

const CALAMITIES: Record<string, string> = {
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
export const calamityIcon = (key: string): string => CALAMITIES[key.replace(/-\d$/, '')] ?? flame;
