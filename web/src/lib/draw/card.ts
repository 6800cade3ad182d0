// A drawn card: its scene, its name, its effect as input → output. One drawing serves every size; text is laid out for
// each size, never scaled. In a scene, a card is a string of SVG at the origin; elsewhere, the content of an <svg>.
import { round, text } from './draw';

/** A part of an effect: a word, a figure, or a drawing of size s centred on (x, y). */
export type Token = string | number | ((x: number, y: number, s: number) => string);
export const TO = '→';

export interface CardFace {
  scene: string; // from `scene`, 112 x 66
  name: string;
  short?: string; // for narrow cards
  effect: readonly Token[];
  out?: readonly Token[]; // what it gives: on narrow cards and on a spine
  price?: readonly Token[]; // upper left
  uses?: string; // upper right, dark
  points?: { n: number | string; square?: boolean }; // upper right, half outside, in the game's colour
  note?: string; // when or how often it may be used; not on small cards
}

const widthOf = (t: Token, s: number): number =>
  typeof t === 'function' ? s * 1.16 : t === TO ? s * 1.05 : String(t).length * s * 0.52 + 2;

/** Draw tokens in a row, centred on (cx, cy). They shrink to fit their room, but figures never below 12. */
export function effectRow(tokens: readonly Token[], cx: number, cy: number, s: number, most: number): string {
  const wide = (size: number): number => tokens.reduce<number>((sum, t) => sum + widthOf(t, size), 0);
  const size = wide(s) > most ? Math.max(s * 0.62, (s * most) / wide(s)) : s;
  let x = cx - wide(size) / 2;
  let drawn = '';
  for (const t of tokens) {
    const w = widthOf(t, size);
    const mid = x + w / 2;
    if (typeof t === 'function') drawn += t(mid, cy, size * 1.06);
    else if (t === TO)
      drawn += `<path d="M${round(mid - size * 0.34)} ${round(cy)}h${round(size * 0.66)}m${round(-size * 0.27)} ${round(-size * 0.27)}l${round(size * 0.27)} ${round(size * 0.27)}-${round(size * 0.27)} ${round(size * 0.27)}" fill="none" stroke="var(--ink)" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>`;
    else drawn += text(mid, cy + size * 0.34, t, { s: round(Math.max(size, 13)), w: 800, serif: true });
    x += w;
  }
  return drawn;
}

/** Draw a name in one or two lines of the allowed width. */
function lines(name: string, s: number, most: number): string[] {
  const fits = (t: string): boolean => t.length * s * 0.49 <= most;
  const words = name.split(' ');
  if (fits(name) || words.length < 2) return [name];
  let cut = words.length - 1;
  while (cut > 1 && !fits(words.slice(0, cut).join(' '))) cut--;
  return [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
}

const SHAPES = {
  large: { name: 16, effect: 17, art: 0.45 },
  middle: { name: 13.5, effect: 15, art: 0.44 },
  small: { name: 13, effect: 13.5, art: 0.42 },
};
/** Draw a card, w x h, with its upper left corner at the origin. */
export function drawCard(face: CardFace, w: number, h: number): string {
  const shape = w > 100 ? SHAPES.large : w > 72 ? SHAPES.middle : SHAPES.small;
  const small = shape === SHAPES.small;
  const art = round(h * shape.art);
  const name = small && face.short ? face.short : face.name;
  const set = lines(name, shape.name, w - 4);
  const most = w - 4;
  const first = art + shape.name * (set.length > 1 ? 0.95 : 1.12) + 1;
  const step = shape.name * 0.94;
  const foot = first + step * (set.length - 1);
  const note = face.note && !small ? face.note : '';
  const middle = (foot + h - (note ? 24 : 0)) / 2 + shape.effect * 0.12;
  const tokens = small && face.out && face.effect.length > 5 ? [TO, ...face.out] : face.effect;
  const r = small ? 10 : 12;
  const px = w - (small ? 5 : 7);
  const points = face.points
    ? '<g class="c-points">' +
      (face.points.square
        ? `<rect x="${px - r}" y="${-r + 5}" width="${2 * r}" height="${2 * r}" rx="4" fill="var(--accent)" stroke="var(--paper)" stroke-width="1.6"/>`
        : `<circle cx="${px}" cy="5" r="${r}" fill="var(--accent)" stroke="var(--paper)" stroke-width="1.6"/>`) +
      text(px, 5 + r * 0.42, face.points.n, {
        s: small ? 13 : 15,
        w: 800,
        serif: true,
        fill: 'var(--on-accent)',
      }) +
      '</g>'
    : '';
  const ps = small ? 12 : 13;
  const pw = face.price ? face.price.reduce<number>((sum, t) => sum + widthOf(t, ps), 0) + 5 : 0;
  const price = face.price
    ? `<rect x="3" y="3" width="${round(pw)}" height="${ps + 5}" rx="4" fill="var(--paper)" stroke="var(--line)"/>` +
      effectRow(face.price, 3 + pw / 2, 3 + (ps + 5) / 2, ps, pw + 9)
    : '';
  const uw = face.uses ? face.uses.length * 6.6 + 6 : 0;
  const uses = face.uses
    ? `<rect x="${round(w - uw - 3)}" y="3" width="${round(uw)}" height="17" rx="4" fill="var(--ink)"/>` +
      text(w - 3 - uw / 2, 15.8, face.uses, { s: 12.5, w: 800, serif: true, fill: 'var(--paper)' })
    : '';
  return (
    `<rect x="1.500" y="2.500" width="${w}" height="${h}" rx="7" fill="var(--cast)"/><rect class="c-paper" width="${w}" height="${h}" rx="7" fill="var(--paper)" stroke="var(--rule-2)" stroke-width="var(--edge,1.3)"/>` +
    `<svg class="c-scene" x="1" y="1" width="${w - 2}" height="${art}" viewBox="0 0 112 66" preserveAspectRatio="xMidYMax slice">${face.scene}</svg><path d="M1 ${art + 1}h${w - 2}" stroke="var(--rule-2)" stroke-width="1.2"/>` +
    price +
    uses +
    points +
    set
      .map((line, i) =>
        text(w / 2, first + i * step, line, { s: shape.name, w: 700, serif: true, most: most }),
      )
      .join('') +
    effectRow(tokens, w / 2, middle, shape.effect, most) +
    (note ? text(w / 2, h - 7, note, { s: 13.5, w: 500, fill: 'var(--ink-2)', most: w - 6 }) : '')
  );
}
