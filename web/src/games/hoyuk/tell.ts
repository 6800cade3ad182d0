// The tell and what stands on it, as SVG: in relief and from straight above.
import type { View } from '$generated/hoyuk';
import mask from 'icon:totem-mask';
import { charge, icon, piece, round, text } from '$lib/draw/draw';
import { beside, LIFT, SIZE, type Projection } from './geometry';

const LETTERS = 'ABCDEFGHIJKLM';
const GROUND = { empty: 0, ruin: 1, pen: 2, house: 3 };
const OVEN = 2;

/** The land around. */
export const land = (w: number, h: number): string =>
  `<rect width="${w}" height="${h}" fill="var(--grass-1)"/><path d="M0 0h${w}v${round(h * 0.2)}C${round(w * 0.81)} ${round(h * 0.1)} ${round(w * 0.68)} ${round(h * 0.25)} ${round(w * 0.5)} ${round(h * 0.16)}S${round(w * 0.18)} ${round(h * 0.25)} 0 ${round(h * 0.14)}z" fill="var(--field-1)" opacity=".75"/><path d="M0 ${round(h * 0.77)}c${round(w * 0.16)} ${round(-h * 0.08)} ${round(w * 0.29)} ${round(h * 0.05)} ${round(w * 0.42)} ${round(h * 0.02)}s${round(w * 0.38)} ${round(-h * 0.08)} ${round(w * 0.58)} ${round(-h * 0.03)}V${h}H0z" fill="var(--grass-2)" opacity=".7"/>`;

// from beyond the left edge to below the board, for windows wider or higher than the scene
const BED = 'M-480 430C-330 330-150 378-20 330S90 380 60 430 120 560 60 640-10 860 70 1100';
export const river = (): string =>
  `<path d="${BED}" fill="none" stroke="var(--water-3)" stroke-width="30" opacity=".4"/><path d="${BED}" fill="none" stroke="var(--water-1)" stroke-width="24"/>`;
export const trees = (spots: readonly (readonly [number, number, number])[]): string =>
  spots.map(([x, y, s]) => piece('tree', x, y, s)).join('');

/** The mound with its cut edge, whose strata show. */
export function mound(cx: number, y0: number, strata = 46, coords = true): string {
  const [left, right, my, by] = [cx - 416, cx + 416, y0 + 247, y0 + 494];
  let g = `<path d="M${left - 70} ${my + 40} ${cx} ${by + strata + 44} ${right + 70} ${my + 40} ${cx} ${y0 - 34}z" fill="var(--grass-3)" opacity=".35"/><path d="M${left - 46} ${my + strata - 6} ${cx} ${by + strata + 24} ${right + 46} ${my + strata - 6} ${cx} ${y0 - 16}z" fill="var(--earth-2)"/>`;
  const bands = ['earth-2', 'plaster-3', 'earth-3', 'field-2', 'earth-3'];
  const cuts = [0, 0.2, 0.42, 0.58, 0.8, 1];
  bands.forEach((band, i) => {
    const [a, b] = [strata * (cuts[i] ?? 0), strata * (cuts[i + 1] ?? 1)];
    const w = i % 2 ? 3 : -2;
    g += `<path d="M${left} ${my + a}L${cx} ${by + a}V${round(by + b)}Q${cx - 208 + w} ${round(by - 124 + b + 4 + w)} ${left} ${round(my + b)}z" fill="var(--${band})"/><path class="hy-shade" d="M${right} ${my + a}L${cx} ${by + a}V${round(by + b)}Q${cx + 208} ${round(by - 124 + b + 4 - w)} ${right} ${round(my + b)}z" fill="var(--${band})"/>`;
  });
  g += `<path d="M${left} ${my}L${cx} ${by}L${right} ${my}M${cx} ${by}v${strata}" stroke="var(--line)" stroke-width="1.3" fill="none" opacity=".6"/>`;
  for (const [t, o] of [
    [0.15, 0.5],
    [0.32, 0.72],
    [0.5, 0.34],
    [0.66, 0.66],
    [0.84, 0.45],
  ] as const) {
    const [x, y, x2] = [left + 416 * t, my + 247 * t + strata * o, right - 416 * t * 0.96];
    g += `<path d="M${round(x)} ${round(y)}l9 4 3 5-8-1z" fill="var(--roof-2)" opacity=".8"/><path d="M${round(x2)} ${round(y)}l-8 5 1 3 8-3z" fill="var(--stone-1)" opacity=".75"/>`;
  }
  g += `<path d="M${cx} ${y0}L${right} ${my} ${cx} ${by} ${left} ${my}z" fill="var(--earth-1)" stroke="var(--line)" stroke-width="1.4"/><path d="M${cx - 40} ${y0 + 24}q120 60 60 130t80 120q120 40 90 120l-110 76L${left + 150} ${my + 70} ${left + 40} ${my - 6}z" fill="var(--grass-1)" opacity=".35"/>`;
  let lines = '';
  for (let i = 1; i < SIZE; i++)
    lines += `M${cx - i * 32} ${y0 + i * 19}L${right - i * 32} ${my + i * 19}M${cx + i * 32} ${y0 + i * 19}L${left + i * 32} ${my + i * 19}`;
  g += `<path d="${lines}" stroke="var(--earth-3)" stroke-width="1" opacity=".38"/>`;
  // at the foot of the two near edges, where no house can hide them
  if (coords)
    for (let i = 0; i < SIZE; i++) {
      const y = my + strata + 19 + i * 19;
      const look = { s: 12.5, w: 700, fill: 'var(--ink)' };
      g += text(left + 3 + i * 32, y, LETTERS[i] ?? '', look) + text(right - 3 - i * 32, y, i + 1, look);
    }
  return g;
}

