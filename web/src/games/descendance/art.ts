// Drawings that only this board uses: cubes with marks, villagers with their generation, trays, customers, the land.
import beer from 'icon:beer-stein';
import horse from 'icon:horse-head';
import scroll from 'icon:tied-scroll';
import wagon from 'icon:old-wagon';
import { charge, cube, icon, piece, round, standing, text } from '$lib/draw/draw';
import { CUBES } from './places';

export const W = 1112;
export const H = 608;

const MARKS: Record<string, string> = {
  'i-craft': 'M-3.5 0 0-4.5 3.5 0 0 4.5z',
  'i-word': 'M0-3.6a3.6 3.6 0 1 0 .01 0z',
  'i-faith': 'M-1.2-4.5h2.4v3h2.6v2.4h-2.6v4h-2.4v-4h-2.6v-2.4h2.6z',
  'i-lore': 'M-3.5-3.6h7v2h-7zM-3.5.6h7v2h-7z',
  'i-plague': 'M-3.6-2.2-2.2-3.6 0-1.4 2.2-3.6 3.6-2.2 1.4 0 3.6 2.2 2.2 3.6 0 1.4-2.2 3.6-3.6 2.2-1.4 0z',
};
/** A cube with a mark of its meaning, so that colour isn't the only cue. */
export function influence(colour: number, x: number, y: number, s = 22): string {
  const k = CUBES[colour] ?? 'i-craft';
  const dark = k === 'i-lore' || k === 'i-craft';
  return `${cube(k, x, y, s)}<path d="${MARKS[k] ?? ''}" transform="translate(${round(x + s * 0.285)} ${round(y + s * 0.63)}) scale(${Math.round((s / 27) * 100) / 100}) skewY(20)" fill="${dark ? '#2A1606' : '#fff'}" fill-opacity=".92"/>`;
}

/** A member of a family (seat from 0): generation on the chest, charge on the head. */
export function villager(x: number, y: number, seat: number, generation: number, s = 26): string {
  const n = (seat % 5) + 1;
  const says = s >= 14; // at this size the figure would be unreadable
  return `${standing('villager', x, y, s, `seat-${n}`)}${says ? text(x, y - s * 0.24, generation + 1, { s: round(s * (s < 22 ? 0.62 : 0.58)), w: 800, serif: true, fill: `var(--seat-${n}-on)`, halo: `var(--seat-${n})` }) : ''}${charge(n, x, y - s * 1.2 + s * 0.265, s * 0.3)}`;
}
/** The same, lying down in the grass: the dead. */
export const lying = (x: number, y: number, seat: number, generation: number, s = 24): string =>
  `<g transform="rotate(-90 ${round(x)} ${round(y - s * 0.3)})">${villager(x, y + s * 0.3, seat, generation, s)}</g>`;

export const marker = (x: number, y: number, seat: number, r = 8): string => {
  const n = (seat % 5) + 1;
  return `<g class="seat-${n}"><circle cx="${round(x)}" cy="${round(y + 1.5)}" r="${r}" fill="var(--c4)"/><circle cx="${round(x)}" cy="${round(y)}" r="${r}" fill="var(--c)" stroke="var(--c4)"/><use href="#charge-${n}" x="${round(x - r * 0.62)}" y="${round(y - r * 0.62)}" width="${r * 1.24}" height="${r * 1.24}" color="var(--on)"/></g>`;
};

export const trayWidth = (n: number, pitch: number): number => Math.max(2, n) * pitch + 14;
export const tray = (x: number, y: number, w: number): string =>
  `<ellipse cx="${x + w / 2 + 2}" cy="${y + 19}" rx="${w / 2}" ry="14" fill="var(--cast)"/><rect x="${x}" y="${y}" width="${w}" height="31" rx="15.5" fill="var(--wood-1)" stroke="var(--wood-3)" stroke-width="1.4"/><rect x="${x + 4}" y="${y + 4}" width="${w - 8}" height="23" rx="11.5" fill="var(--tray)"/>`;

