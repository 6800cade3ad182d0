// The land beyond the two drawings, which fills larger windows.
import { piece } from '$lib/draw/draw';
import { SQUARE_W } from './square';

const FAR = 900;
type Spot = readonly [number, number, number];
const trees = (spots: readonly Spot[]): string => spots.map(([x, y, s]) => piece('tree', x, y, s)).join('');

/** Beside the square: fields behind, pavement in front, the gutter below. */
export function squareBleed(): string {
  const w = SQUARE_W;
  let joints = '';
  for (let i = 0; i < 14; i++) {
    const y = 136 + i * 30 + i * i * 0.6;
    joints += `M${-FAR} ${y}H0M${w} ${y}H${w + FAR}`;
  }
  return (
    `<rect x="${-FAR}" y="-700" width="${w + 2 * FAR}" height="840" fill="var(--grass-1)"/><path d="M${-FAR} -120C-500-190-240-60 120-150s500 40 800-20 400-30 ${FAR + 192} 20v180H${-FAR}z" fill="var(--field-1)" opacity=".5"/><path d="M${-FAR} 20C-500-20-220 60 0 40V130H${-FAR}zM${w} 38c220 26 520-30 ${FAR} 0v100H${w}z" fill="var(--grass-2)"/>` +
    `<path d="M${-FAR} 116H0V900H${-FAR}zM${w} 116h${FAR}V900H${w}zM0 316h${w}V900H0z" fill="var(--earth-1)"/><path d="M${-FAR} 232H0V900H${-FAR}zM${w} 232h${FAR}V900H${w}z" fill="var(--earth-2)" opacity=".35"/><path d="${joints}" fill="none" stroke="var(--earth-3)" opacity=".2"/>` +
    `<path d="M${w} 270h${FAR}v46h-${FAR}z" fill="var(--stone-3)"/><path d="M${w} 275h${FAR}v41h-${FAR}z" fill="var(--water-2)" opacity=".45"/><path d="M${w} 270h${FAR}v5h-${FAR}z" fill="var(--stone-1)"/>` +
    trees([
      [-40, 96, 44],
      [-96, 110, 34],
      [-150, 90, 40],
      [-260, 100, 46],
      [-330, 112, 34],
      [w + 38, 100, 42],
      [w + 98, 108, 34],
      [w + 148, 92, 40],
      [w + 250, 104, 46],
    ]) +
    `<g data-scenery>${piece('cottage', -210, 112, 60)}${piece('windmill', w + 200, 104, 60)}</g>`
  );
}

/** Beside a village: the lanes continue, with fields, trees and a mill. */
export function villageBleed(): string {
  const lane =
    'M-900 160C-520 130-250 166-5 150M-900 316c340-30 560 0 895-16M-900 446c340 20 560-10 895 6M943 147c340 16 560-16 900 4M943 299c340 14 560-12 900 0M943 452c340 10 560-12 900 0';
  return (
    `<rect x="-900" y="-400" width="2740" height="1300" fill="var(--grass-1)"/><path d="M-900 140c320-40 560 40 901 10v180c-350 20-560-30-901 0zM937 140c360-30 560 30 903 0v190c-350-20-560 20-903 0z" fill="var(--grass-2)"/><path d="${lane}" fill="none" stroke="var(--earth-3)" stroke-width="17" opacity=".3"/><path d="${lane}" fill="none" stroke="var(--earth-1)" stroke-width="14"/>` +
    `<path d="M-96 20h84l10 60h-100z" fill="var(--field-1)" stroke="var(--field-3)" stroke-width="1.2"/><path d="M-92 34h88M-95 48h94M-98 62h100" stroke="var(--field-2)" stroke-width="4"/>` +
    trees([
      [-30, 130, 34],
      [-84, 240, 40],
      [-50, 268, 30],
      [-20, 240, 26],
      [-150, 110, 36],
      [-190, 420, 40],
      [-14, 424, 36],
      [972, 118, 34],
      [968, 250, 34],
      [1014, 236, 44],
      [968, 410, 40],
      [1036, 432, 30],
      [1120, 120, 40],
      [1150, 270, 34],
    ]) +
    `<g data-scenery>${piece('cottage', -92, 386, 56)}${piece('windmill', 1044, 100, 64)}${piece('cottage', 1028, 376, 58)}</g>`
  );
}
