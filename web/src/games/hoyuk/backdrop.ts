// The tell at dusk, behind the pillars of the result.
import { piece } from '$lib/draw/draw';

const HOUSES: readonly (readonly [number, number, number, number])[] = [
  [300, 120, 2, 1],
  [356, 96, 1, 2],
  [412, 78, 2, 3],
  [468, 100, 1, 1],
  [524, 122, 2, 4],
  [356, 150, 1, 5],
  [412, 132, 2, 2],
  [468, 154, 1, 3],
];
export const backdrop =
  '<path d="M90 330C150 170 270 112 415 112s265 58 325 218Q415 364 90 330z" fill="var(--earth-2)"/><path d="M130 330c60-130 165-180 285-180s225 50 285 180Q415 357 130 330z" fill="var(--earth-1)" opacity=".8"/>' +
  HOUSES.map(([x, y, storeys, seat]) =>
    piece(storeys === 2 ? 'tell-house-2' : 'tell-house', x, y + 60, 64, `seat-${seat}`),
  ).join('');
