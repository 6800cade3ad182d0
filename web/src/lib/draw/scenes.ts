// Scenes on cards: a ground, a building, a person or a thing. 112 x 66, drawn once and scaled to every size of card.
import { round } from './draw';

const SKIN = ['#E3BE94', '#C9976B', '#EBCDA8', '#A8744C'] as const;
const HATS = {
  none: '<path d="M11 13c-1-10 5-12 9-12s10 2 9 12c-2-4-3-5-9-5s-7 1-9 5z"/>',
  cap: '<path d="M9.5 12c0-9 4-11.5 10.5-11.5S30.5 3 30.5 12c-6-2.5-15-2.5-21 0z"/>',
  straw: '<path d="M3 12c0-2 6-3 8-3.5C11.5 3 14 .5 20 .5s8.5 2.5 9 8c2 .5 8 1.5 8 3.5 0 3.5-34 3.5-34 0z"/>',
  hood: '<path fill-rule="evenodd" d="M5 31C2 9 9-2 20-2s18 11 15 33c-5 4-25 4-30 0zM20 7c-4.5 0-7 3-7 7.5s2.5 8 7 8 7-3.5 7-8S24.5 7 20 7z"/>',
  veil: '<path fill-rule="evenodd" d="M5 35C3 11 9 0 20 0s17 11 15 35c-5-2-7-5-8-9-4 2-10 2-14 0-1 4-3 7-8 9zM20 6.5c-5 0-7.5 3-7.5 7.5s3 8.5 7.5 8.5 7.5-4 7.5-8.5-2.5-7.5-7.5-7.5z"/>',
  crown: '<path d="M10 10 8.5 0l5.5 4.5L20-1.5l6 6L31.5 0 30 10c-6-2-14-2-20 0z"/>',
  beret: '<path d="M8 9c-3-6 5-10 14-9s13 5 10 9c-6-1.5-18-2-24 0z"/>',
  coif: '<path d="M10 17C9 5 13 1.5 20 1.5S31 5 30 17l-2.5-1c.5-7-1-9-7.5-9s-8 2-7.5 9z"/>',
} as const;
export type Hat = keyof typeof HATS;

const mix = (c: string, other: string, share: number): string =>
  `color-mix(in oklab,${c},${other} ${share}%)`;

/** A person's head and shoulders, s high; the foot of the bust at (x, y). */
export function bust(
  x: number,
  y: number,
  s: number,
  robe: string,
  hat: Hat = 'none',
  hatColour = 'var(--wood-3)',
  skin = 0,
): string {
  const k = Math.round((s / 44) * 100) / 100;
  const face = SKIN[skin] ?? SKIN[0];
  return (
    `<g transform="translate(${round(x - 20 * k)} ${round(y - 44 * k)}) scale(${k})">` +
    `<path d="M1 44c0-13 6-19 19-19s19 6 19 19z" fill="${robe}" stroke="${mix(robe, 'black', 62)}" stroke-width="1.5"/><path d="M26 26c8 2 12.5 8 12.5 17.5H30c0-8-1-13-4-17.5z" fill="${mix(robe, 'black', 26)}"/><path d="M4 40c1-8 4-11 8-12.5" fill="none" stroke="${mix(robe, 'white', 32)}" stroke-width="2.4" stroke-linecap="round"/>` +
    `<path d="M16 20h8v6c0 4-8 4-8 0z" fill="${mix(face, 'black', 26)}"/><circle cx="20" cy="14" r="9" fill="${face}" stroke="${mix(face, 'black', 62)}" stroke-width="1.3"/><path d="M22.5 5.5a8.6 8.6 0 0 1 0 17c4.5-4 4.5-13 0-17z" fill="${mix(face, 'black', 26)}" opacity=".7"/>` +
    `<g fill="${hatColour}" stroke="${mix(hatColour, 'black', 62)}" stroke-width="1.3" stroke-linejoin="round">${HATS[hat]}</g></g>`
  );
}

