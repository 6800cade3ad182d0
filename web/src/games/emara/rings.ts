// The two rings: geometry of their quarters, and the land drawn in each place.
// A place is drawn in coordinates of its quarter: u outwards to the side, v outwards up or down.
import { CATHEDRAL, cathedralPart, piece, round, soft, type CathedralPart } from '$lib/draw/draw';

export const OUTER = 246;
export const INNER = 58;
export const RIM = 251;

export interface Quarter {
  start: number; // angle of its first edge, clockwise from the right
  sx: 1 | -1;
  sy: 1 | -1;
}
/** Positions on a ring, clockwise from the upper left. */
export const QUARTERS: readonly Quarter[] = [
  { start: 180, sx: -1, sy: -1 },
  { start: -90, sx: 1, sy: -1 },
  { start: 0, sx: 1, sy: 1 },
  { start: 90, sx: -1, sy: 1 },
];
export type At = (u: number, v: number) => [number, number];
export const quarterOf = (position: number): Quarter => QUARTERS[((position % 4) + 4) % 4] as Quarter;
export const at =
  (cx: number, cy: number, q: Quarter): At =>
  (u, v) => [cx + q.sx * u, cy + q.sy * v];

const polar = (cx: number, cy: number, r: number, degrees: number): string => {
  const a = (degrees * Math.PI) / 180;
  return `${round(cx + r * Math.cos(a))} ${round(cy + r * Math.sin(a))}`;
};

/** The outline of a quarter. */
export function sector(cx: number, cy: number, q: Quarter, pad = 3): string {
  const po = (pad / OUTER) * 57.3;
  const pi = (pad / INNER) * 57.3;
  const p = (r: number, d: number): string => polar(cx, cy, r, q.start + d);
  return `M${p(OUTER, po)}A${OUTER} ${OUTER} 0 0 1 ${p(OUTER, 90 - po)}L${p(INNER, 90 - pi)}A${INNER} ${INNER} 0 0 0 ${p(INNER, pi)}z`;
}

export interface Way {
  line: string;
  head: string; // transform of the arrow head
}
/** The path along the rim from one position to another, `steps` quarters on. */
export function way(cx: number, cy: number, from: number, steps: number): Way {
  const a0 = quarterOf(from).start + 30;
  const a1 = a0 + 90 * steps + 8;
  const line = `M${polar(cx, cy, RIM, a0)}A${RIM} ${RIM} 0 ${a1 - a0 > 180 ? 1 : 0} 1 ${polar(cx, cy, RIM, a1)}`;
  return { line, head: `translate(${polar(cx, cy, RIM, a1)}) rotate(${round(a1 + 90)})` };
}

// ---- the land of the country places: forest, quarry, mill, field

export const COUNTRY_GROUND: readonly string[] = [
  'var(--grass-3)',
  'var(--quarry)',
  soft('m-cloth', 45),
  'var(--field-1)',
];

const FOREST: readonly [number, number, number][] = [
  [60, 236, 26],
  [110, 215, 28],
  [30, 214, 26],
  [150, 205, 28],
  [180, 178, 30],
  [28, 170, 28],
  [190, 140, 28],
  [225, 110, 30],
  [210, 70, 26],
  [220, 30, 24],
];

/** The ground of a country place, clipped to its quarter. */
export function countryLand(place: number, cx: number, cy: number, A: At, q: Quarter): string {
  const top = q.sy < 0;
  if (place === 0) {
    const [x, y] = A(120, 120);
    const trees = [...FOREST].sort((a, b) => (b[1] - a[1]) * (top ? 1 : -1));
    return (
      `<circle cx="${x}" cy="${y}" r="150" fill="var(--leaf-1)" opacity=".55"/>` +
      trees.map(([u, v, s]) => piece('pine', A(u, v)[0], A(u, v)[1] + 22, s)).join('')
    );
  }
  if (place === 1) {
    const x = q.sx < 0 ? cx - 250 : cx;
    const y = top ? cy : cy + 250;
    return `<path d="M${x} ${y}v-120l60-40 40 20 50-30 60 40 50-10v140z" fill="var(--quarry-2)" opacity=".7"/>`;
  }
  if (place === 2) {
    const x = q.sx < 0 ? cx - 260 : cx - 60;
    const y = top ? cy - 110 : cy + 150;
    return `<path d="M${x} ${y}q120-70 330-10v180h-330z" fill="var(--grass-2)"/>`;
  }
  const x = q.sx < 0 ? cx - 260 : cx;
  const y = top ? cy - 260 : cy;
  return Array.from(
    { length: 12 },
    (_, i) => `<path d="M${x} ${y + i * 22 + 6}q130-14 260 10v10q-130-22-260-10z" fill="var(--field-2)"/>`,
  ).join('');
}

/** The building, trees or rocks that represent a country place. */
export function countryMark(place: number, A: At): string {
  const [x, y] = A(64, 98);
  if (place === 0)
    return (
      piece('pine', x - 26, y + 26, 32) + piece('pine', x + 22, y + 22, 34) + piece('pine', x - 2, y + 36, 40)
    );
  if (place === 1) return piece('rocks', x, y + 30, 96);
  return place === 2 ? piece('watermill', x, y + 38, 98) : piece('barn', x, y + 34, 84);
}

// ---- the town places: castle, cathedral, market, site

export const TOWN_GROUND: readonly string[] = [
  soft('slate-1', 55),
  soft('water-2', 50),
  soft('roof-1', 62),
  soft('earth-2', 50),
];

export function townMark(place: number, A: At): string {
  const [x, y] = A(62, 98);
  if (place === 0) return piece('castle', x, y + 40, 96);
  if (place === 1)
    return CATHEDRAL.filter((part: CathedralPart) => part !== 'spire')
      .map((part) => cathedralPart(part, x - 54, y - 50, 110))
      .join('');
  if (place === 2)
    return (
      piece('stall', x - 22, y + 4, 58, 'awning-leaf') + piece('stall', x + 6, y + 32, 64, 'awning-roof')
    );
  return (
    piece('crane', x - 2, y + 36, 46) +
    `<path d="M${x + 10} ${y + 36}v-40h42v40z" fill="var(--stone-1)" stroke="var(--line)" stroke-width="1.3"/><path d="M${x + 10} ${y - 4}h14v-9h12v5h16v4z" fill="var(--stone-2)" stroke="var(--line)" stroke-width="1.3"/><path d="M${x + 24} ${y + 36}V${y + 20}a7 7 0 0 1 14 0v16z" fill="var(--door)"/>`
  );
}
export const MARK_SPOT = [62, 98] as const;

/** Huts and dials of a quarter, in its own coordinates. */
export const HUT_SPOTS: readonly [number, number][] = [
  [176, 98],
  [132, 152],
  [74, 192],
];
export const DIAL_SPOTS: readonly [number, number][] = [
  [22, 178],
  [54, 178],
  [22, 210],
  [54, 210],
];
export const ADVISOR_SPOTS: readonly [number, number][] = [
  [115, 152],
  [182, 100],
];
