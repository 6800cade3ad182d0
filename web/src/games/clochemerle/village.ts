// A village: its cards, zone by zone, and the scenery of its own board. The options are in Village.svelte.
import beer from 'icon:beer-stein';
import church from 'icon:church';
import anvil from 'icon:anvil';
import boot from 'icon:walking-boot';
import citizens from 'icon:meeple-group';
import farmer from 'icon:farmer';
import guild from 'icon:swap-bag';
import health from 'icon:health-normal';
import keys from 'icon:house-keys';
import money from 'icon:two-coins';
import shop from 'icon:shop';
import signs from 'icon:direction-signs';
import speaker from 'icon:public-speaker';
import trade from 'icon:trade';
import wall from 'icon:stone-wall';
import wheat from 'icon:wheat';
import type { Game, Village } from '$generated/clochemerle';
import type { Noun } from '$lib/table/vocabulary';
import { icon, piece, soft, standing, text } from '$lib/draw/draw';
import {
  CHAMBER,
  CUSTOMER,
  FIELD,
  prestigeOf,
  single,
  SQUARE,
  valuesOf,
  wantsOf,
  WORKSHOP,
  type Table,
} from './model';
import { good, pennon, points } from './signs';
import { wantsRow } from './square';

export const TRADES = [church, speaker, boot, anvil, trade];
export const HARVEST = wheat;
export const LABOURER = farmer;
const CHURCH_ICONS = [health, wall, shop, signs];
export const CHAMBER_ICONS = [money, citizens, keys, guild];

export const CARD_W = 78;
export const CARD_H = 104;

/** A card of a village, at any width. */
export interface Card {
  key: string;
  banner: number; // its white banner, -1 for none
  source: number; // where a marker to pay with lies on it, -1 for none
  values: string[];
  name: string;
  tint: string;
  art: (x: number) => string; // above, about a middle
  foot: (x: number, y: number, w: number) => string; // below, about a middle
  tip: string;
}

const octagon = (x: number, y: number, s: number): string =>
  `<use href="#octagon" x="${x - s / 2}" y="${y - s / 2}" width="${s}" height="${s}"/>`;
/** Places for markers, the first of them taken. */
function stock(resource: number, n: number, of: number, x: number, y: number, w: number): string {
  if (w < 70)
    return good(resource, x, y - 9, 17) + text(x, y + 12, `${n}/${of}`, { s: 13, w: 800, serif: true });
  return Array.from({ length: of }, (_, i) => {
    const cx = x + (i - (of - 1) / 2) * 24;
    return (
      octagon(cx, y, 23) + (i < n ? `<g data-piece="good-${resource}">${good(resource, cx, y, 17)}</g>` : '')
    );
  }).join('');
}
const covered = (
  icons: readonly string[],
  flags: readonly number[],
  x: number,
  y: number,
  w: number,
): string =>
  w < 70
    ? text(x, y + 5, `${flags.filter((f) => f).length}/5`, { s: 13, w: 800, serif: true })
    : flags
        .map((f, i) => {
          const cx = x + (i - 2) * 14.6;
          return `<circle cx="${cx}" cy="${y}" r="7.2" fill="${f ? 'var(--ink)' : 'var(--paper-3)'}" stroke="var(--rule-2)"/>${icon(icons[i] ?? '', cx - 5, y - 5, 10, f ? 'var(--paper)' : 'var(--ink-3)')}`;
        })
        .join('');

const short = (play: Table, noun: Noun<Game>, index: number): string => {
  const key = play.keyOf(noun, index);
  return (key && play.lore.find(`${noun}-${key}.short`)) || play.thing(noun, index);
};

export function churchCards(play: Table, v: Village): Card[] {
  if (v.church < 0) return [];
  const used =
    v.church === 0
      ? (x: number, y: number): string =>
          points(x - 22, y, prestigeOf(play, 'church', 0), 12) +
          [0, 1]
            .map(
              (i) =>
                octagon(x + 4 + i * 20, y, 18) +
                (i < v.shelters ? `<circle cx="${x + 4 + i * 20}" cy="${y}" r="5" fill="var(--ink)"/>` : ''),
            )
            .join('')
      : (x: number, y: number): string => points(x, y, prestigeOf(play, 'church', v.church), 12);
  return [
    {
      key: 'church',
      banner: -1,
      source: -1,
      values: [],
      name: short(play, 'church', v.church),
      tint: soft('slate-1'),
      art: (x) =>
        piece('church', x - 6, 52, 52) + icon(CHURCH_ICONS[v.church] ?? '', x + 16, 8, 18, 'var(--ink)'),
      foot: used,
      tip: `church:${v.church}`,
    },
  ];
}

