// The pictures of the lobby: the skyline and a vignette for each game.
import { builder, cathedral, cube, piece, round, standing, text } from '../draw/draw';

const villager = (x: number, y: number, s: number, w = 22): string =>
  standing('villager', x, y, w, `seat-${s}`);

export const SKYLINE = { w: 1440, h: 232 };
export function skyline(): string {
  const { w, h } = SKYLINE;
  return (
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--table)"/><stop offset="1" stop-color="var(--field-1)"/></linearGradient></defs><rect width="${w}" height="${h}" fill="url(#sky)"/><circle cx="1228" cy="86" r="46" fill="var(--gold)" opacity=".5"/><path d="M0 150c200-60 360 10 560-34s420 20 560-20 220 0 320-10v166H0z" fill="var(--grass-2)" opacity=".55"/><path d="M0 196c180-40 420 20 640-16s520-10 800 0v72H0z" fill="var(--grass-3)" opacity=".6"/><path d="M0 206c300-20 600 6 900-6s400 0 540-2v34H0z" fill="var(--earth-1)"/><g transform="translate(0 -22)">` +
    cathedral(906, 36, 238) +
    piece('cottage', 1184, 228, 74) +
    piece('windmill', 1254, 226, 78) +
    piece('barn', 1330, 230, 84) +
    piece('tree', 1396, 230, 44) +
    piece('castle', 846, 228, 96) +
    piece('stall', 770, 232, 66, 'awning-clochemerle') +
    piece('church', 690, 230, 104) +
    piece('poplar', 748, 228, 16) +
    piece('poplar', 622, 226, 17) +
    piece('poplar', 1166, 226, 17) +
    piece('tree', 606, 232, 36) +
    villager(1030, 246, 1, 24) +
    villager(1056, 249, 2, 24) +
    villager(1090, 246, 3, 24) +
    villager(1140, 248, 4, 24) +
    standing('envoy', 800, 249, 28, 'seat-5') +
    builder(980, 250, 26, 4) +
    standing('monk', 720, 247, 24, 'tone t-monk') +
    piece('well', 1208, 250, 30) +
    '</g>'
  );
}

