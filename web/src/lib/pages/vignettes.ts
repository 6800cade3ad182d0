// The pictures of the lobby: the skyline, and each game's vignette.
import { builder, cathedral, piece, standing } from '../draw/draw';

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
    piece('stall', 770, 232, 66, 'awning-wine') +
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

/** A game's looks in the lobby: `src/games/<game>/lobby.ts` has a default export of this shape. */
export interface LobbyCard {
  vignette: () => string; // SVG, 248 x 148
  weight: number; // complexity, in dots out of five; its text says it in words
  place: number; // position among the cards of the lobby
}

const modules = import.meta.glob<{ default: LobbyCard }>('../../games/*/lobby.ts', { eager: true });
// the default vignette: a meadow and a cottage
const PLAIN: LobbyCard = {
  vignette: () => `<rect width="248" height="148" fill="var(--grass-1)"/>${piece('cottage', 124, 110, 70)}`,
  weight: 3,
  place: 99,
};
export const lobbyCard = (game: string): LobbyCard =>
  modules[`../../games/${game}/lobby.ts`]?.default ?? PLAIN;
/** The vignette of a game. */
export const vignette = (game: string): string => lobbyCard(game).vignette();
