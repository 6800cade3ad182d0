// One pillar per player: base and capital in the seat's colour, hatching and charge; a drum for each category of points.
import { charge, cube, escape, icon, piece, round, text } from '../draw/draw';
import type { Drum } from './contract';

export const FLOOR = 706;
const SHAFT = 84;
const TALLEST = 372; // height of the drums of the winner
const DEEPEST = 96; // greatest depth of negative points below the ground

export interface Pillar {
  seat: number; // from 0; -1 for a rival without a seat
  name: string;
  rank: number;
  total: number;
  parts: { drum: Drum; points: number }[];
}

/** The height of one point. The winner's pillar is tall, unless it has only a few points. */
export const pointHeight = (pillars: readonly Pillar[]): number => {
  const most = Math.max(1, ...pillars.map((p) => p.parts.reduce((sum, d) => sum + Math.max(0, d.points), 0)));
  return Math.min(16, TALLEST / most, DEEPEST / Math.max(1, ...pillars.map(owed)));
};
/** A player's negative points, drawn as drums below the ground. */
const owed = (p: Pillar): number => p.parts.reduce((sum, d) => sum + Math.max(0, -d.points), 0);
/** How far the ground must rise to leave room for negative points. */
export const depth = (pillars: readonly Pillar[]): number =>
  Math.round(Math.max(0, ...pillars.map(owed)) * pointHeight(pillars));

const seatBlock = (n: number, x: number, y: number, w: number, h: number): string =>
  `<g class="${n ? `seat-${n}` : 'tone rival'}"><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="2" fill="var(--c)" stroke="var(--c4)" stroke-width="1.5"/><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="2" fill="var(--hatch)"/><path d="M${round(x + w * 0.86)} ${y}h${round(w * 0.14)}v${h}h-${round(w * 0.14)}z" fill="#000" opacity=".16"/></g>`;

