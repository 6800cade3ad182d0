// The chart of growing points: lines with a charge at every mark, so they can be told apart without colour.
import type { Growth } from '$generated/messages';
import { charge, round, text } from '../draw/draw';

const LEFT = 34;
const TOP = 22;

/** Draw the chart in a box, with room for names on the right and rounds below. */
export interface ChartBox {
  w: number;
  h: number;
  right: number;
  foot: number;
}
export const chartBox = (w: number, h: number): ChartBox => ({ w, h, right: w - 98, foot: h - 42 });

export interface Mark {
  ply: number;
  label: string;
}

/** Choose a grid step that gives four to seven lines. */
export function gridStep(most: number): number {
  for (const step of [1, 2, 5, 10, 20, 25, 50, 100]) if (most / step <= 6.5) return step;
  return 200;
}

/** Evenly spaced marks, for a game without rounds. */
export const evenMarks = (plies: readonly number[], n = 6): Mark[] =>
  Array.from({ length: n }, (_, i) => ({
    ply: plies[Math.round(((i + 1) * (plies.length - 1)) / n)] ?? 0,
    label: '',
  }));

/** The scores at a ply, or the last ones before it. */
export function rowAt(growth: Growth, ply: number): number[] {
  let row = growth.scores[0] ?? [];
  growth.plies.forEach((p, i) => {
    if (p <= ply) row = growth.scores[i] ?? row;
  });
  return row;
}

/** A turning point: the seat whose points changed most relative to the others. */
export interface Moment {
  ply: number;
  seat: number;
  gain: number; // points; negative for a loss
}

/** The largest turning points, in the order of the game. */
export function moments(growth: Growth, n = 3): Moment[] {
  const found: (Moment & { swing: number })[] = [];
  for (let i = 1; i < growth.plies.length; i++) {
    const gains = (growth.scores[i] ?? []).map((v, seat) => v - (growth.scores[i - 1]?.[seat] ?? 0));
    const all = gains.reduce((sum, gain) => sum + gain, 0);
    gains.forEach((gain, seat) => {
      const others = gains.length > 1 ? (all - gain) / (gains.length - 1) : 0;
      const swing = Math.abs(gain - others);
      if (gain && swing) found.push({ ply: growth.plies[i] ?? 0, seat, gain, swing });
    });
  }
  const told: Moment[] = [];
  for (const { ply, seat, gain } of found.sort((a, b) => b.swing - a.swing || a.ply - b.ply))
    if (told.length < n && !told.some((m) => m.ply === ply)) told.push({ ply, seat, gain });
  return told.sort((a, b) => a.ply - b.ply);
}

/** Move labels apart: keep their order, stay near the wanted heights, at least `gap` from each other. */
export function spread(wanted: readonly number[], gap: number): number[] {
  const order = wanted.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  let last = -Infinity;
  const out = [...wanted];
  for (const { y, i } of order) {
    last = Math.max(y, last + gap);
    out[i] = last;
  }
  return out;
}

/** Select the labels that fit below the chart: the last one first, then as many as possible. */
export function fitting(labels: readonly { x: number; label: string }[], size: number): boolean[] {
  let left = Infinity;
  return labels
    .map(({ x, label }) => ({ x, half: label.length * size * 0.28 }))
    .reduceRight<boolean[]>((kept, { x, half }) => {
      const fits = half > 0 && x + half + 6 <= left;
      if (fits) left = x - half;
      return [fits, ...kept];
    }, []);
}