// each about 20 to 30 units, its foot at the origin; paper in a scene stays pale in the dark theme
const PROPS = {
  block:
    '<path fill="var(--stone-1)" d="M-13-12h19V0h-19z"/><path fill="var(--stone-3)" d="M6-12l6-5V-5L6 0z"/><path fill="var(--stone-2)" d="M-13-12l6-5h19l-6 5z"/>',
  wall: '<path fill="var(--stone-2)" d="M-18-20h30V0h-30z"/><path fill="none" d="M-18-13.5h30M-18-6.5h30M-8-20v6.5M4-20v6.5M-13-13.5v7M-2-13.5v7M8-13.5v7M-8-6.5V0M4-6.5V0"/><path fill="var(--stone-3)" d="M12-20l5-3v20l-5 3z"/>',
  plank:
    '<path fill="none" stroke="var(--wood-3)" stroke-width="2.6" d="M-12 0l4-11 4 11M6 0l4-11 4 11"/><path fill="var(--wood-1)" d="M-20-15h40v4h-40z"/><path fill="var(--wood-2)" d="M-20-15l3-3h40l-3 3z"/>',
  logs: '<g fill="var(--wood-1)"><circle cx="-10" cy="-5" r="5"/><circle cx="1" cy="-5" r="5"/><circle cx="12" cy="-5" r="5"/><circle cx="-4.5" cy="-13.5" r="5"/><circle cx="6.5" cy="-13.5" r="5"/></g><g fill="none" stroke="var(--wood-3)"><circle cx="-10" cy="-5" r="2"/><circle cx="1" cy="-5" r="2"/><circle cx="12" cy="-5" r="2"/><circle cx="-4.5" cy="-13.5" r="2"/><circle cx="6.5" cy="-13.5" r="2"/></g>',
  trough:
    '<path fill="var(--m-sand)" d="M-14-9c4-7 24-7 28 0z"/><path fill="var(--wood-2)" d="M-17-9h34l-4 9h-26z"/><path fill="none" stroke="var(--wood-3)" stroke-width="2.2" d="M5-12 15-27"/>',
  pots: '<path fill="var(--roof-1)" d="M-13 0c-6-6-5-13 0-16v-4h10v4c5 3 6 10 0 16z"/><path fill="var(--roof-3)" d="M-4-16c5 3 6 10 0 16h-3c5-5 4-12 0-16z"/><path fill="var(--roof-2)" d="M9 0c-4-4-4-8-1-11v-3h8v3c3 3 3 7-1 11z"/>',
  anvil:
    '<path fill="var(--wood-2)" d="M-8 0v-8H8v8z"/><path fill="var(--slate-2)" d="M-18-20h34c-1 5-5 7-10 7v5H-6v-5c-6 0-11-2-12-7z"/><path fill="var(--slate-1)" d="M-18-20h34l-1 2.5h-32z"/>',
  statue:
    '<path fill="var(--stone-3)" d="M-10 0v-6h20v6z"/><path fill="var(--stone-1)" d="M-6-6c-2-10 0-15 6-15s8 5 6 15z"/><circle cx="0" cy="-26" r="5.5" fill="var(--stone-1)"/><path fill="var(--stone-2)" d="M2-20c4 2 5 6 4 14H2z"/>',
  plan: '<path fill="none" stroke="var(--wood-3)" stroke-width="2.4" d="M-13 0l4-10M13 0 9-10"/><path fill="#F6EFDF" d="M-17-11l5-15h24l5 15z"/><path fill="none" stroke="#1F4E73" stroke-width="1.5" d="M-8-14v-6l3-3 3 3v6zM2-14v-7h6v7M-10-14h20"/>',
  window:
    '<path fill="var(--stone-1)" d="M-11 0v-22c0-8 5-12 11-15C6-34 11-30 11-22V0z"/><path fill="#3F6FA8" d="M-7-2v-9h6v9z"/><path fill="#A8433F" d="M1-2v-9h6v9z"/><path fill="#D9A63A" d="M-7-13v-8h6v8z"/><path fill="#3E8A5E" d="M1-13v-8h6v8z"/><path fill="#3F6FA8" d="M-6.5-23C-6-28-3-30-1-31.5V-23z"/><path fill="#A8433F" d="M6.5-23C6-28 3-30 1-31.5V-23z"/>',
  organ:
    '<path fill="var(--wood-2)" d="M-19-10h38V0h-38z"/><g fill="var(--slate-1)"><path d="M-17-10v-13h6v13zM-10-10v-19h6v19zM-3-10v-24h6v24zM4-10v-19h6v19zM11-10v-13h6v13z"/></g><path fill="var(--stone-1)" d="M-14-7h28v3h-28z"/>',
  bell: '<path fill="none" stroke="var(--wood-3)" stroke-width="2.6" d="M-15 0v-33h30V0"/><path fill="var(--m-coin)" d="M-10-6c4-4 2-14 5-18 2-3 8-3 10 0 3 4 1 14 5 18z"/><path fill="#A87A1E" d="M3-25.5c4 2 3 14 7 19.5H4c1-6 1-13-1-19.5z"/><circle cx="0" cy="-4" r="2.6" fill="var(--slate-3)"/>',
  goldbars:
    '<path fill="var(--m-coin)" d="M-15 0l3-8h12l3 8zM4 0l3-8h9l3 8zM-6-9l3-7h12l3 7z"/><path fill="#F6D98A" stroke="none" d="M-11-7h9l.5 2h-10zM-2-15h9l.5 2H-2.5z"/>',
  ingots:
    '<path fill="var(--m-metal)" d="M-15 0l3-8h12l3 8zM4 0l3-8h9l3 8zM-6-9l3-7h12l3 7z"/><path fill="#A9C8E2" stroke="none" d="M-11-7h9l.5 2h-10zM-2-15h9l.5 2H-2.5z"/>',
  wool: '<path fill="var(--m-cloth)" d="M-16 0v-12c0-3 32-3 32 0V0z"/><path fill="none" d="M-16-6c8 3 24 3 32 0M-6-14V1M6-14V1"/>',
  cloth:
    '<path fill="var(--m-cloth)" d="M-15-12h26c5 0 5 12 0 12h-26c4-2 4-10 0-12z"/><path fill="#F3E6EC" d="M-15-12c5 0 5 12 0 12s-5-12 0-12z"/>',
  book: '<path fill="var(--m-book)" d="M-18-15c7-3 13-2 18 1 5-3 11-4 18-1V0C11-3 5-2 0 1c-5-3-11-4-18-1z"/><path fill="#F6EFDF" d="M-15-15c6-2 11-1 15 2v12c-4-3-9-4-15-2zM15-15C9-17 4-16 0-13v12c4-3 9-4 15-2z"/><path fill="none" stroke="#8E7E62" d="M-11-11l7 1M-11-8l7 1M11-11l-7 1M11-8l-7 1"/>',
  scroll:
    '<path fill="#F6EFDF" d="M-11-20h20v17h-20z"/><path fill="none" stroke="#8E7E62" d="M-7-15h12M-7-11h12M-7-7h8"/><path fill="#DCCFB1" d="M-14-22h26v4h-26zM-14-4h26v4h-26z"/>',
  mug: '<path fill="none" stroke-width="2.6" stroke="var(--wood-3)" d="M7-13c8-1 8 9 0 8"/><path fill="var(--wood-1)" d="M-9-15H7V0H-9z"/><path fill="#F6EFDF" d="M-11-15c-2-5 4-7 6-4 1-4 7-4 8 0 4-3 8 2 5 4z"/><path fill="none" stroke="var(--wood-3)" d="M-4-13V0M2-13V0"/>',
  bread:
    '<path fill="var(--m-bread)" d="M-16-3c0-8 6-11 16-11s16 3 16 11c0 4-32 4-32 0z"/><path fill="none" stroke="#F3D9A8" stroke-width="2" stroke-linecap="round" d="M-8-10l4 5M-1-11l4 5M6-10.5l4 5"/>',
  ring: '<circle cx="0" cy="-8" r="7.5" fill="none" stroke="#5A3E08" stroke-width="5"/><circle cx="0" cy="-8" r="7.5" fill="none" stroke="var(--m-coin)" stroke-width="3"/><path fill="#7B4FB0" d="M-5-18h10l-1.5 5h-7z"/>',
  lute: '<path fill="var(--wood-2)" d="M4-14 16-30l3 2L8-11z"/><ellipse cx="0" cy="-8" rx="10" ry="9" fill="var(--wood-1)" transform="rotate(-35 0 -8)"/><circle cx="1" cy="-9" r="3" fill="var(--wood-3)"/>',
  herbs:
    '<path fill="var(--wood-1)" d="M-12-10h24l-3 10H-9z"/><path fill="var(--leaf-2)" d="M-9-10c-5-10 2-12 4-5 0-10 8-10 6 0 4-9 11-4 7 5z"/>',
  chalice:
    '<path fill="var(--m-coin)" d="M-9-26H9c0 9-3 13-7 14v6c4 1 6 3 6 6H-8c0-3 2-5 6-6v-6c-4-1-7-5-7-14z"/><path fill="#A87A1E" stroke="none" d="M3-25h5c0 8-3 11.5-6 12.5 1-4 1.5-8 1-12.5z"/>',
  quill:
    '<path fill="var(--slate-3)" d="M-11 0v-8h11v8z"/><path fill="#F6EFDF" d="M-7-9C-4-22 4-30 15-32c-1 9-7 18-19 23z"/><path fill="none" d="M-7-8C-2-18 5-25 12-29"/>',
  rosary:
    '<path fill="none" stroke="var(--wood-3)" stroke-width="4.5" stroke-linecap="round" stroke-dasharray=".1 6" d="M-9-25c-8 8 0 18 9 16 9 2 17-8 9-16-5-4-13-4-18 0z"/><path fill="var(--m-coin)" d="M-1.5-9h3v4h4v3h-4v4h-3v-4h-4v-3h4z"/>',
  axe: '<path fill="none" stroke="var(--wood-3)" stroke-width="3" stroke-linecap="round" d="M-8 0 8-26"/><path fill="var(--slate-1)" d="M3-30c7-1 12 3 14 10-6 1-10-1-13-4z"/>',
  sword:
    '<path fill="var(--slate-1)" d="M-2-34h4v24h-4z"/><path fill="var(--m-coin)" d="M-8-10H8v3H-8z"/><path fill="var(--wood-2)" d="M-1.5-7h3v7h-3z"/>',
  chest:
    '<path fill="var(--wood-1)" d="M-15-10h30V0h-30z"/><path fill="var(--wood-2)" d="M-15-10c0-8 4-9 8-9H7c4 0 8 1 8 9z"/><path fill="var(--m-coin)" d="M-3-12h6v7h-6z"/>',
  key: '<circle cx="0" cy="-24" r="6" fill="none" stroke="#5A3E08" stroke-width="5"/><circle cx="0" cy="-24" r="6" fill="none" stroke="var(--m-coin)" stroke-width="2.8"/><path fill="var(--m-coin)" d="M-1.7-18h3.4V0h-3.4zM1.7-8h6v3h-6zM1.7-3h5v3h-5z"/>',
  halo: '<circle cx="0" cy="0" r="17" fill="var(--m-coin)" opacity=".85"/><circle cx="0" cy="0" r="12.5" fill="none" stroke="#F9E9B8" stroke-width="1.5"/>',
} as const;
export type Prop = keyof typeof PROPS;
/** The object that identifies the trade. */
export const prop = (name: Prop, x: number, y: number, s = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${s})" stroke="var(--line)" stroke-width="1.2" stroke-linejoin="round">${PROPS[name]}</g>`;