/** Draw a pillar. Its parts carry their cues for the animation: `data-drop` (by category), `data-owed`, `data-crown`. */
export function pillar(cx: number, p: Pillar, point: number, laurel: string, pawn: string, deep = 0): string {
  const n = p.seat < 0 ? 0 : (p.seat % 5) + 1;
  const x = cx - SHAFT / 2;
  let y = FLOOR - 50;
  let g = `<ellipse cx="${cx + 12}" cy="${FLOOR + 2}" rx="70" ry="11" fill="var(--cast)"/><rect x="${cx - 64}" y="${FLOOR - 14}" width="128" height="15" rx="2" fill="var(--stone-2)" stroke="var(--line)" stroke-width="1.4"/><path d="M${cx + 44} ${FLOOR - 14}h20v15h-20z" fill="var(--stone-3)" opacity=".7"/>`;
  g +=
    seatBlock(n, cx - 52, FLOOR - 50, 104, 37) +
    (n
      ? `<g class="seat-${n}"><circle cx="${cx}" cy="${FLOOR - 31.5}" r="14" fill="var(--c)"/></g>${charge(n, cx, FLOOR - 31.5, 20)}`
      : '');
  for (const [i, { drum, points }] of p.parts.entries()) {
    if (points <= 0) continue;
    g += `<g data-drop="${i}">`;
    const h = points * point;
    y -= h;
    g += `<rect x="${x}" y="${round(y)}" width="${SHAFT}" height="${round(h)}" rx="1.5" fill="${drum.fill}" stroke="var(--line)" stroke-width="1.4"/><path d="M${round(x + SHAFT * 0.8)} ${round(y + 0.7)}h${round(SHAFT * 0.2 - 0.7)}v${round(Math.max(0, h - 1.4))}h-${round(SHAFT * 0.2 - 0.7)}z" fill="#000" opacity=".17"/><path d="M${x + 5} ${round(y + 2)}v${round(Math.max(0, h - 4))}" stroke="#fff" stroke-width="3.5" opacity=".35"/>`;
    if (h >= 13)
      g += text(cx - 3, y + h / 2 + (h < 18 ? 4.8 : 6), points, {
        s: h < 18 ? 13 : 19,
        w: 800,
        serif: true,
        fill: drum.light ? '#FFF8E8' : '#2A2006',
      });
    g += '</g>';
  }
  let under = FLOOR + 2;
  for (const { points } of p.parts) {
    if (points >= 0) continue;
    const h = -points * point;
    g += `<g data-owed><rect x="${x + 8}" y="${round(under)}" width="${SHAFT - 16}" height="${round(h)}" rx="1.5" fill="#7A5638" stroke="#3A2A1C" stroke-width="1.4"/>${h >= 11 ? text(cx, under + h / 2 + (h < 18 ? 4.8 : 6), `−${-points}`, { s: h < 18 ? 13 : 18, w: 800, serif: true, fill: '#FFF8E8' }) : ''}</g>`;
    under += h;
  }
  g +=
    `<g data-cap><path d="M${x - 2} ${round(y)}l-12-10h${SHAFT + 28}l-12 10z" fill="var(--stone-1)" stroke="var(--line)" stroke-width="1.4" stroke-linejoin="round"/>` +
    seatBlock(n, x - 16, round(y - 26), SHAFT + 32, 16) +
    '</g>';
  const first = p.rank === 1;
  g += `<g data-total="${p.total}" data-rank="${p.rank}" transform="translate(${first ? cx - 21 : cx} ${round(y - 64)})"><rect x="-35" y="-14" width="70" height="46" rx="8" fill="var(--paper)" stroke="var(--line)" stroke-width="1.4"/>${text(0, 22, String(p.total).replace('-', '−'), { s: 36, w: 800, serif: true, fill: p.total < 0 ? 'var(--bad)' : 'var(--ink)' })}</g>`;
  if (first)
    g += `<g data-pawn transform="translate(${cx + 38} ${round(y - 25)})">${pawn}</g><g data-crown><circle cx="${cx - 21}" cy="${round(y - 98)}" r="22" fill="var(--paper)" stroke="var(--line)" stroke-width="1.4"/>${icon(laurel, cx - 38, y - 115, 34, 'var(--gold-deep)')}</g>`;
  const shown = p.name.length > 13 ? p.name.slice(0, 12) + '…' : p.name;
  g += `<g transform="translate(${cx} ${FLOOR + 12 + deep})"><title>${escape(p.name)}</title><rect x="-62" width="124" height="30" rx="4" fill="var(--paper)" stroke="var(--rule-2)"/><circle cx="-45" cy="15" r="11" fill="var(--accent)"/>${text(-45, 20, p.rank, { s: 14, w: 700, fill: 'var(--on-accent)' })}${text(9, 21, shown, { s: shown.length > 9 ? 14 : 17, w: 700, serif: true })}</g>`;
  return g;
}

/** The square in front of the building, 830 x 788; land and sky extend beyond it for larger windows. Negative
 * points hang in the earth, `deep` below the floor; the building stays at the same height above the lower edge. */
export function parvis(backdrop: string, deep = 0): string {
  let g = `<defs><linearGradient id="rsky" gradientUnits="userSpaceOnUse" x1="0" y1="-40" x2="0" y2="330"><stop offset="0" stop-color="var(--water-1)"/><stop offset="1" stop-color="var(--field-1)"/></linearGradient></defs><g transform="translate(0 ${deep})"><rect x="-900" y="-900" width="2630" height="1260" fill="url(#rsky)"/><path d="M-900 150H0c90-40 150 10 300-10s340-70 530 0h900v1400H-900z" fill="var(--grass-1)"/><path d="M-900 240H0c160-60 300 30 460-10s240-40 370-10h900v220H-900z" fill="var(--grass-2)"/><path d="M-900 330H0C200 296 560 288 830 330h900v1370H-900z" fill="var(--earth-1)"/>`;
  let joints = '';
  for (let i = 0; i < 9; i++) {
    const y = 352 + i * 44 + i * i * 3;
    joints += `M-900 ${y}H0Q415 ${y - 24} 830 ${y}H1730`;
  }
  for (let i = -9; i <= 9; i++) joints += `M${415 + i * 58} 312L${415 + i * 100} 788`;
  g += `<path d="${joints}" fill="none" stroke="var(--earth-3)" opacity=".2"/>`;
  for (const [x, y, s] of [
    [40, 320, 44],
    [96, 308, 30],
    [772, 316, 46],
    [716, 304, 28],
    [806, 330, 34],
  ] as const)
    g += piece('tree', x, y, s);
  g += `<ellipse cx="470" cy="322" rx="220" ry="14" fill="var(--cast)"/>${backdrop}</g>`;
  return deep ? g + below : g;
}