export function councilCards(play: Table, v: Village): Card[] {
  const cards: Card[] = [];
  if (v.chamber >= 0) {
    const foot = [
      (x: number, y: number): string => points(x, y, prestigeOf(play, 'chamber', 0), 12),
      (x: number, y: number, w: number): string => covered(TRADES, v.citizens, x, y, w),
      (x: number, y: number, w: number): string =>
        covered([boot, anvil, trade, church, wheat], v.properties, x, y, w),
      (x: number, y: number, w: number): string =>
        stock(5, v.guild, play.printed('chamber', 3, 'octagons'), x, y, w),
    ][v.chamber];
    cards.push({
      key: 'chamber',
      banner: CHAMBER,
      source: v.chamber === 3 ? 5 : -1,
      values: valuesOf(play, 'chamber', v.chamber),
      name: short(play, 'chamber', v.chamber),
      tint: soft('m-coin', 60),
      art: (x) => icon(CHAMBER_ICONS[v.chamber] ?? '', x - 5, 14, 32, 'var(--ink)'),
      foot: foot ?? (() => ''),
      tip: `chamber:${v.chamber}`,
    });
  }
  if (v.square)
    cards.push({
      key: 'square',
      banner: SQUARE,
      source: -1,
      values: [String(single(play, 'tile-low')), String(single(play, 'tile-high'))],
      name: play.say('card-square'),
      tint: soft('earth-2', 50),
      art: (x) => piece('well', x + 11, 51, 36),
      foot: (x, y) =>
        [0, 1, 2]
          .map(
            (i) =>
              octagon(x + (i - 1) * 24, y, 23) +
              (i < v.markers ? `<circle cx="${x + (i - 1) * 24}" cy="${y}" r="6.5" fill="var(--ink)"/>` : ''),
          )
          .join(''),
      tip: `banner:${SQUARE}`,
    });
  return cards;
}

export const fieldCards = (play: Table, v: Village): Card[] =>
  Array.from({ length: v.fields }, (_, n) => ({
    key: `field-${n}`,
    banner: FIELD + n,
    source: 6 + n,
    values: valuesOf(play, 'field-card', 0),
    name: play.say('card-field'),
    tint: 'var(--field-1)',
    art: (x: number) => piece('sheaf', x + 5, 48, 22) + piece('sheaf', x + 23, 50, 22),
    foot: (x: number, y: number) =>
      v.ploughs[n]
        ? `<g data-piece="good-3">${piece('plough', x, y + 12, 26)}</g>`
        : `<rect x="${x - 14}" y="${y - 10}" width="28" height="20" rx="5" fill="none" stroke="var(--rule-2)" stroke-dasharray="4 3"/>`,
    tip: `banner:${FIELD + n}`,
  }));

const STAGE_ART = ['wall', 'cottage', 'windmill', 'watermill', 'castle'];
export const travelCards = (play: Table, v: Village): Card[] =>
  v.stages.map((card, i) => {
    const coins = play.printed('stage', card, 'coins');
    const beers = play.printed('stage', card, 'beers');
    const time = play.printed('stage', card, 'time');
    const grey = coins || beers || time;
    return {
      key: `stage-${card}`,
      banner: -1,
      source: -1,
      values: [],
      name: play.printed('stage', card, 'chapel')
        ? play.say('card-chapel')
        : play.say('card-stage', { letter: 'ABCDE'.charAt(i) }),
      tint: soft('leaf-1', 50),
      art: (x: number) =>
        piece(play.printed('stage', card, 'chapel') ? 'church' : (STAGE_ART[i] ?? 'wall'), x, 52, 46),
      foot: (x: number, y: number, w: number) => {
        const shift = grey && w > 60 ? 12 : 0;
        const sign = coins
          ? piece('coin', x + 14, y + 8, 16)
          : beers
            ? icon(beer, x + 6, y - 9, 17, 'var(--ink)')
            : time
              ? piece('hourglass', x + 12, y + 8, 12) +
                text(x + 20, y + 5, time, { s: 13, w: 800, serif: true, a: 'start' })
              : '';
        return points(x - shift, y, prestigeOf(play, 'stage', card), 12) + (w > 60 ? sign : '');
      },
      tip: `stage:${card}`,
    };
  });