export const disc = (x: number, y: number, n: number | string, r = 11, s = r * 1.27): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--accent)" stroke="var(--paper)" stroke-width="1.5"/>${text(x, y + s * 0.345, n, { s: round(s), w: 800, serif: true, fill: 'var(--on-accent)' })}`;

/** A good by its number, centred. 6: a sack. */
export function good(n: number, x: number, y: number, s: number): string {
  if (n === 6) return piece('sack', x, y + s * 0.55, s * 0.95);
  if (n === 2) return piece('plough', x, y + s * 0.5, s * 1.12);
  if (n === 3) return piece('ox', x, y + s * 0.5, s * 1.12);
  const body = [scroll, horse, '', '', wagon, beer][n] ?? '';
  return icon(body, x - s / 2, y - s / 2, s, 'var(--ink)');
}

export const time = (x: number, y: number, words: string, s = 13): string => {
  const w = Math.round(words.length * s * 0.56 + 30);
  return `<g transform="translate(${round(x - w / 2)} ${y})"><rect width="${w}" height="20" rx="10" fill="var(--paper)" stroke="var(--rule-2)"/>${piece('hourglass', 14, 18, 12)}${text(w / 2 + 8, 15, words, { s, w: 700, serif: true })}</g>`;
};

const LANE =
  'M-10 420C120 400 240 432 380 424s220-20 360-6 250 10 390-10M250 424c10 50-10 100-20 190M200 246c20 60 10 120 30 178M560 250c-10 60 10 110-10 170';
const lane = (d: string, w = 19): string =>
  `<path d="${d}" fill="none" stroke="var(--earth-3)" stroke-width="${w + 4}" opacity=".3"/><path d="${d}" fill="none" stroke="var(--earth-1)" stroke-width="${w}"/>`;
const trees = (spots: readonly (readonly [number, number, number])[]): string =>
  spots.map(([x, y, s]) => piece('tree', x, y, s)).join('');

/** The land and its lanes. */
export const land = (): string =>
  `<rect x="-600" y="-300" width="2312" height="1208" fill="var(--grass-1)"/><path d="M-600 200H0C150 150 300 240 480 210s340-40 632 0h600v240H-600z" fill="var(--grass-2)"/><path d="M-600 430H0c200-40 330 30 560 0s350-20 552 10h600v168H-600z" fill="var(--grass-1)"/>` +
  lane(LANE) +
  trees([
    [214, 56, 22],
    [226, 82, 20],
    [20, 262, 20],
    [540, 252, 22],
    [1098, 268, 22],
    [12, 440, 20],
  ]);

/** The ground of a phone's area, 390 x 390. */
export const phoneLand = (
  lanes: string,
  spots: readonly (readonly [number, number, number])[] = [],
): string =>
  `<rect x="-200" y="-200" width="790" height="790" fill="var(--grass-1)"/><path d="M-200 120H0c120-30 240 24 390-8h200v140H-200z" fill="var(--grass-2)"/>` +
  (lanes ? lane(lanes, 15) : '') +
  trees(spots);