/** The cut earth below the floor, with a stone here and there. */
const STONES = [
  [-560, 46, 13],
  [-310, 30, 10],
  [-120, 62, 14],
  [150, 34, 9],
  [232, 78, 12],
  [455, 52, 10],
  [640, 36, 13],
  [790, 70, 11],
  [980, 40, 12],
  [1260, 58, 10],
] as const;
const below =
  `<path d="M-900 ${FLOOR + 1}h2630v1000H-900z" fill="var(--earth-3)"/><path d="M-900 ${FLOOR + 58}c500-16 900 18 1500 0s800-8 1130 0v1000H-900z" fill="#000" opacity=".16"/>` +
  STONES.map(
    ([x, y, r]) =>
      `<ellipse cx="${x}" cy="${FLOOR + y}" rx="${r}" ry="${round(r * 0.62)}" fill="var(--earth-2)" opacity=".55"/>`,
  ).join('') +
  `<path d="M-900 ${FLOOR + 1}h2630" stroke="var(--line)" stroke-width="1.6"/>`;

export interface LegendRow {
  name: string;
  drum: Drum;
}
/** The categories of points, in the order of the drums. */
export function legend(rows: readonly LegendRow[], title: string, x = 14): string {
  const step = rows.length > 7 ? 27 : 34;
  const h = 46 + rows.length * step + 8;
  const longest = Math.max(title.length, ...rows.map((r) => r.name.length + 6));
  const w = Math.min(206, Math.max(150, 24 + longest * 8));
  const body = [...rows]
    .reverse()
    .map((r, i) => {
      const art = r.drum.cube
        ? cube(r.drum.cube, 48, 3, 20)
        : r.drum.icon
          ? icon(r.drum.icon, 48, 3, 20, 'var(--ink)')
          : '';
      return `<g class="drums" transform="translate(0 ${40 + i * step})"><rect x="14" width="26" height="22" rx="3" fill="${r.drum.fill}" stroke="var(--line)" stroke-width="1.2"/>${art}${text(art ? 76 : 50, 17, r.name, { s: 14.5, w: 600, a: 'start', ...(r.name.length > 18 && { most: w - (art ? 86 : 60) }) })}</g>`;
    })
    .join('');
  return `<g transform="translate(${x} ${Math.max(336, 740 - h - 60)})"><rect x="2" y="4" width="${w}" height="${h}" rx="9" fill="var(--cast)"/><rect width="${w}" height="${h}" rx="9" fill="var(--paper)" stroke="var(--rule-2)"/>${text(14, 26, title, { s: 13, w: 650, a: 'start', fill: 'var(--ink-3)' })}${body}</g>`;
}

/** Fills for categories without a look of their own. */
export const DRUMS: readonly Drum[] = [
  { fill: 'var(--m-sand)' },
  { fill: 'var(--m-wood)', light: true },
  { fill: 'var(--m-stone)' },
  { fill: 'var(--m-metal)', light: true },
  { fill: 'var(--stone-1)' },
  { fill: 'var(--m-cloth)' },
  { fill: 'var(--leaf-2)', light: true },
  { fill: 'var(--roof-1)' },
  { fill: 'var(--m-book)', light: true },
  { fill: 'var(--m-grain)' },
  { fill: 'var(--slate-1)' },
];
