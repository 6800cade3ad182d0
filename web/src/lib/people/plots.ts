// The plots of a profile. Estimates show their uncertainty as a whisker or a pale band.
import type { Shown } from '$generated/messages';
import { cube, icon, round, text } from '../draw/draw';
import type { Drum } from '../table/contract';

/** The range of the scale that covers all ratings with their intervals, and the average. */
export function scaleOf(ratings: readonly Shown[]): [number, number] {
  const lo = Math.min(1300, ...ratings.map((r) => r.rating - r.doubt));
  const hi = Math.max(1700, ...ratings.map((r) => r.rating + r.doubt));
  return [Math.floor(lo / 100) * 100, Math.ceil(hi / 100) * 100];
}

/** A rating on its scale, 150 x 30; hollow while it is provisional. */
export function whisker(r: Shown, [lo, hi]: [number, number]): string {
  const x = (v: number): number => round(8 + ((v - lo) / (hi - lo)) * 134);
  const [from, to] = [x(r.rating - r.doubt), x(r.rating + r.doubt)];
  return `<path d="M0 15h150" stroke="var(--rule)" stroke-width="1.5"/><path d="M${x(1500)} 3v24" stroke="var(--rule-2)" stroke-width="1.5" stroke-dasharray="3 3"/><path d="M${from} 15H${to}M${from} 9v12M${to} 9v12" stroke="var(--accent-text)" stroke-width="2.5" fill="none"/><circle cx="${x(r.rating)}" cy="15" r="6.5" fill="var(--${r.provisional ? 'paper' : 'accent-text'})" stroke="var(--accent-text)" stroke-width="2.5"/>`;
}

/** A share of wins with its interval, 150 x 30; the dashes mark the share expected by chance. */
export function interval(c: { wins: number; low: number; high: number; even: number }): string {
  const x = (v: number): number => round(8 + v * 134);
  return `<path d="M0 15h150" stroke="var(--rule)" stroke-width="1.5"/><path d="M${x(c.even)} 3v24" stroke="var(--rule-2)" stroke-width="1.5" stroke-dasharray="3 3"/><path d="M${x(c.low)} 15H${x(c.high)}M${x(c.low)} 9v12M${x(c.high)} 9v12" stroke="var(--accent-text)" stroke-width="2.5" fill="none"/><circle cx="${x(c.wins)}" cy="15" r="5.5" fill="var(--accent-text)"/>`;
}

export const TRACK = { w: 400, h: 230 };
/** Ratings game by game with their intervals; `dates` are the labels below. */
export function track(history: readonly (readonly number[])[], dates: readonly string[]): string {
  const [left, right, foot, top] = [40, TRACK.w - 52, TRACK.h - 30, 12];
  const rows = history.map(([, v = 0, d = 0]) => ({ v, up: v + d, down: v - d }));
  const lo = Math.min(1500, ...rows.map((r) => r.down));
  const step = Math.max(1500, ...rows.map((r) => r.up)) - lo > 500 ? 200 : 100;
  const bottom = Math.floor(lo / step) * step;
  const most = Math.max(bottom + step, ...rows.map((r) => Math.ceil(r.up / step) * step));
  const x = (i: number): number => round(left + (i * (right - left)) / Math.max(1, rows.length - 1));
  const y = (v: number): number => round(foot - ((v - bottom) * (foot - top)) / (most - bottom));
  let g = '';
  for (let v = bottom; v <= most; v += step)
    g +=
      `<path d="M${left} ${y(v)}H${right}" ${v === 1500 ? 'stroke="var(--rule-2)" stroke-dasharray="4 4"' : 'stroke="var(--rule)"'}/>` +
      text(left - 6, y(v) + 4.5, v, { s: 12.5, a: 'end', fill: 'var(--ink-3)' });
  // as many dates as fit side by side, the last one included
  const every = Math.max(1, Math.ceil((rows.length - 1) / 4));
  dates.forEach((label, i) => {
    if ((rows.length - 1 - i) % every === 0)
      g += text(x(i), TRACK.h - 8, label, { s: 12.5, w: 500, fill: 'var(--ink-2)' });
  });
  const along = (of: (r: (typeof rows)[number]) => number, start = 'M'): string =>
    rows.map((r, i) => `${i ? 'L' : start}${x(i)} ${y(of(r))}`).join('');
  const back = rows.map((r, i) => `L${x(i)} ${y(r.down)}`).reverse();
  const last = rows.at(-1);
  if (!last) return g;
  const [ex, ey] = [x(rows.length - 1), y(last.v)];
  return (
    g +
    `<path d="${along((r) => r.up)}${back.join('')}z" fill="var(--accent-text)" opacity=".16"/><path d="${along((r) => r.v)}" fill="none" stroke="var(--accent-text)" stroke-width="3" stroke-linejoin="round"/><circle cx="${ex}" cy="${ey}" r="5.5" fill="var(--accent-text)"/>` +
    text(ex + 10, ey + 6, Math.round(last.v), { s: 17, w: 800, serif: true, a: 'start' })
  );
}

export interface Source {
  name: string;
  drum: Drum;
  mine: number;
  average: number | undefined;
}
export const SOURCES = { w: 390, h: 176 };
/** Points by source as small pillars, each in front of a pale, dashed pillar for the average. */
export function pillars(sources: readonly Source[]): string {
  const [floor, step] = [SOURCES.h - 36, SOURCES.w / Math.max(1, sources.length)];
  const most = Math.max(1, ...sources.flatMap((s) => [s.mine, s.average ?? 0]));
  const high = (v: number): number => round((Math.max(0, v) * (floor - 12)) / most);
  const w = Math.min(32, round(step * 0.54));
  const wide = Math.min(52, round(step * 0.84));
  let g = `<path d="M0 ${floor + 8}h${SOURCES.w}" stroke="var(--rule-2)" stroke-width="1.5"/>`;
  sources.forEach(({ drum, mine, average }, i) => {
    const cx = round(step * (i + 0.5));
    const [h, a] = [high(mine), high(average ?? 0)];
    const [x, y] = [round(cx - w / 2), round(floor - h)];
    if (a)
      g += `<path d="M${round(cx - wide / 2)} ${floor}v-${a}h${wide}v${a}" fill="var(--paper-3)" stroke="var(--ink-3)" stroke-width="1.6" stroke-dasharray="5 4"/>`;
    g += `<rect x="${round(cx - wide / 2)}" y="${floor}" width="${wide}" height="8" fill="var(--stone-2)" stroke="var(--line)" stroke-width="1.2"/>`;
    if (h)
      g += `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${drum.fill}" stroke="var(--line)" stroke-width="1.3"/><path d="M${round(cx + w * 0.28)} ${y}h${round(w * 0.22)}v${h}h-${round(w * 0.22)}z" fill="#000" opacity=".17"/><path d="M${x} ${y}l-4-6h${w + 8}l-4 6z" fill="var(--stone-1)" stroke="var(--line)" stroke-width="1.2" stroke-linejoin="round"/>`;
    if (drum.cube) g += cube(drum.cube, cx - 9, floor + 13, 18);
    else if (drum.icon) g += icon(drum.icon, cx - 9, floor + 13, 18, 'var(--ink)');
  });
  return g;
}