/** The flat top of the mound, coordinates on all four sides. */
export function table(x0: number, y0: number, size: number, s = 12.5): string {
  const w = size * SIZE;
  let g = `<rect x="${x0 - 26}" y="${y0 - 22}" width="${w + 52}" height="${w + 48}" rx="26" fill="var(--grass-3)" opacity=".4"/><rect x="${x0 - 22}" y="${y0 - 20}" width="${w + 44}" height="${w + 42}" rx="20" fill="var(--earth-2)" stroke="var(--earth-3)" stroke-width="1.2"/><rect x="${x0}" y="${y0}" width="${w}" height="${w}" fill="var(--earth-1)" stroke="var(--line)" stroke-width="1.4"/>`;
  let lines = '';
  for (let i = 1; i < SIZE; i++) lines += `M${x0 + i * size} ${y0}v${w}M${x0} ${y0 + i * size}h${w}`;
  g += `<path d="${lines}" stroke="var(--earth-3)" stroke-width="1" opacity=".45"/>`;
  const look = { s, w: 650, fill: 'var(--ink)' };
  for (let i = 0; i < SIZE; i++) {
    const middle = (i + 0.5) * size;
    g +=
      text(x0 + middle, y0 - 6, LETTERS[i] ?? '', look) +
      text(x0 + middle, y0 + w + 15, LETTERS[i] ?? '', look) +
      text(x0 - 11, y0 + middle + 4.5, i + 1, look) +
      text(x0 + w + 11, y0 + middle + 4.5, i + 1, look);
  }
  return g;
}

/** A disc with the charge of a seat. */
const disc = (x: number, y: number, r: number, seat: number, rim = 'var(--c4)'): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${r}" class="seat-${seat + 1}" fill="var(--c2)" stroke="${rim}" stroke-width="1.2"/>${charge(seat + 1, x, y, r * 1.36)}`;

export const shamanAt = (x: number, y: number, r = 9): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${r}" fill="var(--paper)" stroke="var(--line)" stroke-width="1.2"/>${icon(mask, x - r * 0.72, y - r * 0.72, round(r * 1.44), 'var(--ink)')}`;

export interface Cell {
  ground: number;
  owner: number;
  storeys: number;
  roof: number;
  villager: number;
  cattle: number;
  host: number;
  shaman: boolean;
}
export const cellOf = (v: View, n: number): Cell => ({
  ground: v.ground[n] ?? 0,
  owner: v.owner[n] ?? -1,
  storeys: v.storeys[n] ?? 0,
  roof: v.roof[n] ?? -1,
  villager: v.villagers[n] ?? 0,
  cattle: v.cattle[n] ?? 0,
  host: v.host[n] ?? -1,
  shaman: v.shaman === n,
});

const STEP = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