export const field = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M0 26 126 0l24 90-150 14z" fill="var(--field-1)"/><path d="M0 46l132-26 6 22-138 22zM0 82l144-16 5 20-149 14z" fill="var(--field-2)"/>${[
    [22, 58],
    [56, 52],
    [90, 46],
    [118, 40],
    [30, 92],
    [70, 86],
    [110, 78],
  ]
    .map(([a = 0, b = 0]) => piece('sheaf', a, b, 20))
    .join('')}</g>`;

export const book = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M4 12C80 0 180 0 262 14 344 0 440 0 516 12v148c-80-10-172-10-254 4-82-14-178-14-258-4z" fill="var(--wood-3)" transform="translate(2 6)"/><path d="M6 8C80-4 180-4 262 10 344-4 440-4 514 8v146c-80-10-170-10-252 4-82-14-176-14-256-4z" fill="var(--paper)" stroke="var(--rule-2)" stroke-width="1.4"/><path d="M262 10v148" stroke="var(--rule-2)" stroke-width="1.5"/><path d="M262 10c-14 4-22 6-30 6v144c10 0 20 0 30-2z" fill="var(--cast)" opacity=".35"/></g>`;
export const page = (x: number, y: number, w: number, h: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M4 8C${w * 0.3} -4 ${w * 0.7} -4 ${w - 2} 8v${h}c-${w * 0.3} -10-${w * 0.7} -10-${w - 6} 0z" fill="var(--wood-3)" transform="translate(2 6)"/><path d="M4 8C${w * 0.3} -4 ${w * 0.7} -4 ${w - 2} 8v${h - 4}c-${w * 0.3} -10-${w * 0.7} -10-${w - 6} 0z" fill="var(--paper)" stroke="var(--rule-2)" stroke-width="1.4"/></g>`;

const SHEET = 'M512 22l6-8 574-4 8 8-4 206-8 10-572 4-8-8z';
export const mapSheet = (): string =>
  `<path d="${SHEET}" fill="var(--cast)" transform="translate(3 5)"/><path d="${SHEET}" fill="var(--paper)" stroke="var(--rule-2)" stroke-width="1.4"/><path d="M524 170c60-60 120 10 190-30s120-100 190-70 110 20 184-30v176H524z" fill="var(--grass-1)" opacity=".75"/><path d="M524 214c90-40 180 10 280-14s180 0 284-20v52H524z" fill="var(--grass-2)" opacity=".7"/><path d="M1088 30c-70 10-90 60-150 64s-60 60-140 70-90 50-120 64" fill="none" stroke="var(--water-1)" stroke-width="9"/>`;
export const phoneSheet = (): string =>
  `<rect x="-200" y="-200" width="790" height="790" fill="var(--grass-2)"/><path d="M6 66h378v318H6z" fill="var(--paper)" stroke="var(--rule-2)" stroke-width="1.4"/><path d="M10 250c60-50 100 10 170-30s90-80 200-40v200H10z" fill="var(--grass-1)" opacity=".75"/><path d="M10 320c90-30 180 10 370-20v80H10z" fill="var(--grass-2)" opacity=".7"/><path d="M380 90c-70 10-80 60-130 74s-70 60-120 80-60 80-90 130" fill="none" stroke="var(--water-1)" stroke-width="8"/>`;

export const road = (a: readonly [number, number], b: readonly [number, number]): string =>
  `<path d="M${a[0]} ${a[1] - 8}L${b[0]} ${b[1] - 8}" stroke="var(--earth-3)" stroke-width="8" stroke-linecap="round" opacity=".5"/><path d="M${a[0]} ${a[1] - 8}L${b[0]} ${b[1] - 8}" stroke="var(--earth-1)" stroke-width="5" stroke-linecap="round"/>`;

const TRACK = 'M170 18H270q52 0 52 52v16q0 48-52 48H70q-52 0-52-48V70q0-52 52-52z';
export const farmGround = (): string =>
  `<rect x="22" y="24" width="296" height="104" rx="46" fill="var(--grass-2)" stroke="var(--grass-3)" stroke-width="1.3"/><path d="${TRACK}" fill="none" stroke="var(--earth-2)" stroke-width="25"/><path d="${TRACK}" fill="none" stroke="var(--earth-1)" stroke-width="21"/>`;
/** The ten hourglasses clockwise, from the right of the bridge. */
export const HOURS: readonly (readonly [number, number])[] = [
  [214, 18],
  [266, 20],
  [312, 44],
  [316, 96],
  [270, 130],
  [208, 134],
  [132, 134],
  [70, 130],
  [24, 96],
  [28, 44],
];

/** A name in at most three short lines. */
export function lines(name: string, width: number): string[] {
  const out: string[] = [];
  for (const word of name.split(' ')) {
    const last = out[out.length - 1];
    if (last !== undefined && last.length + word.length < width) out[out.length - 1] = `${last} ${word}`;
    else out.push(word);
  }
  return out.slice(0, 3);
}
