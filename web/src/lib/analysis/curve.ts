// Draws the win chances over a game: one stacked band per seat, with a pale joint between two bands that is as wide as
// their uncertainty. For a solo game it draws the expected points.
import type { Decision, Moment } from '$generated/messages';
import { round } from '../draw/draw';

export interface Plot {
  left: number;
  right: number;
  top: number;
  foot: number;
}
export interface Scale {
  x: (ply: number) => number;
  y: (share: number) => number; // y of a cumulative share, from the top
}
export interface Band {
  seat: number;
  path: string;
  /** A point where the band is thick enough for the charge of its seat. */
  at?: { x: number; y: number };
}

export const plotOf = (width: number, height: number): Plot => ({
  left: 46,
  right: Math.max(120, width - 8),
  top: 16,
  foot: height - 26,
});

export function scaleOf(moments: readonly Moment[], { left, right, top, foot }: Plot): Scale {
  const start = moments[0]?.ply ?? 0;
  const end = moments.at(-1)?.ply ?? 1;
  return {
    x: (ply) => left + ((ply - start) / Math.max(1, end - start)) * (right - left),
    y: (above) => top + above * (foot - top),
  };
}

/** Each seat's share at a moment, from 0 to 1: its win chance or, in a solo game, points relative to the maximum. */
export function sharesOf(moments: readonly Moment[]): number[][] {
  const alone = (moments[0]?.wins.length ?? 0) === 1;
  const most = Math.max(1, ...moments.flatMap((m) => m.points));
  return moments.map((m) => (alone ? m.points.map((p) => Math.max(0, p / most)) : m.wins));
}

const sum = (shares: readonly number[], n: number): number =>
  shares.slice(0, n).reduce((all, share) => all + share, 0);
const line = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');

/** The bands from the first seat, on top, to the last. */
export function bandsOf(moments: readonly Moment[], { x, y }: Scale): Band[] {
  const shares = sharesOf(moments);
  const seats = shares[0]?.length ?? 0;
  const alone = seats === 1;
  return Array.from({ length: seats }, (_, seat) => {
    const upper = shares.map((s, i): [number, number] => [
      x(moments[i]?.ply ?? 0),
      y(alone ? 1 - (s[0] ?? 0) : sum(s, seat)),
    ]);
    const lower = shares.map((s, i): [number, number] => [
      x(moments[i]?.ply ?? 0),
      y(alone ? 1 : sum(s, seat + 1)),
    ]);
    const band: Band = { seat, path: `${line(upper)}${line([...lower].reverse()).replace('M', 'L')}Z` };
    const at = thickest(upper, lower, seat, seats);
    return at ? { ...band, at } : band;
  });
}

const ROOM = 22; // for the charge of a seat
/** Find a place in a band for its charge, apart from other charges. */
function thickest(
  upper: readonly (readonly [number, number])[],
  lower: readonly (readonly [number, number])[],
  seat: number,
  seats: number,
): { x: number; y: number } | undefined {
  const [first, last] = [upper[0]?.[0] ?? 0, upper.at(-1)?.[0] ?? 0];
  const wanted = first + ((seat + 1) / (seats + 1)) * (last - first);
  let best: { x: number; y: number } | undefined;
  let most = -Infinity;
  upper.forEach(([x, top], i) => {
    const thick = (lower[i]?.[1] ?? 0) - top;
    const worth = Math.min(thick, 2 * ROOM) - 0.1 * Math.abs(x - wanted);
    if (thick >= ROOM && worth > most && x > first + 14 && x < last - 14)
      [best, most] = [{ x, y: top + thick / 2 }, worth];
  });
  return best;
}

/** The joints between the bands, as wide as the 80 % interval. */
export function jointsOf(moments: readonly Moment[], { x, y }: Scale): { path: string; middle: string }[] {
  const seats = moments[0]?.wins.length ?? 0;
  const clamp = (share: number): number => Math.max(0, Math.min(1, share));
  return Array.from({ length: Math.max(0, seats - 1) }, (_, n) => {
    const at = (shift: number): [number, number][] =>
      moments.map((m) => [x(m.ply), y(clamp(sum(m.wins, n + 1) + shift * m.spread))]);
    return {
      path: `${line(at(-1))}${line(at(1).reverse()).replace('M', 'L')}Z`,
      middle: line(at(0)),
    };
  });
}

/** The moment nearest to a point in the drawing. */
export function nearest(moments: readonly Moment[], scale: Scale, at: number): number | undefined {
  let best: number | undefined;
  let least = Infinity;
  for (const m of moments) {
    const far = Math.abs(scale.x(m.ply) - at);
    if (far < least) [best, least] = [m.ply, far];
  }
  return best;
}

/** Draw a loss as a dot with whiskers, on the common scale of a list, from `left` to `right`. */
export function whisker(
  d: Pick<Decision, 'loss' | 'low' | 'high'>,
  most: number,
  left: number,
  right: number,
): { zero: number; from: number; to: number; dot: number } {
  const least = -0.25 * most; // some room below 0, on the side of gains
  const x = (loss: number): number =>
    round(right - ((Math.max(least, Math.min(most, loss)) - least) / (most - least)) * (right - left));
  return { zero: x(0), from: x(d.high), to: x(d.low), dot: x(d.loss) };
}

/**
 * Round percentages so that their sum is kept: the largest one absorbs the rounding error.
 */
export function rounded(parts: readonly number[], total: number): number[] {
  const out = parts.map((p) => Math.round(p * 100));
  const rest = Math.round(total * 100) - out.reduce((all, n) => all + n, 0);
  let largest = 0;
  parts.forEach((p, i) => {
    if (Math.abs(p) > Math.abs(parts[largest] ?? 0)) largest = i;
  });
  if (out.length) out[largest] = (out[largest] ?? 0) + rest;
  return out;
}