function piliers(): string {
  return `<rect width="248" height="148" fill="var(--field-1)"/><path d="M0 84c60-30 120 10 248-20v84H0z" fill="var(--grass-2)"/><path d="M0 118c80-16 160 6 248-8v38H0z" fill="var(--earth-1)"/>${cathedral(26, 10, 166)}${piece('crane', 214, 138, 40)}${builder(52, 146, 18, 1)}${builder(74, 146, 18, 2)}${cube('m-stone', 168, 132, 13)}${cube('m-stone', 182, 134, 13)}${cube('m-sand', 176, 126, 13)}`;
}
function descendance(): string {
  const family = [1, 1, 3, 2]
    .map(
      (seat, i) =>
        villager(44 + i * 30, 144, seat) +
        text(44 + i * 30, 138, i + 1, { s: 12, w: 800, serif: true, fill: `var(--seat-${seat}-on)` }),
    )
    .join('');
  return `<rect width="248" height="148" fill="var(--water-1)"/><path d="M0 70c60-30 160 20 248-14v92H0z" fill="var(--grass-1)"/><path d="M0 108c80-20 170 10 248-6v46H0z" fill="var(--grass-2)"/><path d="M120 104l120-14 8 30-120 18z" fill="var(--field-1)"/><path d="M122 114l124-13 1 9-124 16z" fill="var(--field-2)"/>${piece('church', 62, 108, 96)}${piece('cottage', 138, 100, 58)}${piece('barn', 200, 102, 60)}${piece('tree', 18, 110, 30)}${family}${piece('sack', 186, 142, 22)}${piece('sack', 208, 144, 22)}`;
}
function clochemerle(): string {
  return `<rect width="248" height="148" fill="var(--roof-1)" opacity=".4"/><path d="M0 74c80-24 150 14 248-10v84H0z" fill="var(--grass-2)"/><path d="M0 116c80-14 160 6 248-6v38H0z" fill="var(--earth-1)"/>${piece('townhall', 104, 120, 104)}${piece('tree', 36, 120, 50)}${piece('workshop', 186, 120, 70)}${piece('pennon-black', 150, 64, 26)}${text(150, 50, '5·9', { s: 12, w: 800, serif: true, fill: '#FFF8E8' })}${piece('pennon-white', 224, 68, 26)}${text(224, 54, '6·8', { s: 12, w: 800, serif: true, fill: '#2A2620' })}<g transform="rotate(-8 152 128)"><use href="#die-5" x="136" y="110" width="34" height="34"/></g><g transform="rotate(7 192 130)" class="die-black"><use href="#die-3" x="176" y="112" width="34" height="34"/></g>${piece('rat', 54, 144, 46)}`;
}
function ring(cx: number, cy: number, r: number, fills: readonly string[]): string {
  let o = `<circle cx="${cx}" cy="${cy + 3}" r="${r + 4}" fill="var(--cast)"/><circle cx="${cx}" cy="${cy}" r="${r + 4}" fill="var(--stone-1)" stroke="var(--line)" stroke-width="1.2"/>`;
  fills.forEach((fill, i) => {
    const a = (i * Math.PI) / 2;
    const b = a + Math.PI / 2;
    o += `<path d="M${cx} ${cy}L${round(cx + r * Math.cos(a))} ${round(cy + r * Math.sin(a))}A${r} ${r} 0 0 1 ${round(cx + r * Math.cos(b))} ${round(cy + r * Math.sin(b))}z" fill="${fill}" stroke="var(--line)" stroke-width="1"/>`;
  });
  return (
    o + `<circle cx="${cx}" cy="${cy}" r="${round(r * 0.24)}" fill="var(--emara)" stroke="var(--line)"/>`
  );
}
function emara(): string {
  return `<rect width="248" height="148" fill="var(--table)"/><rect width="248" height="148" fill="var(--emara)" opacity=".14"/>${ring(64, 76, 53, ['var(--field-1)', 'var(--stone-2)', 'var(--grass-3)', 'color-mix(in oklab,var(--m-cloth),var(--paper) 40%)'])}${ring(184, 76, 53, ['color-mix(in oklab,var(--roof-1),var(--paper) 50%)', 'var(--earth-1)', 'color-mix(in oklab,var(--slate-1),var(--paper) 40%)', 'var(--water-1)'])}${piece('pine', 44, 62, 15)}${piece('pine', 33, 66, 14)}${piece('watermill', 90, 62, 32)}${piece('barn', 90, 110, 29)}${piece('rocks', 38, 108, 33)}${piece('castle', 160, 62, 32)}${cathedral(191, 34, 36)}${piece('stall', 208, 109, 27)}${piece('crane', 160, 112, 20)}${standing('envoy', 64, 102, 21, 'seat-1')}${standing('envoy', 184, 102, 21, 'seat-2')}`;
}
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
function hoyuk(): string {
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

const DRAWN: Record<string, () => string> = { piliers, descendance, clochemerle, emara, hoyuk };
/** The vignette of a game, 248 x 148; a plain meadow for one that has none. */
export const vignette = (game: string): string =>
  DRAWN[game]?.() ??
  `<rect width="248" height="148" fill="var(--grass-1)"/>${piece('cottage', 124, 110, 70)}`;
/** The order of the cards on the square. */
export const ORDER: readonly string[] = ['piliers', 'descendance', 'clochemerle', 'emara', 'hoyuk'];
/** How heavy a game is, in dots of five; its text says it in words. */
export const WEIGHT: Record<string, number> = {
  piliers: 3,
  descendance: 3,
  clochemerle: 4,
  emara: 3,
  hoyuk: 2,
};
