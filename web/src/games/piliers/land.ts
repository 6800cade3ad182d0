// The valley of Kingsbridge: land, strip fields, river, and the road that shows the order of the fourteen steps.
import { piece } from '$lib/draw/draw';

export const W = 1112;
export const H = 608;

type Spot = readonly [number, number, number];
const strip = (d: string, fill: string): string => `<path d="${d}" fill="var(--${fill})"/>`;
const many = (id: string, spots: readonly Spot[]): string =>
  spots.map(([x, y, s]) => piece(id, x, y, s)).join('');
const river = (d: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="var(--water-3)" stroke-width="${width * 1.16}" opacity=".45"/><path d="${d}" fill="none" stroke="var(--water-1)" stroke-width="${width}"/><path d="${d}" fill="none" stroke="var(--water-2)" stroke-width="${width * 0.66}" opacity=".55"/><path d="${d}" fill="none" stroke="var(--paper)" stroke-width="2" stroke-linecap="round" stroke-dasharray="22 74 34 108" opacity=".7" transform="translate(-5 3)"/><path d="${d}" fill="none" stroke="var(--paper)" stroke-width="1.6" stroke-linecap="round" stroke-dasharray="14 120 26 60" opacity=".55" transform="translate(7 -4)"/>`;
const road = (d: string): string =>
  `<path d="${d}" fill="none" stroke="var(--earth-3)" stroke-width="15" opacity=".35"/><path d="${d}" fill="none" stroke="var(--earth-1)" stroke-width="12"/><path d="${d}" fill="none" stroke="var(--earth-2)" stroke-width="1.6" stroke-dasharray="2 7"/>`;
export const pit = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M-40 0c0-22 20-34 40-34s32 14 32 34v18h-80z" fill="var(--earth-2)" stroke="var(--earth-3)"/><path d="M-30 4c2-16 16-26 30-26" fill="none" stroke="var(--earth-1)" stroke-width="4"/></g>`;

// the land extends beyond the scene for wider windows
const sides = (): string =>
  [
    [-600, 601, [150, 260, 470]],
    [W - 1, 601, [120, 170, 450]],
  ]
    .map(([x, w, heights]) => {
      const [a, b, c] = heights as number[];
      return `<g transform="translate(${x as number} 0)"><rect width="${w as number}" height="${H}" fill="var(--grass-1)"/><rect y="${a}" width="${w as number}" height="${(b ?? 0) - (a ?? 0)}" fill="var(--grass-2)"/><rect y="${c}" width="${w as number}" height="${H - (c ?? 0)}" fill="var(--grass-2)"/></g>`;
    })
    .join('');

/** The whole valley, W x H, for a desk. */
export function land(): string {
  return (
    sides() +
    `<rect y="${H - 2}" x="-600" width="${W + 1200}" height="600" fill="var(--grass-2)"/><rect width="${W}" height="${H}" fill="var(--grass-1)"/><path fill="var(--grass-2)" d="M0 150C140 90 260 190 400 150S640 60 800 110s220-20 312 10v488H0z"/><path fill="var(--grass-1)" d="M0 260c120-50 200 20 330-20s240-10 420-40 240 10 362-30v300H0z"/><path fill="var(--grass-2)" d="M0 470c160-60 300 10 480-30s360-30 632 10v158H0z"/>` +
    strip('M-112 198 92 158l26 44-206 42z', 'field-1') +
    strip('M-101 220 104 178l13 23-205 43z', 'field-2') +
    strip('M196 170l92-10 16 36-92 12z', 'field-1') +
    strip('M212 206l92-12 8 18-92 14z', 'field-2') +
    strip('M-124 453 60 416l30 40-190 50z', 'field-2') +
    strip('M-111 478 76 436l14 20-190 50z', 'field-1') +
    strip('M820 596l70-26 60 38H806z', 'field-1') +
    `<g stroke="var(--field-3)" stroke-opacity=".5" stroke-width="1" fill="none"><path d="M-106 208l203-42M-103 214l204-41M-95 230l205-42M-92 236l206-41M200 178l92-10M204 187l92-10M207 195l92-11M-120 460l186-37M-116 468l187-38M-105 487l186-43M-102 495l188-43"/></g>` +
    river(
      'M846 0C830 70 872 120 842 176c-30 54 10 96-20 150-30 56-10 96-76 122C640 490 560 452 452 468 330 486 250 452 190 492 130 530 90 560 60 608 30 656 0 720 -40 800',
      36,
    ) +
    road(
      'M92 150C150 190 230 176 320 168c120-12 330-36 470-22 80 8 160-12 196 20 60 54 50 170 40 250-8 60-50 96-110 104-110 14-240-4-360 0-150 6-300 12-392-24-70-28-84-96-74-170',
    ) +
    `<ellipse cx="578" cy="412" rx="262" ry="42" fill="var(--earth-1)"/><ellipse cx="578" cy="408" rx="240" ry="33" fill="var(--earth-2)" opacity=".5"/><g transform="translate(808 146) rotate(4)">${piece('bridge', 34, 34, 94)}</g>` +
    piece('bridge', 470, 492, 88) +
    many('tree', [
      [36, 150, 26],
      [244, 148, 22],
      [330, 224, 24],
      [300, 238, 20],
      [324, 372, 26],
      [296, 402, 24],
      [352, 394, 22],
      [868, 420, 26],
      [846, 452, 22],
      [250, 238, 20],
    ]) +
    many('poplar', [
      [700, 160, 14],
      [716, 158, 14],
      [340, 150, 14],
      [866, 96, 14],
      [444, 150, 14],
    ])
  );
}
/** The woods round the forest, drawn when no cards lie there. */
export const woods = (): string =>
  many('pine', [
    [905, 262, 24],
    [928, 250, 27],
    [952, 266, 26],
    [1078, 268, 26],
    [1056, 250, 24],
    [1096, 288, 28],
    [1030, 242, 22],
    [980, 246, 24],
  ]) +
  piece('rocks', 1070, 392, 60) +
  piece('rocks', 930, 386, 46) +
  pit(1080, 470);
/** Trees on the left edge, in the room beside the rosette. */
export const edgeTrees = (): string =>
  many('tree', [
    [22, 300, 26],
    [16, 352, 22],
    [28, 398, 24],
  ]);

// ---- the same valley in parts of 390 x 390, for a phone

// land, rivers and roads extend beyond each part, because its area on the screen is rarely square
const meadow = `<rect x="-300" y="-300" width="990" height="990" fill="var(--grass-1)"/><path d="M-300 20H0c120-30 240 20 390-10h300v110H-300z" fill="var(--grass-2)"/><path d="M-300 262H0c120-20 260 20 390-6h300v434H-300z" fill="var(--grass-2)"/>`;

export const southLand = (): string =>
  meadow +
  strip('M318 150l110-20v44l-102 18z', 'field-1') +
  strip('M322 168l106-19v12l-104 19z', 'field-2') +
  river('M-300 150L-10 130C70 118 120 128 170 118S290 96 400 112L690 130', 17) +
  road('M690 110L400 118C330 128 60 96 40 150c-18 60 20 120 150 124 110 4 180-6 210 6L690 290') +
  piece('bridge', 200, 128, 66) +
  many('tree', [
    [18, 150, 24],
    [372, 206, 26],
    [14, 246, 22],
    [218, 196, 20],
    [376, 92, 22],
  ]);

export const northLand = (): string =>
  meadow +
  strip('M-50 156L84 138l20 34-154 26z', 'field-1') +
  strip('M-50 176L96 154l8 14-154 26z', 'field-2') +
  river('M262 -300L250 -10C236 60 270 110 246 170s20 120-20 240L200 690', 22) +
  road(
    'M-300 150L-10 168C60 190 150 150 210 166s140 20 190-10L690 130M20 176c-20 80 40 130 150 140s160 10 230 0L690 300',
  ) +
  many('tree', [
    [16, 250, 24],
    [376, 150, 22],
    [150, 190, 20],
    [372, 380, 26],
  ]) +
  many('poplar', [
    [196, 150, 12],
    [300, 176, 13],
  ]);

export const sitesLand = (): string =>
  meadow +
  road('M392 -300L372 -10C330 60 384 130 352 200s-10 120 30 200L400 690') +
  river('M-300 320L-10 300C60 290 120 330 200 316s120 30 200 20L690 330', 15) +
  many('pine', [
    [24, 70, 24],
    [48, 58, 26],
    [340, 60, 24],
    [366, 76, 26],
    [14, 110, 20],
  ]) +
  piece('rocks', 40, 218, 54) +
  piece('rocks', 352, 216, 46) +
  pit(46, 340);

export const churchLand = (): string =>
  meadow +
  strip('M-50 203L70 186l16 30-136 22z', 'field-1') +
  river('M-300 400L-10 372C80 340 160 384 240 362s100-10 160-30L690 300', 20) +
  `<ellipse cx="210" cy="186" rx="170" ry="24" fill="var(--earth-1)"/>` +
  many('tree', [
    [26, 180, 26],
    [372, 196, 24],
    [300, 230, 22],
    [330, 340, 26],
    [24, 330, 22],
  ]);