/** What stands on a square, in relief. */
export function standing(p: Projection, n: number, o: Cell): string {
  const [x, y] = p.at(n);
  if (o.ground === GROUND.ruin) return piece('tell-ruin', x, y + 19, 64);
  if (o.ground === GROUND.pen) {
    const [dr, dc] = STEP[o.host] ?? [0, 0];
    return (
      piece('tell-pen', x, y + 21, 64) +
      (o.cattle ? piece('tell-ox', x, y + 9, 28) : '') +
      disc(x + (dc - dr) * 15, y + (dc + dr) * 9 - 4, 6, o.owner)
    );
  }
  const two = o.storeys === 2;
  return `<path d="M${x + 29} ${y}l14 8-29 17-14-8z" fill="var(--cast)" opacity=".55"/><use class="seat-${o.owner + 1}" href="#tell-house${two ? '-2' : ''}" x="${x - 32}" y="${y - (two ? 69 : 45)}" width="64" height="${two ? 88 : 64}"/>`;
}
/** The charge of the owner on a bare roof, in relief. */
export function roofSign(p: Projection, n: number, o: Cell): string {
  const [x, foot] = p.at(n);
  return o.roof >= 0
    ? ''
    : disc(x - (o.villager ? 8 : 0), foot - (LIFT[o.storeys] ?? 0), 8.5, o.owner, 'none');
}
/** The oven or totem on a roof. */
export function roofPiece(p: Projection, n: number, o: Cell): string {
  const [x, foot] = p.at(n);
  if (p.plan)
    return o.roof === OVEN
      ? piece('tell-oven', x - (o.villager ? 6 : 0), foot + 11, 29)
      : piece('tell-totem', x - (o.villager ? 6 : 0), foot + 15, 27);
  const y = foot - (LIFT[o.storeys] ?? 0);
  return o.roof === OVEN
    ? piece('tell-oven', x - (o.villager ? 8 : 0), y + 9, 26)
    : piece('tell-totem', x - (o.villager ? 8 : 0), y + 7, 24);
}
export function villagerPiece(p: Projection, n: number, o: Cell): string {
  const [x, foot] = p.at(n);
  return p.plan
    ? piece('villager', x + 12, foot + 17, 17, `seat-${o.owner + 1}`)
    : piece('villager', x + 11, foot - (LIFT[o.storeys] ?? 0) + 8, 17, `seat-${o.owner + 1}`);
}
export function shamanPiece(p: Projection, n: number, o: Cell, size: number): string {
  const [x, foot] = p.at(n);
  return p.plan
    ? shamanAt(x - size / 2 + 9, foot + size / 2 - 9)
    : shamanAt(x + (o.villager ? 1 : 13), foot - (LIFT[o.storeys] ?? 0) - 12);
}

/** The bands round each quarter, from above. */
export function bands(p: Projection, v: View, size: number): string {
  let [wide, narrow] = ['', ''];
  v.ground.forEach((ground, n) => {
    if (!ground) return;
    const [x, y] = p.at(n);
    const half = size / 2;
    wide += `<rect x="${x - half - 3.5}" y="${y - half - 3.5}" width="${size + 7}" height="${size + 7}" rx="8" fill="var(--earth-3)"/>`;
    narrow += `<rect x="${x - half - 1.5}" y="${y - half - 1.5}" width="${size + 3}" height="${size + 3}" rx="5" fill="var(--earth-2)"/>`;
  });
  return wide + narrow;
}

