// Places a tip or a fan beside its element, inside the window, covering as little important content as possible.
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export type Side = 'right' | 'left' | 'above' | 'below';

const GAP = 12;
const EDGE = 8; // distance from the edge of the window

const common = (a: number, m: number, b: number, n: number): number =>
  Math.max(0, Math.min(a + m, b + n) - Math.max(a, b));
/** The area of a box that another box covers. */
export const covered = (a: Box, b: Box): number =>
  common(a.x, a.width, b.x, b.width) * common(a.y, a.height, b.y, b.height);

/**
 * Find a place for a given size beside a box: off the box if possible, then over as little of the boxes to avoid as
 * possible. Between equal places, the side listed first wins.
 */
export function beside(
  box: Box,
  size: { width: number; height: number },
  room: { width: number; height: number },
  avoid: readonly Box[],
  sides: readonly Side[] = ['right', 'left', 'above', 'below'],
): Box {
  let best: Box | undefined;
  let least = Infinity;
  for (const at of sides.flatMap((side) => places(side, box, size))) {
    const x = Math.max(EDGE, Math.min(at.x, room.width - size.width - EDGE));
    const y = Math.max(EDGE, Math.min(at.y, room.height - size.height - EDGE));
    const place = { x, y, ...size };
    const over = avoid.reduce((sum, other) => sum + covered(place, other), 0);
    const cost = over + covered(place, box) * 1000;
    if (cost < least) [best, least] = [place, cost];
  }
  return best ?? { x: EDGE, y: EDGE, ...size };
}

/** On one side: in the middle, then flush with either end. */
function places(side: Side, box: Box, size: { width: number; height: number }): { x: number; y: number }[] {
  const { width: w, height: h } = size;
  if (side === 'right' || side === 'left') {
    const x = side === 'right' ? box.x + box.width + GAP : box.x - w - GAP;
    return [box.y + box.height / 2 - h / 2, box.y, box.y + box.height - h].map((y) => ({ x, y }));
  }
  const y = side === 'above' ? box.y - h - GAP : box.y + box.height + GAP;
  return [box.x + box.width / 2 - w / 2, box.x, box.x + box.width - w].map((x) => ({ x, y }));
}