// sky, hill, floor
const GROUNDS = {
  sand: ['field-1', 'earth-2', 'earth-1'],
  wood: ['grass-1', 'leaf-1', 'grass-2'],
  stone: ['stone-2', 'stone-3', 'earth-1'],
  metal: ['water-1', 'slate-1', 'earth-2'],
  site: ['water-1', 'grass-2', 'earth-1'],
  town: ['water-1', 'stone-2', 'earth-1'],
  castle: ['slate-1', 'stone-3', 'stone-2'],
  field: ['water-1', 'grass-2', 'field-1'],
  square: ['water-1', 'grass-2', 'earth-1'],
  tell: ['earth-1', 'earth-2', 'earth-2'],
} as const;
const ROOMS = {
  inn: '<path d="M0 0h112v46H0z" fill="var(--plaster-2)"/><path d="M0 0h112v7H0zM14 0h6v46h-6zM92 0h6v46h-6z" fill="var(--wood-2)"/><path d="M0 46h112v20H0z" fill="var(--wood-1)"/><path d="M0 46h112" stroke="var(--wood-3)" stroke-width="1.5"/>',
  cloister:
    '<rect width="112" height="66" fill="var(--stone-1)"/><path d="M4 46V24a12 12 0 0 1 24 0v22zM34 46V24a12 12 0 0 1 24 0v22zM64 46V24a12 12 0 0 1 24 0v22zM94 46V24a12 12 0 0 1 24 0v22z" fill="var(--slate-1)" stroke="var(--line)" stroke-width="1"/><path d="M0 46h112v20H0z" fill="var(--stone-2)"/>',
} as const;
export type Ground = keyof typeof GROUNDS | keyof typeof ROOMS;

/** A ground with the objects on it, for `drawCard`. */
export function scene(ground: Ground, drawn: string): string {
  if (ground === 'inn' || ground === 'cloister') return ROOMS[ground] + drawn;
  const [sky, hill, floor] = GROUNDS[ground];
  return `<rect width="112" height="66" fill="var(--${sky})"/><path d="M0 34c22-12 40 2 62-5s34-6 50-1v38H0z" fill="var(--${hill})" opacity=".75"/><path d="M0 51c30-5 76-6 112 0v15H0z" fill="var(--${floor})"/>${drawn}`;
}