export function growthChart(
  growth: Growth,
  marks: readonly Mark[],
  names: readonly string[],
  told: readonly Moment[],
  { right, foot }: ChartBox,
): string {
  const end = growth.plies.at(-1) ?? 1;
  const start = growth.plies[0] ?? 0;
  const most = Math.max(1, ...growth.scores.flat());
  const least = Math.min(0, ...growth.scores.flat());
  const step = gridStep(most - least);
  const top = Math.ceil(most / step) * step;
  const bottom = Math.floor(least / step) * step;
  const x = (ply: number): number => LEFT + ((ply - start) / Math.max(1, end - start)) * (right - LEFT);
  const y = (v: number): number => foot - ((v - bottom) / (top - bottom)) * (foot - TOP);
  let g = '';
  // the area below zero is shaded, under a strong line
  if (bottom < 0)
    g += `<rect class="below" x="${LEFT}" y="${round(y(0))}" width="${right - LEFT}" height="${round(foot - y(0))}" fill="var(--bad)" opacity=".12"/>`;
  for (let v = bottom; v <= top; v += step)
    g +=
      `<path d="M${LEFT} ${round(y(v))}H${right}" stroke="var(--${v ? 'rule' : bottom < 0 ? 'ink-3' : 'rule'})" stroke-width="${v ? 1 : 1.6}"/>` +
      text(LEFT - 10, y(v) + 4.5, String(v).replace('-', '−'), {
        s: 13,
        w: 600,
        fill: 'var(--ink-3)',
        a: 'end',
      });
  // the last one stays left of the names
  const under = marks.map((m) => ({
    x: Math.min(x(m.ply), right + 8 - m.label.length * 3.6),
    label: m.label,
  }));
  const fits = fitting(under, 13);
  under.forEach((m, i) => {
    if (fits[i]) g += text(m.x, foot + 20, m.label, { s: 13, w: 650 });
  });
  for (const m of told)
    g += `<path d="M${round(x(m.ply))} ${TOP - 4}V${foot}" stroke="var(--ink-3)" stroke-width="1.3" stroke-dasharray="2 4"/>`;
  const seats = (growth.scores[0] ?? []).map((_, seat) => seat);
  for (const seat of seats) {
    // points are constant between two changes, so the line is level there
    let d = '';
    growth.plies.forEach((p, i) => {
      const now = round(y(growth.scores[i]?.[seat] ?? 0));
      const was = round(y(growth.scores[i - 1]?.[seat] ?? 0));
      const from = Math.max(x(growth.plies[i - 1] ?? start), x(p) - 5);
      if (!i) d += `M${round(x(p))} ${now}`;
      else if (now !== was) d += `L${round(from)} ${was}L${round(x(p))} ${now}`;
      else if (i === growth.plies.length - 1) d += `L${round(x(p))} ${now}`;
    });
    g += `<path d="${d}" fill="none" stroke="var(--paper)" stroke-width="6" stroke-linejoin="round"/><g class="seat-${(seat % 5) + 1}"><path d="${d}" fill="none" stroke="var(--c4)" stroke-width="4.4" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="var(--c)" stroke-width="3" stroke-linejoin="round"/></g>`;
  }
  for (const seat of seats)
    for (const m of marks) {
      const v = rowAt(growth, m.ply)[seat] ?? 0;
      g += `<g class="seat-${(seat % 5) + 1}"><circle cx="${round(x(m.ply))}" cy="${round(y(v))}" r="7.5" fill="var(--c)" stroke="var(--c4)" stroke-width="1.3"/></g>${charge((seat % 5) + 1, x(m.ply), y(v), 10)}`;
    }
  const heads = spread(
    told.map((m) => x(m.ply)),
    20,
  ); // separates the labels of close moments
  told.forEach((_, i) => {
    g +=
      `<circle cx="${round(heads[i] ?? 0)}" cy="10" r="9" fill="var(--ink)"/>` +
      text(heads[i] ?? 0, 14.5, i + 1, { s: 13, w: 700, fill: 'var(--paper)' });
  });
  const finals = growth.scores.at(-1) ?? [];
  const labels = spread(finals.map(y), 18);
  for (const seat of seats)
    g +=
      text(right + 14, (labels[seat] ?? 0) + 6, String(finals[seat] ?? 0).replace('-', '−'), {
        s: 17,
        w: 800,
        serif: true,
        a: 'start',
      }) +
      text(right + 40, (labels[seat] ?? 0) + 5.5, (names[seat] ?? '').slice(0, 10), {
        s: 13,
        w: 550,
        a: 'start',
        fill: 'var(--ink-2)',
      });
  return g;
}