/** What stands on a square, from above. Houses of a family share their roof. */
export function fromAbove(
  p: Projection,
  n: number,
  o: Cell,
  kin: (m: number) => boolean,
  size: number,
): string {
  const [mx, my] = p.at(n);
  const [x, y] = [mx - size / 2, my - size / 2];
  if (o.ground === GROUND.ruin)
    return `<rect x="${x + 2}" y="${y + 2}" width="${size - 4}" height="${size - 4}" rx="3" fill="var(--earth-1)"/><path d="M${x + 5} ${y + 30}V${y + 6}h14v5h-9v19zM${x + 25} ${y + 6}h13v12h-5v-7h-8zM${x + 38} ${y + 26}v12H${x + 24}v-5h9v-7z" fill="var(--plaster-2)" stroke="var(--line)" stroke-width="1.1" stroke-linejoin="round"/><path d="M${x + 17} ${y + 25}l5-4 5 4-2 5h-6zM${x + 8} ${y + 34}l4-2 4 3-2 3h-5z" fill="var(--stone-3)"/>`;
  if (o.ground === GROUND.pen) {
    const [dr, dc] = STEP[o.host] ?? [0, 0];
    let posts = '';
    for (const i of [0, 1, 2])
      for (const [a, b] of [
        [x + 5 + i * 15.5, y + 5],
        [x + 5 + i * 15.5, y + size - 7],
        [x + 5, y + 5 + i * 15.5],
        [x + size - 7, y + 5 + i * 15.5],
      ] as const)
        posts += `<rect x="${a}" y="${b}" width="3.4" height="3.4" fill="var(--wood-3)"/>`;
    return `<rect x="${x + 1}" y="${y + 1}" width="${size - 2}" height="${size - 2}" rx="3" fill="var(--field-1)"/><rect x="${x + 6}" y="${y + 6}" width="${size - 12}" height="${size - 12}" fill="none" stroke="var(--wood-2)" stroke-width="2"/>${posts}${o.cattle ? piece('tell-ox', mx - dc * 3, my + 8 - dr * 3, 24) : ''}${disc(mx + dc * 16, my + dr * 16, 7, o.owner)}`;
  }
  const near = [0, 1, 2, 3].map((s) => {
    const m = beside(n, s);
    return m >= 0 && kin(m);
  });
  const [x1, y1] = [x + (near[3] ? 0 : 5), y + (near[0] ? 0 : 5)];
  const [x2, y2] = [x + size - (near[1] ? 0 : 5), y + size - (near[2] ? 0 : 5)];
  const roof = (a: number, b: number, w: number, h: number): string =>
    `<rect x="${a}" y="${b}" width="${w}" height="${h}" fill="var(--c)"/><rect x="${a}" y="${b}" width="${w}" height="${h}" fill="var(--hatch)"/>`;
  const two = o.storeys === 2;
  return (
    (two
      ? `<path d="M${x + size - 1} ${y + 3}l5 5v${size - 3}h-${size - 4}l-5-5z" fill="var(--cast)"/>`
      : '') +
    `<rect x="${x + 1}" y="${y + 1}" width="${size - 2}" height="${size - 2}" rx="2" fill="var(--plaster-1)" stroke="var(--line)" stroke-width="1.2"/><g class="seat-${o.owner + 1}">${roof(x1, y1, x2 - x1, y2 - y1)}${two ? `<rect x="${x + 7}" y="${y + 7}" width="${size - 14}" height="${size - 14}" rx="1.5" fill="var(--plaster-1)" stroke="var(--line)" stroke-width="1.3"/>${roof(x + 10, y + 10, size - 20, size - 20)}` : ''}</g>`
  );
}
/** The marks of owner and height, from above: drawn last, so that nothing covers them. */
export function signs(p: Projection, n: number, o: Cell, size: number): string {
  const [mx, my] = p.at(n);
  const [x, y] = [mx - size / 2, my - size / 2];
  let g =
    o.roof >= 0
      ? disc(x + 9, y + 9, 7, o.owner, 'var(--paper)')
      : disc(mx - (o.villager ? 6 : 0), my, 9.5, o.owner, 'none');
  if (o.storeys === 2)
    g +=
      `<circle cx="${x + size - 7}" cy="${y + 7}" r="8.5" fill="var(--ink)" stroke="var(--paper)" stroke-width="1.3"/>` +
      text(x + size - 7, y + 11.4, 2, { s: 12.5, w: 800, serif: true, fill: 'var(--paper)' });
  return g;
}

/** The flag with the number of a block, at a point. */
export const flag = (x: number, y: number, number: number, k = 1): string =>
  `<g data-tip="about:block" transform="translate(${round(x)} ${round(y)}) scale(${k})"><path d="M0 24V0" stroke="var(--wood-3)" stroke-width="2"/><path d="M0 0h${number > 9 ? 30 : 24}l-6 8 6 8H0z" fill="var(--paper)" stroke="var(--line)" stroke-width="1.2"/>${text(number > 9 ? 12 : 9, 13, number, { s: 13, w: 800, serif: true })}</g>`;

/** Where the flag of a block stands: over its hindmost square. */
export function flagSpot(
  p: Projection,
  squares: readonly number[],
  storeys: readonly number[],
): readonly [number, number] {
  let best = squares[0] ?? 0;
  for (const n of squares) {
    const [x, y] = p.at(n);
    const [bx, by] = p.at(best);
    if (y < by || (y === by && x > bx)) best = n;
  }
  const [x, y] = p.at(best);
  return p.plan ? [x + 8, y - 42] : [x + 6, y - 30 - (LIFT[storeys[best] ?? 0] ?? 0)];
}
