// Pieces move from where they were to where they are. Nobody says what moved: positions before and after a new
// view are compared, as at a table one sees only that a pawn has changed its place.
//
// An element with `data-piece="<sort>"` is a piece; pieces of one sort are alike (two builders of one seat), so
// those that stayed are matched first and the others travel. `data-from` and `data-to` name the anchors
// (`data-anchor="bag"`) that a piece comes out of when it appears, and goes into when it vanishes.

interface Spot {
  element: Element;
  x: number;
  y: number;
  w: number;
  h: number;
  to: string | undefined;
}
export type Snapshot = { pieces: Map<string, Spot[]>; anchors: Map<string, DOMRect>; cards: Set<string> };

const MOVE = 320;
const STAGGER = 90;
const LONGEST = 900; // all departures within this time; the rest jumps
const ARC = 0.12; // height of the arc, in parts of the way
const STILL = 3; // pixels
const NS = 'http://www.w3.org/2000/svg';

let running: Animation[] = [];

/** Finish everything that moves, at once. */
export function finishMotion(): void {
  for (const animation of running) animation.finish();
}

export function snapshot(root: Element): Snapshot {
  const pieces = new Map<string, Spot[]>();
  for (const element of root.querySelectorAll('[data-piece]')) {
    const box = element.getBoundingClientRect();
    if (!box.width && !box.height) continue;
    const sort = element.getAttribute('data-piece') ?? '';
    const spot: Spot = {
      element,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      w: box.width,
      h: box.height,
      to: element.getAttribute('data-to') ?? undefined,
    };
    const spots = pieces.get(sort);
    if (spots) spots.push(spot);
    else pieces.set(sort, [spot]);
  }
  const anchors = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll('[data-anchor]'))
    anchors.set(element.getAttribute('data-anchor') ?? '', element.getBoundingClientRect());
  const cards = new Set<string>();
  for (const element of root.querySelectorAll('[data-reveal]'))
    cards.add(element.getAttribute('data-reveal') ?? '');
  return { pieces, anchors, cards };
}

export interface Travel {
  element: Element;
  dx: number;
  dy: number;
  scale: number;
  leaves: boolean; // a copy of what is gone, on its way out
}

const near = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Which pieces of one sort have travelled, from the spots before and after. */
export function matchSpots<T extends { x: number; y: number }>(
  before: readonly T[],
  after: readonly T[],
): [T, T][] {
  const free = [...before];
  const moved: T[] = [];
  for (const spot of after) {
    const i = free.findIndex((old) => Math.hypot(old.x - spot.x, old.y - spot.y) < STILL);
    if (i >= 0) free.splice(i, 1);
    else moved.push(spot);
  }
  const pairs: [T, T][] = [];
  for (const spot of moved) {
    if (!free.length) break;
    let best = 0;
    free.forEach((old, i) => {
      const rival = free[best];
      if (
        rival &&
        Math.hypot(old.x - spot.x, old.y - spot.y) < Math.hypot(rival.x - spot.x, rival.y - spot.y)
      )
        best = i;
    });
    const [old] = free.splice(best, 1);
    if (old) pairs.push([old, spot]);
  }
  return pairs;
}

/** Compare two snapshots: who travels, and from where. */
function travels(before: Snapshot, after: Snapshot): Travel[] {
  const list: Travel[] = [];
  for (const [sort, spots] of after.pieces) {
    const old = before.pieces.get(sort) ?? [];
    const pairs = matchSpots(old, spots);
    for (const [from, to] of pairs)
      list.push({
        element: to.element,
        dx: from.x - to.x,
        dy: from.y - to.y,
        scale: from.h / (to.h || 1),
        leaves: false,
      });
    const settled = new Set(pairs.map(([, to]) => to));
    for (const spot of spots) {
      if (settled.has(spot) || old.some((o) => near(o, spot) < STILL)) continue;
      const anchor = before.anchors.get(spot.element.getAttribute('data-from') ?? '');
      if (anchor?.width)
        list.push({
          element: spot.element,
          dx: anchor.x + anchor.width / 2 - spot.x,
          dy: anchor.y + anchor.height / 2 - spot.y,
          scale: 0.7,
          leaves: false,
        });
    }
  }
  return list;
}

/** A copy of an element in a layer above everything, so that no frame cuts it off on its way. */
function lift(layer: Element, element: Element): Element | undefined {
  if (element instanceof SVGGraphicsElement) {
    const matrix = element.getScreenCTM();
    if (!matrix) return undefined;
    const svg = document.createElementNS(NS, 'svg');
    svg.setAttribute('class', 'flying');
    const outer = document.createElementNS(NS, 'g');
    const inner = document.createElementNS(NS, 'g');
    const own = element.transform.baseVal.consolidate()?.matrix;
    const base = own ? matrix.multiply(own.inverse()) : matrix;
    inner.setAttribute('transform', `matrix(${base.a} ${base.b} ${base.c} ${base.d} ${base.e} ${base.f})`);
    inner.append(element.cloneNode(true));
    outer.append(inner);
    svg.append(outer);
    layer.append(svg);
    return outer;
  }
  const box = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement;
  copy.classList.add('flying-box');
  copy.style.left = `${box.x}px`;
  copy.style.top = `${box.y}px`;
  copy.style.width = `${box.width}px`;
  copy.style.height = `${box.height}px`;
  layer.append(copy);
  return copy;
}

/** Play the difference between two snapshots; resolves when the last piece has arrived. */
export async function play(layer: Element, before: Snapshot, after: Snapshot, root: Element): Promise<void> {
  finishMotion();
  for (const element of root.querySelectorAll('[data-reveal]'))
    if (!before.cards.has(element.getAttribute('data-reveal') ?? '')) turnOver(element);
  const going = travels(before, after);
  const lifted = going.flatMap((travel) => {
    const copy = lift(layer, travel.element);
    return copy ? [{ travel, copy }] : [];
  });
  const done: Promise<unknown>[] = [];
  lifted.forEach(({ travel, copy }, i) => {
    const delay = i * STAGGER;
    if (delay > LONGEST - MOVE) {
      removeCopy(copy);
      return;
    }
    const way = Math.hypot(travel.dx, travel.dy);
    const lifts = -way * ARC;
    const from = `translate(${travel.dx}px, ${travel.dy}px) scale(${travel.scale})`;
    const middle = `translate(${travel.dx / 2}px, ${travel.dy / 2 + lifts}px) scale(${(1 + travel.scale) / 2})`;
    const original = travel.element as HTMLElement | SVGElement;
    original.classList.add('away');
    const animation = copy.animate(
      [{ transform: from }, { transform: middle }, { transform: 'translate(0px, 0px) scale(1)' }],
      { duration: MOVE, delay, fill: 'backwards', easing: 'cubic-bezier(.3, .7, .2, 1)' },
    );
    running.push(animation);
    done.push(
      animation.finished
        .catch(() => undefined)
        .then(() => {
          original.classList.remove('away');
          removeCopy(copy);
          running = running.filter((a) => a !== animation);
        }),
    );
  });
  await Promise.all(done);
}

function removeCopy(copy: Element): void {
  (copy.parentElement?.classList.contains('flying') ? copy.parentElement : copy).remove();
}

function turnOver(element: Element): void {
  const animation = element.animate(
    [{ transform: 'perspective(600px) rotateY(90deg)' }, { transform: 'perspective(600px) rotateY(0deg)' }],
    { duration: 420, easing: 'cubic-bezier(.3, .7, .2, 1)' },
  );
  running.push(animation);
  void animation.finished
    .catch(() => undefined)
    .then(() => (running = running.filter((a) => a !== animation)));
}
