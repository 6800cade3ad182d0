// Drawing functions shared by every board. Each returns a string of SVG for {@html …}, for static scenery.
// Things that move or can be touched are components (Choice, Piece, Builder …).
// A piece is placed by the middle of its foot (cx, footY); icons and cubes by their upper left corner.
// No style attributes: the content security policy forbids them. A colour is a class (`tone t-m-sand`) or
// a presentation attribute.
import sprite from '../../assets/pieces.svg?raw';

const SIZES = new Map<string, [number, number]>();
for (const m of sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 0 ([\d.]+) ([\d.]+)">/g))
  SIZES.set(m[1] ?? '', [Number(m[2]), Number(m[3])]);

/** Put the symbols of pieces.svg into the page, once, for every `<use>`. */
export function installSprite(): void {
  const body = sprite
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/^<svg[^>]*>/, '<svg class="sprite" aria-hidden="true">');
  document.body.insertAdjacentHTML('afterbegin', body);
}

/** Width and height of a symbol, in its own units. */
export function sizeOf(id: string): [number, number] {
  const size = SIZES.get(id);
  if (!size) throw new Error('no piece ' + id);
  return size;
}

export const round = (n: number): number => Math.round(n * 10) / 10;
export const soft = (token: string, paper = 55): string =>
  `color-mix(in oklab,var(--${token}),var(--paper) ${paper}%)`;
export const escape = (s: string | number): string =>
  String(s).replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);

/** A piece by the middle of its foot. `cls`: seat-1 … seat-5, or `tone t-roof-2`. */
export function piece(id: string, cx: number, fy: number, w: number, cls = '', extra = ''): string {
  const [vw, vh] = sizeOf(id);
  const h = (w * vh) / vw;
  const fine = w < vw * 0.75 ? 'fine' : ''; // at small sizes the usual outline would be invisible
  const classes = [cls, fine].filter(Boolean).join(' ');
  return `<use href="#${id}" x="${round(cx - w / 2)}" y="${round(fy - h)}" width="${round(w)}" height="${round(h)}"${classes ? ` class="${classes}"` : ''}${extra ? ' ' + extra : ''}/>`;
}

/** The flat shadow of a standing piece. */
export const shadow = (cx: number, fy: number, w: number): string =>
  `<ellipse cx="${round(cx + w * 0.08)}" cy="${round(fy - w * 0.06)}" rx="${round(w * 0.46)}" ry="${round(w * 0.13)}" fill="var(--cast)"/>`;

export const standing = (id: string, cx: number, fy: number, w: number, cls = '', extra = ''): string =>
  shadow(cx, fy, w) + piece(id, cx, fy, w, cls, extra);

/** A small icon, `body` imported from 'icon:<name>'. */
export const icon = (body: string, x: number, y: number, s: number, color = 'currentColor'): string =>
  `<svg x="${round(x)}" y="${round(y)}" width="${s}" height="${s}" viewBox="0 0 512 512" color="${color}">${body}</svg>`;

