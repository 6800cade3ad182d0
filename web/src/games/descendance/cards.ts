// The thirty villagers as cards: an icon, a tint by candle, a name, a price.
import anvil from 'icon:anvil-impact';
import baby from 'icon:family-house';
import beard from 'icon:beard';
import beer from 'icon:beer-stein';
import candle from 'icon:candle-flame';
import castle from 'icon:castle';
import chest from 'icon:chest';
import church from 'icon:church';
import crown from 'icon:queen-crown';
import envelope from 'icon:envelope';
import farmer from 'icon:farmer';
import fox from 'icon:fox-head';
import gavel from 'icon:gavel';
import hammer from 'icon:hammer-nails';
import health from 'icon:health-normal';
import herbs from 'icon:herbs-bundle';
import horse from 'icon:horse-head';
import juggler from 'icon:juggler';
import lyre from 'icon:lyre';
import megaphone from 'icon:megaphone';
import openBook from 'icon:open-book';
import palette from 'icon:palette';
import beads from 'icon:prayer-beads';
import pope from 'icon:pope-crown';
import signs from 'icon:direction-signs';
import scroll from 'icon:scroll-quill';
import speaker from 'icon:public-speaker';
import swap from 'icon:swap-bag';
import wagon from 'icon:old-wagon';
import walking from 'icon:walking-boot';
import wheat from 'icon:wheat';
import windmill from 'icon:windmill';
import { icon, piece, soft, text } from '$lib/draw/draw';
import type { View } from '$generated/descendance';
import type { Play } from '$lib/table/play.svelte';
import { lines } from './art';

export const ICONS: readonly string[] = [
  palette,
  castle,
  fox,
  hammer,
  chest,
  gavel,
  health,
  beads,
  wheat,
  openBook,
  walking,
  pope,
  anvil,
  horse,
  speaker,
  farmer,
  herbs,
  baby,
  envelope,
  crown,
  scroll,
  wagon,
  lyre,
  megaphone,
  juggler,
  windmill,
  beard,
  church,
  swap,
  signs,
];
/** Dark candle, any moment, on an occasion. */
export const whenOf = (card: number): number => (card < 11 ? 0 : card < 22 ? 1 : 2);
const TINTS = ['slate-1', 'm-coin', 'm-cloth'];

export const CARD_W = 74;
export const CARD_H = 98;

export const shortOf = (play: Play<View>, card: number): string =>
  play.lore.find(`villager-${play.lore.keyOf('villager', card)}.short`) ?? play.thing('villager', card);

/** A villager, 74 x 98. */
export function drawVillager(play: Play<View>, card: number, priced = true, bare = false): string {
  const when = whenOf(card);
  const name = lines(shortOf(play, card), 11);
  const coins = play.printed('villager', card, 'coins');
  const beers = play.printed('villager', card, 'beers');
  const price = coins
    ? piece('coin', 62, 25, 17)
    : Array.from({ length: beers }, (_, i) => icon(beer, 53 - i * 14, 8, 17, 'var(--ink)')).join('');
  const plate = priced
    ? `<rect x="${coins || beers === 1 ? 49 : 35}" y="5" width="${coins || beers === 1 ? 24 : 38}" height="23" rx="11" fill="var(--paper)" stroke="var(--rule-2)"/>${price}`
    : '';
  return `<rect x="2" y="3" width="${CARD_W}" height="${CARD_H}" rx="7" fill="var(--cast)"/><rect width="${CARD_W}" height="${CARD_H}" rx="7" fill="var(--paper)" stroke="var(--line)" stroke-width="1.2"/><path d="M1 8q0-7 7-7h${CARD_W - 16}q7 0 7 7v${bare ? 82 : 41}H1z" fill="${soft(TINTS[when] ?? 'slate-1', 62)}"/>${bare ? icon(ICONS[card] ?? '', 12, 36, 46, 'var(--ink)') : icon(ICONS[card] ?? '', 5, 9, 36, 'var(--ink)')}${plate}${(bare ? [] : name).map((line, i) => text(CARD_W / 2, 64 + (i - (name.length - 2) / 2) * 13.5, line, { s: 12.5, w: 700, serif: true })).join('')}${when ? icon(candle, CARD_W - 17, CARD_H - 17, 14, 'var(--gold-deep)') : ''}`;
}
