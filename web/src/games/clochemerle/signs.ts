// Signs of Clochemerle: banners, prices, goods and dice. Black banners (purchases) lie, white ones (activations) stand.
import beer from 'icon:beer-stein';
import horse from 'icon:horse-head';
import any from 'icon:swap-bag';
import wagon from 'icon:old-wagon';
import scroll from 'icon:tied-scroll';
import { icon, piece, round, text } from '$lib/draw/draw';

const PALE = '#FFF8E8';
const DARK = '#2A2620';
const GOODS = [beer, scroll, horse, '', wagon, any]; // the plough is our own drawing

/** One of the resources by its number, or 5 for any of them; centred. */
export const good = (resource: number, x: number, y: number, s = 20): string =>
  resource === 3
    ? piece('plough', x, y + s * 0.48, s * 1.1)
    : icon(GOODS[resource] ?? '', x - s / 2, y - s / 2, s, 'var(--ink)');

type Values = readonly (string | number)[];

/** Upright banner on a card: white to activate, black to buy. */
export function pennon(x: number, y: number, values: Values, white: boolean, w = 34): string {
  const fill = white ? DARK : PALE;
  const cloth = piece(white ? 'pennon-white' : 'pennon-black', x, y + (w * 46) / 34, w);
  if (values.length === 1)
    return cloth + text(x, y + w * 0.7, values[0] ?? '', { s: round(w * 0.56), w: 800, serif: true, fill });
  return (
    cloth +
    values
      .map((v, i) => text(x, y + w * (0.42 + 0.44 * i), v, { s: round(w * 0.4), w: 800, serif: true, fill }))
      .join('')
  );
}

const ribbonPath = (w: number, h: number): string => `M0 0h${w}v${h}H0l5-${h / 2}z`;

/** Lying black ribbon: a purchase. */
export const blackRibbon = (x: number, y: number, w: number, values: Values, h = 19, s = 14.5): string =>
  `<g transform="translate(${round(x)} ${round(y)})"><path d="${ribbonPath(w, h)}" fill="#2F2A26" stroke="var(--ghost)" stroke-width=".8" stroke-linejoin="round"/>${text(w / 2 + 2.5, h / 2 + 5, values.join(' · '), { s, w: 800, serif: true, fill: PALE })}</g>`;

/** The empty place of a bought card's ribbon. */
export const emptyRibbon = (x: number, y: number, w: number, h = 17): string =>
  `<path transform="translate(${round(x)} ${round(y)})" d="${ribbonPath(w, h)}" fill="none" stroke="var(--line)" stroke-opacity=".45" stroke-width="1.2" stroke-dasharray="4 3"/>`;

/** The price of a purchase: time, then coins. A second sheet behind the plate means that more than one is left. */
export function costPlate(
  cx: number,
  y: number,
  time: number,
  coins = 0,
  o: { w?: number; pile?: boolean } = {},
): string {
  const w = o.w ?? (coins ? 48 : 32);
  const x = cx - w / 2;
  const tx = coins ? x + 9 : x + w / 2 - 7;
  const sheet = (dx: number, fill: string): string =>
    `<rect x="${round(x + dx)}" y="${y + dx}" width="${w}" height="19" rx="4" fill="var(--${fill})" stroke="var(--line)" stroke-width="1"/>`;
  return (
    (o.pile ? sheet(3, 'paper-3') : '') +
    sheet(0, 'paper') +
    piece('hourglass', tx, y + 16.5, 11) +
    text(tx + 6.5, y + 14.5, time, { s: 14, w: 800, serif: true, a: 'start' }) +
    (coins
      ? piece('coin', x + 29, y + 16.5, 14) +
        text(x + 37, y + 14.5, coins, { s: 14, w: 800, serif: true, a: 'start' })
      : '')
  );
}

/** Blue dashes round a banner that the previewed sum would activate. */
export const answers = (x: number, y: number, w: number, h: number, rx = 9): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${w}" height="${h}" rx="${rx}" fill="none" stroke="var(--paper)" stroke-width="5"/><rect class="answers" x="${round(x)}" y="${round(y)}" width="${w}" height="${h}" rx="${rx}" fill="none" stroke="var(--chosen)" stroke-width="2.4" stroke-dasharray="6 3.5"/>`;

/** A disc with points. */
export const points = (x: number, y: number, n: number, r = 11.5): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${r}" fill="var(--accent)"/>` +
  text(x, y + r * 0.46, n, { s: round(r * 1.32), w: 800, serif: true, fill: 'var(--on-accent)' });

/** A die by its middle; dice from 6 on are black. */
export const dieAt = (x: number, y: number, die: number, s = 40, turn = 0): string =>
  `<g transform="rotate(${turn} ${round(x)} ${round(y)})"${die >= 6 ? ' class="die-black"' : ''}><ellipse cx="${round(x + s * 0.1)}" cy="${round(y + s * 0.475)}" rx="${s / 2}" ry="${round(s * 0.15)}" fill="#000" opacity=".25"/><use href="#die-${(die % 6) + 1}" x="${round(x - s / 2)}" y="${round(y - s / 2)}" width="${s}" height="${s}"/></g>`;

/** The blue frame and tick of a die that was taken. */
export const chosenFrame = (x: number, y: number, s = 40): string => {
  const r = s * 0.62;
  const at = [x + r - 1, y - r + 2] as const;
  return (
    `<rect x="${x - r}" y="${y - r}" width="${2 * r}" height="${2 * r - 1}" rx="${s * 0.32}" fill="none" stroke="var(--paper)" stroke-width="7"/><rect x="${x - r}" y="${y - r}" width="${2 * r}" height="${2 * r - 1}" rx="${s * 0.32}" fill="none" stroke="var(--chosen)" stroke-width="4"/>` +
    `<circle cx="${at[0]}" cy="${at[1]}" r="9.5" fill="var(--chosen)" stroke="var(--paper)" stroke-width="2"/><path d="m${at[0] - 4.5} ${at[1]} 3.2 3.5 6-7" fill="none" stroke="var(--paper)" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`
  );
};

/** The sum a die would make, and the time of a black one. */
export function sumPlate(x: number, y: number, sum: number, black: boolean, lit: boolean, k = 1): string {
  const w = (sum ? (black ? 47 : 34) : 30) * k;
  const label = sum ? `= ${sum}` : '';
  return (
    `<rect x="${round(x - w / 2)}" y="${round(y)}" width="${round(w)}" height="${20 * k}" rx="${10 * k}" fill="${lit ? 'var(--gold)' : 'var(--paper)'}" stroke="var(--line)" stroke-width="1.1"/>` +
    (sum
      ? text(x - (black ? 8 * k : 0), y + 15 * k, label, {
          s: 14.5 * k,
          w: 800,
          serif: true,
          fill: lit ? '#2A2006' : 'var(--ink)',
        })
      : '') +
    (black
      ? piece('hourglass', x + (sum ? 10 : -5) * k, y + 17.5 * k, 10 * k) +
        text(x + (sum ? 15.5 : 1) * k, y + 14.5 * k, 2, {
          s: 12.5 * k,
          w: 700,
          a: 'start',
          fill: lit ? '#2A2006' : 'var(--ink)',
        })
      : '')
  );
}

/** A count with a picture, on a rounded plate. */
export const countPlate = (x: number, y: number, n: number, art: string): string =>
  `<g transform="translate(${x} ${y})"><rect x="-25" y="-14" width="50" height="28" rx="14" fill="var(--paper)" stroke="var(--line)" stroke-width="1.2"/>${art}${text(9, 6.5, n, { s: 18, w: 800, serif: true })}</g>`;