export interface TextLook {
  s?: number;
  w?: number;
  serif?: boolean;
  fill?: string;
  a?: 'start' | 'middle' | 'end';
  halo?: string;
  most?: number; // the greatest width; a longer text is condensed
  tip?: string; // key of its tip: `noun:index` or `about:key`
}
/** The approximate width of a text, in em. */
const breadth = (t: string): number =>
  [...t].reduce(
    (sum, c) =>
      sum +
      (/[iljtfrI.,:;'’!|()\s]/.test(c) ? 0.3 : /[mwMW]/.test(c) ? 0.84 : /[A-ZÀ-Þ]/.test(c) ? 0.64 : 0.53),
    0,
  );
export function text(x: number, y: number, t: string | number, o: TextLook = {}): string {
  const { s = 14, w = 600, serif = false, fill = 'var(--ink)', a = 'middle', halo = '' } = o;
  // a scene sets how many of its units are 12 px on the screen, so no label is smaller than that;
  // a part that is scaled again sets its scale in `--k`
  const size = s < 20 ? `min(max(${s}px,calc(var(--least,0px)/var(--k,1))),${round(s * 1.7)}px)` : s;
  const long = o.most !== undefined && breadth(String(t)) * Math.max(s, 12.5) > o.most;
  const squeeze = long ? ` textLength="${o.most}" lengthAdjust="spacingAndGlyphs"` : '';
  const told = o.tip ? ` data-tip="${o.tip}"` : '';
  return `<text${told} x="${round(x)}" y="${round(y)}"${squeeze} font-size="${size}" font-weight="${w}" text-anchor="${a}" fill="${fill}"${serif ? ' class="serif"' : ''}${halo ? ` paint-order="stroke" stroke="${halo}" stroke-width="4" stroke-linejoin="round"` : ''}>${escape(t)}</text>`;
}

/** The width a name needs on a plate. */
export const plateWidth = (name: string, s = 14.5, step = false): number =>
  Math.round(name.length * s * 0.5 + (step ? 34 : 22));

/** Name plate of a place: a strip of vellum with the number of its step. */
export function plate(
  x: number,
  y: number,
  name: string,
  step: string | number = '',
  o: { s?: number; w?: number; h?: number; tip?: string } = {},
): string {
  const s = o.s ?? 14.5;
  const w = o.w ?? plateWidth(name, s, step !== '');
  const h = o.h ?? 25;
  const disc =
    step === ''
      ? ''
      : `<circle cx="13" cy="${h / 2}" r="${round(Math.max(8.5, s * 0.6))}" fill="var(--accent)"/>` +
        text(13, h / 2 + 4.2, step, { s: round(Math.max(11.5, s * 0.84)), w: 700, fill: 'var(--on-accent)' });
  const told = o.tip ? ` data-tip="${o.tip}"` : '';
  return `<g${told} transform="translate(${round(x - w / 2)} ${y})"><rect width="${w}" height="${h}" rx="4" fill="var(--paper)" stroke="var(--rule-2)"/>${disc}${text(step === '' ? w / 2 : (w + 22) / 2, h / 2 + 5, name, { s, w: 700, serif: true })}</g>`;
}

/** An empty space where a pawn goes. */
export const well = (cx: number, cy: number, r = 17): string =>
  `<circle cx="${cx}" cy="${cy + 1.5}" r="${r}" fill="var(--paper)" opacity=".8"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="var(--paper-3)" stroke="var(--line)" stroke-width="1.5"/>`;

/** A cube of a material: `m-sand`, `i-lore` … */
export const cube = (material: string, x: number, y: number, s = 20): string =>
  `<use href="#cube" x="${round(x)}" y="${round(y)}" width="${s}" height="${round((s * 34) / 32)}" class="tone t-${material}${s < 24 ? ' fine' : ''}"/>`;

/** A builder carries the charge of its seat (1 … 5). */
export const builder = (x: number, y: number, w: number, seat: number, opacity = 1): string =>
  `<g${opacity < 1 ? ` opacity="${opacity}"` : ''}>${standing('builder', x, y, w, `seat-${seat}`)}${charge(seat, x, y - w * 0.43, w * 0.38)}</g>`;

/** The charge of a seat, centred. */
export const charge = (seat: number, cx: number, cy: number, s: number): string =>
  `<use href="#charge-${seat}" x="${round(cx - s / 2)}" y="${round(cy - s / 2)}" width="${round(s)}" height="${round(s)}" class="seat-${seat}" color="var(--seat-${seat}-on)"/>`;

const SHIELD = 'M2 2h22v13c0 7-5 11-11 13.5C7 26 2 22 2 15z';
/** The shield of a seat (1 … 5), 26 x 30 units scaled to width s. */
export const shieldSvg = (seat: number, x: number, y: number, s: number): string =>
  `<g class="seat-${seat}" transform="translate(${round(x)} ${round(y)}) scale(${Math.round((s / 26) * 100) / 100})"><path d="${SHIELD}" fill="var(--c)" stroke="var(--c4)" stroke-width="1.6"/>${s > 18 ? `<path d="${SHIELD}" fill="var(--hatch)"/><circle cx="13" cy="13.5" r="8" fill="var(--c)"/>` : ''}<use href="#charge-${seat}" x="5.5" y="6" width="15" height="15" color="var(--on)"/></g>`;

// An option is lit from below and ringed outside, so that no gold covers a piece. The halo consists of ever fainter
// rings, so it stays outside and needs no filter.
const HALO = [6.5, 9, 11.5, 14] as const;
const halo = (ring: (grow: number) => string): string =>
  `<g class="g-halo">${HALO.map((grow, i) => `<g class="g-h${i}">${ring(grow)}</g>`).join('')}</g>`;
const circleRing = (cx: number, cy: number, r: number, grow: number, cls = ''): string =>
  `<circle${cls} cx="${round(cx)}" cy="${round(cy)}" r="${round(r + grow)}"/>`;
const rectRing = (x: number, y: number, w: number, h: number, rx: number, grow: number, cls = ''): string =>
  `<rect${cls} x="${round(x - grow)}" y="${round(y - grow)}" width="${round(w + 2 * grow)}" height="${round(h + 2 * grow)}" rx="${rx + grow}"/>`;

/** An empty place, filled with light below the ghost of the piece that would stand there. */
export const glow = (cx: number, cy: number, r: number): string =>
  halo((grow) => circleRing(cx, cy, r, grow)) +
  circleRing(cx, cy, r, 0, ' class="g-ring"') +
  circleRing(cx, cy, r, 2.5, ' class="g-edge"');
/** A ring round an existing piece. */
export const glowRing = (cx: number, cy: number, r: number): string =>
  halo((grow) => circleRing(cx, cy, r, grow)) +
  circleRing(cx, cy, r, 2.2, ' class="g-ring g-hollow"') +
  circleRing(cx, cy, r, 4.8, ' class="g-edge"');
export const glowRect = (x: number, y: number, w: number, h: number, rx = 8): string =>
  halo((grow) => rectRing(x, y, w, h, rx, grow)) +
  rectRing(x, y, w, h, rx, 2.2, ' class="g-ring g-hollow"') +
  rectRing(x, y, w, h, rx, 4.8, ' class="g-edge"');
export const glowPath = (d: string): string =>
  `<path class="g-halo g-wide" d="${d}"/><path class="g-edge g-below" d="${d}"/><path class="g-ring g-hollow" d="${d}"/>`;

export type CathedralPart = 'nave' | 'choir' | 'transept' | 'front' | 'towers' | 'spire';
/** One part of the cathedral, on the frame (420 x 330 units) that all parts share. */
export const cathedralPart = (id: CathedralPart, x: number, y: number, w: number, cls = ''): string =>
  `<use href="#cath-${id}" x="${x}" y="${y}" width="${w}" height="${round((w * 330) / 420)}"${cls ? ` class="${cls}"` : ''}/>`;
/** The order in which parts must be drawn, the rearmost first. */
export const CATHEDRAL: readonly CathedralPart[] = ['towers', 'spire', 'nave', 'choir', 'transept', 'front'];
export const cathedral = (x: number, y: number, w: number): string =>
  CATHEDRAL.map((part) => cathedralPart(part, x, y, w)).join('');