const HOUSES = ['workshop', 'cottage', 'barn', 'workshop', 'barn'];
export const workshopCards = (play: Table, v: Village): Card[] =>
  v.workshops.map((card) => {
    const sort = Math.floor(card / 4);
    return {
      key: `workshop-${card}`,
      banner: WORKSHOP + sort,
      source: sort,
      values: valuesOf(play, 'workshop', card),
      name: short(play, 'workshop', card),
      tint: soft('roof-1', 60),
      art: (x: number) => piece(HOUSES[sort] ?? 'barn', x + 10, 52, 48),
      foot: (x: number, y: number, w: number) =>
        stock(sort, v.stock[sort] ?? 0, play.printed('workshop', card, 'octagons'), x, y, w),
      tip: `workshop:${card}`,
    };
  });

export const customerCards = (play: Table, v: Village): Card[] =>
  v.market.map((card) => {
    const wants = wantsOf(play, card);
    const prestige = prestigeOf(play, 'customer', card);
    return {
      key: `customer-${card}`,
      banner: CUSTOMER + card,
      source: -1,
      values: valuesOf(play, 'customer', card),
      name: '',
      tint: soft('accent', 78),
      art: (x: number) => piece('villager', x + 15, 60, 32, 'tone t-clochemerle'),
      foot: (x: number, y: number, w: number) =>
        w < 70
          ? wants
              .map((r, i) =>
                good(r, x + (i - (wants.length - 1) / 2) * Math.min(16, (w - 6) / wants.length), y - 10, 14),
              )
              .join('') + points(x, y + 10, prestige, 9.5)
          : wantsRow(wants, x - 11, y, 46) + points(x + 25, y, prestige),
      tip: `customer:${card}`,
    };
  });

/** Draw a card at the available width: whole, or a slim one with the essentials. */
export function drawCard(x: number, y: number, w: number, c: Card): string {
  const mid = w / 2;
  const whole = w >= 70;
  const small = !whole && w >= 52 && c.values.length > 0; // room for the picture beside the banner
  const top = 54;
  const body =
    `<rect x="2" y="3" width="${w}" height="${CARD_H}" rx="7" fill="var(--cast)"/><rect width="${w}" height="${CARD_H}" rx="7" fill="var(--paper)" stroke="var(--line)" stroke-width="var(--edge,1.3)"/>` +
    `<path d="M1 7a6 6 0 0 1 6-6h${w - 14}a6 6 0 0 1 6 6v${c.name && whole ? top - 7 : top}H1z" fill="${c.tint}"/>` +
    (whole
      ? c.art(mid)
      : small
        ? `<g transform="translate(${w - 20 - 0.62 * (mid + 10)} 19.8) scale(.62)">${c.art(mid)}</g>`
        : '') +
    (c.values.length
      ? pennon(
          whole ? 20 : small ? 16 : mid,
          -6,
          c.values,
          true,
          whole ? 34 : small ? 26 : Math.min(34, w - 6),
        )
      : '') +
    (whole && c.name
      ? text(mid, 70, c.name, { s: Math.min(13.5, 150 / c.name.length), w: 700, serif: true })
      : '') +
    (!whole && !c.values.length ? text(mid, 34, c.name.slice(-1), { s: 20, w: 800, serif: true }) : '') +
    c.foot(mid, 87, w);
  return `<g transform="translate(${x} ${y})">${body}</g>`;
}

/** Lower cards in two or three rows, where very many customers wait. */
export function layCustomers(n: number, room: number): { columns: number; w: number; h: number } {
  const gap = 3;
  const width = (rows: number): number => (room - gap * (Math.ceil(n / rows) - 1)) / Math.ceil(n / rows);
  const rows = width(2) >= 30 ? 2 : 3;
  return { columns: Math.ceil(n / rows), w: Math.min(44, width(rows)), h: rows === 2 ? 49 : 33 };
}
export function drawSmallCustomer(
  x: number,
  y: number,
  w: number,
  h: number,
  play: Table,
  card: number,
): string {
  const wants = wantsOf(play, card);
  const s = h < 40 ? 12 : 14;
  const step = Math.min(s + 1, (w - 4) / wants.length);
  const band = h < 40 ? 15 : 22;
  return (
    `<g transform="translate(${x} ${y})"><rect width="${w}" height="${h}" rx="5" fill="var(--paper)" stroke="var(--line)" stroke-width="var(--edge,1.5)"/><path d="M1 5a4 4 0 0 1 4-4h${w - 10}a4 4 0 0 1 4 4v${band - 5}H1z" fill="${soft('accent', 78)}"/>` +
    text(w / 2, band - 4, valuesOf(play, 'customer', card).join('·'), {
      s: w < 36 || h < 40 ? 12 : 13,
      w: 800,
      serif: true,
    }) +
    wants.map((r, i) => good(r, w / 2 + (i - (wants.length - 1) / 2) * step, (band + h) / 2, s)).join('') +
    '</g>'
  );
}

