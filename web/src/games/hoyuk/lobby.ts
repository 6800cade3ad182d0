// Höyük in the lobby.
import { piece, round } from '$lib/draw/draw';
import type { LobbyCard } from '$lib/pages/vignettes';

function house(x: number, y: number, seat: number, two: boolean, top: string): string {
  const roof =
    top === 'oven'
      ? piece('tell-oven', x, y - (two ? 26 : 8), 20)
      : top === 'totem'
        ? piece('tell-totem', x, y - (two ? 28 : 10), 18)
        : '';
  return (
    `<g class="seat-${seat}"><use href="#tell-house${two ? '-2' : ''}" x="${x - 24}" y="${round(y - (two ? 51.75 : 33.75))}" width="48" height="${two ? 66 : 48}"/></g>` +
    roof
  );
}
function vignette(): string {
  const X = (r: number, c: number): number => 124 + (c - r) * 24;
  const Y = (r: number, c: number): number => 22 + (c + r) * 14.25 + 14;
  let o = `<rect width="248" height="148" fill="var(--field-1)"/><path d="M0 90c80-20 170 10 248-14v72H0z" fill="var(--grass-1)"/><path d="M4 78 124 149 244 78 124 7z" fill="var(--earth-2)" transform="translate(0 8)"/><path d="M4 78 124 149 244 78 124 7z" fill="var(--earth-1)" stroke="var(--line)" stroke-width="1.2"/>`;
  const tiles: Record<string, [number, boolean, string]> = {
    '1,1': [1, true, 'totem'],
    '0,1': [2, false, ''],
    '1,2': [3, false, 'oven'],
    '2,1': [1, false, ''],
    '2,2': [4, true, ''],
    '1,0': [2, true, ''],
    '3,2': [5, false, ''],
    '2,3': [3, false, 'totem'],
    '3,1': [0, false, ''],
    '0,2': [0, false, ''],
  };
  for (let t = 0; t < 8; t++)
    for (let r = 0; r < 5; r++) {
      const tile = tiles[`${r},${t - r}`];
      if (tile)
        o += tile[0]
          ? house(X(r, t - r), Y(r, t - r), ...tile)
          : piece('tell-pen', X(r, t - r), Y(r, t - r) + 16, 48);
    }
  return o;
}

export default { vignette, weight: 2, place: 5 } satisfies LobbyCard;
