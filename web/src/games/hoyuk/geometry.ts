// The positions of the 169 squares, in relief and from straight above.
import { round } from '$lib/draw/draw';

export const SIZE = 13;
export type Point = readonly [number, number];

export interface Projection {
  plan: boolean;
  /** The middle of a square on the ground. */
  at: (n: number) => Point;
  /** Its outline at a height (0 ground, 1 a house, 2 two storeys), scaled about its middle. */
  cell: (n: number, level?: number, k?: number) => string;
  /** The small lozenge of a square where a new block may be founded. */
  mark: (n: number) => string;
  /** One of its four sides, north, east, south, west, as a line. */
  side: (n: number, side: number) => string;
  /** The square at a point of the scene, given the storeys that stand on each. */
  hit: (x: number, y: number, storeys: readonly number[]) => number;
}

const rowOf = (n: number): number => Math.floor(n / SIZE);
const columnOf = (n: number): number => n % SIZE;
export const LIFT = [0, 19.5, 43]; // height of a roof

/** Dimetric: 64 x 38 a square. */
export function relief(cx: number, y0: number): Projection {
  const at = (n: number): Point => [
    cx + (columnOf(n) - rowOf(n)) * 32,
    y0 + (columnOf(n) + rowOf(n)) * 19 + 19,
  ];
  const cell = (n: number, level = 0, k = 1): string => {
    const [x, foot] = at(n);
    const y = foot - (LIFT[level] ?? 0);
    return `M${round(x)} ${round(y - 19 * k)}L${round(x + 32 * k)} ${round(y)} ${round(x)} ${round(y + 19 * k)} ${round(x - 32 * k)} ${round(y)}z`;
  };
  const side = (n: number, s: number): string => {
    const [x, y] = at(n);
    const corners: Point[] = [
      [x, y - 19],
      [x + 32, y],
      [x, y + 19],
      [x - 32, y],
    ];
    const [a, b] = [corners[s] ?? [x, y], corners[(s + 1) % 4] ?? [x, y]];
    return `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
  };
  const inside = (n: number, x: number, y: number, level: number): boolean => {
    const [mx, my] = at(n);
    return Math.abs(x - mx) / 32 + Math.abs(y - my + (LIFT[level] ?? 0)) / 19 <= 1;
  };
  const hit = (x: number, y: number, storeys: readonly number[]): number => {
    for (let n = SIZE * SIZE - 1; n >= 0; n--) if (storeys[n] && inside(n, x, y, storeys[n] ?? 0)) return n;
    const a = (y - y0) / 38;
    const b = (x - cx) / 64;
    const [r, c] = [Math.floor(a - b), Math.floor(a + b)];
    return r >= 0 && c >= 0 && r < SIZE && c < SIZE ? r * SIZE + c : -1;
  };
  return { plan: false, at, cell, mark: (n) => cell(n, 0, 0.24), side, hit };
}

/** From above: squares of `size`. */
export function plan(x0: number, y0: number, size: number): Projection {
  const corner = (n: number): Point => [x0 + columnOf(n) * size, y0 + rowOf(n) * size];
  const at = (n: number): Point => [corner(n)[0] + size / 2, corner(n)[1] + size / 2];
  const cell = (n: number, level = 0, k = 1): string => {
    const [x, y] = at(n);
    const h = (size / 2) * k - (level ? 1 : 2);
    return `M${round(x - h)} ${round(y - h)}h${round(2 * h)}v${round(2 * h)}h${round(-2 * h)}z`;
  };
  const side = (n: number, s: number): string => {
    const [x, y] = corner(n);
    return (
      [`M${x} ${y}h${size}`, `M${x + size} ${y}v${size}`, `M${x} ${y + size}h${size}`, `M${x} ${y}v${size}`][
        s
      ] ?? ''
    );
  };
  const hit = (x: number, y: number): number => {
    const [r, c] = [Math.floor((y - y0) / size), Math.floor((x - x0) / size)];
    return r >= 0 && c >= 0 && r < SIZE && c < SIZE ? r * SIZE + c : -1;
  };
  const mark = (n: number): string => {
    const [x, y] = at(n);
    const h = size * 0.155;
    return `M${round(x)} ${round(y - h)}l${round(h)} ${round(h)} ${round(-h)} ${round(h)} ${round(-h)} ${round(-h)}z`;
  };
  return { plan: true, at, cell, mark, side, hit };
}

/** The square on a side of another, or -1 beyond the edge. */
export function beside(n: number, side: number): number {
  const r = rowOf(n) + ([-1, 0, 1, 0][side] ?? 0);
  const c = columnOf(n) + ([0, 1, 0, -1][side] ?? 0);
  return r >= 0 && c >= 0 && r < SIZE && c < SIZE ? r * SIZE + c : -1;
}

/** The outline of a set of squares. */
export function outline(p: Projection, squares: readonly number[]): string {
  const set = new Set(squares);
  return squares
    .flatMap((n) => [0, 1, 2, 3].filter((s) => !set.has(beside(n, s))).map((s) => p.side(n, s)))
    .join('');
}

/** Squares from the back to the front. */
export const DRAWN: readonly number[] = Array.from({ length: SIZE * SIZE }, (_, n) => n).sort(
  (a, b) => rowOf(a) + columnOf(a) - rowOf(b) - columnOf(b) || rowOf(a) - rowOf(b),
);
export const nameOf = (n: number): string => `${'ABCDEFGHIJKLM'[columnOf(n)] ?? ''}${rowOf(n) + 1}`;