/** The layout of n cards in a room: their width, and the distance from one to the next. */
export function lay(n: number, room: number): { w: number; step: number } {
  if (n * (CARD_W + 6) - 6 <= room) return { w: CARD_W, step: CARD_W + 6 };
  const w = Math.floor((room - 4 * (n - 1)) / n);
  return w >= 38 ? { w, step: w + 4 } : { w: 38, step: (room - 38) / Math.max(1, n - 1) };
}

// ---- scenery

export function land(w: number, h: number, rows: readonly number[], gap: readonly [number, number]): string {
  const lanes = rows
    .map(
      (y) =>
        `M-10 ${y}C${w * 0.1} ${y - 14} ${w * 0.22} ${y + 4} ${gap[0]} ${y}M${gap[1]} ${y}c${w * 0.1}-8 ${w * 0.2} 8 ${w} -2`,
    )
    .join('');
  return (
    `<rect width="${w}" height="${h}" fill="var(--grass-1)"/><path d="M0 ${h * 0.32}c160-60 280 20 470-20s300-20 ${w - 470} 10v${h}H0z" fill="var(--grass-2)"/><path d="M0 ${h * 0.7}c200-50 330 20 520-10s300-10 ${w - 520} 10v${h}H0z" fill="var(--grass-1)"/>` +
    `<path d="${lanes}" fill="none" stroke="var(--earth-3)" stroke-width="17" opacity=".3"/><path d="${lanes}" fill="none" stroke="var(--earth-1)" stroke-width="14"/>`
  );
}

/** The vellum of one's own board. */
export const sheet = (x: number, y: number, w: number, h: number): string =>
  `<rect x="${x + 3}" y="${y + 5}" width="${w}" height="${h}" rx="20" fill="var(--cast)"/><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="20" fill="var(--paper)" stroke="var(--line)" stroke-width="1.4"/>`;

/** A place for a villager: the living, or a dashed hole with the sign of the trade. */
export function tradeSlot(
  x: number,
  y: number,
  trade: number,
  lives: boolean,
  seat: number,
  name: string,
): string {
  const body = TRADES[trade] ?? '';
  return (
    `<circle cx="${x}" cy="${y}" r="21" fill="var(--paper)" stroke="var(--line)" stroke-width="1.5"${lives ? '' : ' stroke-dasharray="4 3"'}/>` +
    (lives
      ? `<g data-piece="villager">${standing('villager', x, y + 17, 30, `seat-${seat + 1}`)}${icon(body, x - 8, y - 1, 16, `var(--seat-${seat + 1}-on)`)}</g>`
      : icon(body, x - 11, y - 11, 22, 'var(--ink-3)')) +
    text(x, y + 36, name, { s: 13, w: 700, serif: true, halo: 'var(--grass-1)' })
  );
}

/** The place of a cloud on the ring of time, 0 to 9. */
export function cloudAt(i: number): [number, number] {
  const angle = ((-64 + i * (308 / 9)) * Math.PI) / 180;
  return [469 + 116 * Math.cos(angle), 384 + 52 * Math.sin(angle)];
}
export const ring = (): string =>
  `<ellipse cx="469" cy="384" rx="116" ry="52" fill="none" stroke="var(--water-2)" stroke-width="18"/><ellipse cx="469" cy="384" rx="116" ry="52" fill="none" stroke="var(--water-1)" stroke-width="14"/>` +
  Array.from({ length: 10 }, (_, i) => {
    const [x, y] = cloudAt(i);
    return piece('cloud', x, y + 12, 36);
  }).join('') +
  piece('bridge', 469, 350, 78);

export const tileTag = (x: number, y: number): string =>
  `<g data-piece="tile" data-tip="banner:3"><rect x="${x - 18}" y="${y - 10}" width="36" height="20" rx="3" fill="var(--paper)" stroke="var(--ink)" stroke-width="1.6"/>${text(x, y + 5, '2·12', { s: 13, w: 800, serif: true })}</g>`;
