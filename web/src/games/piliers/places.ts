// Where the seventeen spaces for builders are, on the desk and in the areas of a phone.
export type AreaId = 'church' | 'north' | 'sites' | 'south' | 'mine';
interface Spot {
  x: number;
  y: number;
}
const row = (x: number, step: number, y: number, n: number): Spot[] =>
  Array.from({ length: n }, (_, i) => ({ x: x + i * step, y }));

export const DESK: readonly Spot[] = [
  { x: 226, y: 112 }, // bishop
  { x: 749, y: 140 }, // Kingsbridge
  { x: 821, y: 140 },
  { x: 1046, y: 92 }, // priory
  { x: 1086, y: 92 },
  ...row(938, 39, 566, 4), // king's court
  { x: 677, y: 510 }, // Shiring
  { x: 767, y: 510 },
  { x: 574, y: 572 }, // castle
  ...row(283, 38, 552, 4), // market
  { x: 166, y: 562 }, // start player
];

export const PHONE: readonly (Spot & { area: AreaId })[] = [
  { x: 212, y: 122, area: 'north' },
  { x: 112, y: 326, area: 'north' },
  { x: 204, y: 326, area: 'north' },
  { x: 296, y: 322, area: 'north' },
  { x: 348, y: 322, area: 'north' },
  ...row(136, 62, 46, 4).map((s) => ({ ...s, area: 'south' as const })),
  { x: 65, y: 150, area: 'south' },
  { x: 155, y: 150, area: 'south' },
  { x: 342, y: 224, area: 'south' },
  ...row(106, 48, 328, 4).map((s) => ({ ...s, area: 'south' as const })),
  { x: 358, y: 338, area: 'south' },
];

export const STEP = {
  preparation: 0,
  selection: 1,
  builders: 2,
  event: 3,
  mill: 4,
  kingsbridge: 5,
  priory: 6,
  production: 7,
  court: 8,
  shiring: 9,
  castle: 10,
  market: 11,
  cathedral: 12,
  start: 13,
  over: 14,
} as const;
/** The cards lie at their sites until the last player has passed. */
export const isSelecting = (step: number): boolean => step <= STEP.selection;
