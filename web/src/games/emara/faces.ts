// Small drawings of cards and tokens, as SVG strings.
import type { Game } from '$generated/emara';
import { icon, round, text } from '$lib/draw/draw';
import type { Play } from '$lib/table/play.svelte';
import {
  AT_ONCE_BUILDINGS,
  FAVOURS_PER_PLACE,
  goodRow,
  RESOURCES,
  rewardArt,
  TOWN_ICONS,
  units,
  type Reward,
} from './goods';

export const capital = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);
/** The price of a hut or an advisor, by resource. */
export const priceOf = (play: Play<Game>, noun: 'hut' | 'advisor', index: number): number[] =>
  RESOURCES.map((r) => play.printed(noun, index, r));

/** An advisor's name without its article. */
export const shortName = (name: string): string => capital(name.replace(/^(le |la |l’|the )/, ''));

/** The short name under a portrait: without article and title. */
export const bareName = (name: string): string => shortName(name).replace(/^(Sir|Lady) /, '');

/** The points on an advisor's card: citizens, or buildings given at once. */
export function pointsOf(play: Play<Game>, advisor: number): { n: number; buildings: boolean } {
  const buildings = AT_ONCE_BUILDINGS.has(advisor);
  return { n: play.printed('advisor', advisor, buildings ? 'gain' : 'citizens'), buildings };
}

export const ADVISOR_W = 66;
/** A name of at most this width; longer names are condensed, not scaled down. */
export function fitted(x: number, y: number, name: string, width: number, s = 12): string {
  const own = text(x, y, name, { s, w: 700, serif: true });
  return name.length * s * 0.47 > width
    ? own.replace('<text ', `<text textLength="${width}" lengthAdjust="spacingAndGlyphs" `)
    : own;
}

/** An advisor as a small card, 66 x 74, from its upper left corner: place, name, price and points. */
export function advisorFace(play: Play<Game>, advisor: number, art: string, big = false): string {
  const price = units(priceOf(play, 'advisor', advisor));
  const points = pointsOf(play, advisor);
  const s = big
    ? price.length > 4
      ? 12
      : price.length > 3
        ? 13
        : 16
    : price.length > 4
      ? 11.5
      : price.length > 3
        ? 13
        : 14;
  const name = bareName(play.thing('advisor', advisor));
  return (
    `<rect x="2" y="3" width="${ADVISOR_W}" height="74" rx="6" fill="var(--cast)"/><rect width="${ADVISOR_W}" height="74" rx="6" fill="var(--paper)" stroke="var(--line)" stroke-width="1.2"/>` +
    `<svg class="c-scene" x="1" y="1" width="${ADVISOR_W - 2}" height="${big ? 29 : 33}" viewBox="0 0 112 58" preserveAspectRatio="xMidYMin slice">${art}</svg>` +
    fitted(ADVISOR_W / 2, big ? 46 : 47, name, ADVISOR_W - 5, big ? 15 : 12) +
    goodRow(price, ADVISOR_W / 2, big ? 62 : 61, s, s + (price.length > 4 ? -0.5 : 1)) +
    pointDisc(points.n, points.buildings, ADVISOR_W - 4, 4, big ? 12 : 10)
  );
}

/** A number of points: round for citizens, square for buildings, as on the track. */
export function pointDisc(n: number, buildings: boolean, x: number, y: number, r: number): string {
  const shape = buildings
    ? `<rect x="${x - r}" y="${y - r}" width="${2 * r}" height="${2 * r}" rx="4" fill="var(--accent)" stroke="var(--paper)" stroke-width="1.5"/>`
    : `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--accent)" stroke="var(--paper)" stroke-width="1.5"/>`;
  return (
    shape + text(x, y + r * 0.45, n, { s: round(r * 1.3), w: 800, serif: true, fill: 'var(--on-accent)' })
  );
}

export const favourPlace = (token: number): number => Math.floor(token / FAVOURS_PER_PLACE);
export const favourReward = (play: Play<Game>, token: number): Reward =>
  (play.keyOf('favour', token).split('-')[1] ?? 'book') as Reward;
export const rewardNumber = (play: Play<Game>, token: number): number =>
  play.printed('favour', token, 'gain');

/** A favour token, centred: its place and its reward. */
export function favourFace(play: Play<Game>, token: number, x: number, y: number, r: number): string {
  const reward = favourReward(play, token);
  return (
    `<circle cx="${x + 1}" cy="${y + 3}" r="${r}" fill="var(--cast)"/><circle cx="${x}" cy="${y}" r="${r}" fill="var(--paper)" stroke="var(--line)" stroke-width="1.3"/><path d="M${x - r * 0.7} ${y + r * 0.7}L${x + r * 0.7} ${y - r * 0.7}" stroke="var(--rule-2)"/>` +
    icon(TOWN_ICONS[favourPlace(token)] ?? '', x - r * 0.72, y - r * 0.72, round(r * 0.8), 'var(--ink)') +
    rewardArt(reward, x + r * 0.2, y + r * 0.34, round(r * 0.72)) +
    (reward === 'citizens' || reward === 'buildings'
      ? text(x + r * 0.64, y + r * 0.56, rewardNumber(play, token), {
          s: round(r * 0.62),
          w: 800,
          serif: true,
        })
      : '')
  );
}

/** The back of a favour. */
export const favourBack = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--accent)" stroke="var(--line)" stroke-width="1.3"/><circle cx="${x}" cy="${y}" r="${r * 0.68}" fill="none" stroke="var(--on-accent-2)" stroke-opacity=".6" stroke-width="1.5"/>`;
