// The square before the building where a table waits: sky, hills, paving, the game's own building, and a board for the
// code. Pawns and plates stand in front of it, as parts of the page.
import { piece, round } from '../draw/draw';

const joints = (w: number, h: number, top: number): string => {
  let d = '';
  for (let i = 0, y = top; y < h + 40; i++, y = top + i * 34 + i * i * 5)
    d += `M0 ${y}Q${w / 2} ${y - 26} ${w} ${y}`;
  for (let i = -14; i <= 14; i++) d += `M${w / 2 + i * 66} ${top - 24}L${w / 2 + i * 150} ${h + 40}`;
  return `<path d="${d}" fill="none" stroke="var(--earth-3)" opacity=".22"/>`;
};

/** Sky, hills, and the paved square from `top` downwards. */
function ground(w: number, h: number, top: number): string {
  const far = `M0 ${top - 130}C${w * 0.2} ${top - 200} ${w * 0.35} ${top - 90} ${w * 0.55} ${top - 140}S${w * 0.85} ${top - 170} ${w} ${top - 120}V${top + 30}H0z`;
  const near = `M0 ${top - 60}C${w * 0.25} ${top - 110} ${w * 0.5} ${top - 30} ${w * 0.75} ${top - 76}S${w} ${top - 60} ${w} ${top - 50}V${top + 30}H0z`;
  return (
    `<defs><linearGradient id="wsky" x1="0" y1="0" x2="0" y2="1"><stop offset=".3" stop-color="var(--water-1)"/><stop offset="1" stop-color="var(--field-1)"/></linearGradient></defs>` +
    `<rect y="-400" width="${w}" height="${top + 400}" fill="url(#wsky)"/>` +
    `<path d="${far}" fill="var(--grass-1)"/><path d="${near}" fill="var(--grass-2)"/>` +
    `<path d="M0 ${top}Q${w / 2} ${top - 26} ${w} ${top}V${h}H0z" fill="var(--earth-1)"/>` +
    joints(w, h, top)
  );
}

export const DESK = { w: 1440, h: 780, top: 410 };
export const PHONE = { w: 390, h: 370, top: 178 };

/** The scene behind the pawns. `building` is drawn in a box of 830 x 330, its foot at the bottom. */
export function waitingScene(building: string, phone: boolean): string {
  const { w, h, top } = phone ? PHONE : DESK;
  const scale = phone ? 0.36 : 1.04;
  const x = phone ? 20 : 150;
  const house = `<g transform="translate(${x} ${round(top + (phone ? 8 : 20) - 330 * scale)}) scale(${scale})">${building}</g>`;
  const around = phone
    ? piece('cottage', 40, top + 8, 44) + piece('poplar', 72, top + 8, 10) + piece('tree', 372, top + 8, 30)
    : piece('cottage', 92, 414, 96) +
      piece('tree', 26, 424, 60) +
      piece('poplar', 164, 414, 24) +
      piece('tree', 1024, 412, 52); // the panel hangs to its right
  return ground(w, h, top) + around + house;
}

/** A wooden board on two posts, 180 x 290, for a code of 150 x 150 at (15, 40). */
export const noticeBoard = (): string =>
  `<ellipse cx="96" cy="278" rx="84" ry="9" fill="var(--cast)"/>` +
  [30, 138]
    .map(
      (x) =>
        `<rect x="${x}" y="30" width="12" height="250" fill="var(--wood-2)" stroke="var(--line)" stroke-width="1.4"/>`,
    )
    .join('') +
  `<path d="M0 31L90 2L180 31z" fill="var(--wood-2)" stroke="var(--line)" stroke-width="1.4" stroke-linejoin="round"/><path d="M90 2L180 31H90z" fill="var(--wood-3)" opacity=".55"/>` +
  `<rect x="6" y="31" width="168" height="202" rx="3" fill="var(--wood-1)" stroke="var(--line)" stroke-width="1.5"/>`;
