// The positions of all pieces before and after a new view. The server doesn't say what moved: it is found by comparing
// positions.
//
// An element with `data-piece="<sort>"` is a piece. Pieces of one sort are alike (two builders of one seat), so
// those that stayed are matched first, and the others travel. `data-from` and `data-to` name the anchors
// (`data-anchor="bag"`) that a piece comes out of when it appears, and goes into when it vanishes. An anchor whose
// text is a number is a counter: pieces fly to it when it rises and away from it when it falls.

export interface Point {
  x: number;
  y: number;
}
export interface Spot extends Point {
  element: Element;
  w: number;
  h: number;
  to: string | undefined;
  leaving: string | undefined; // the animation if it vanishes: `ruin`
  copy: Element | undefined; // its looks, in case it vanishes
  matrix: DOMMatrix | undefined;
}
export interface Counter {
  element: Element;
  box: DOMRect;
  count: number;
  art: Element | undefined; // its picture
}
export interface Snapshot {
  pieces: Map<string, Spot[]>;
  anchors: Map<string, DOMRect>;
  counters: Map<string, Counter>;
  cards: Set<string>;
  thrown: Map<Element, string>;
  actor: Point | undefined; // the panel of the seat that was asked
}

export const STILL = 3; // pixels

const middle = (box: DOMRect): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** The number that an anchor shows; undefined if it isn't a counter. */
export function countOf(element: Element): number | undefined {
  const text = (element.querySelector('.count') ?? element).textContent.trim();
  const found = /^\D*?(\d+)\D*$/.exec(text.replace(/[−-]\d+$|\+\d+$/, ''));
  return found && text.length < 12 ? Number(found[1]) : undefined;
}

export function snapshot(root: Element, keep = true): Snapshot {
  const pieces = new Map<string, Spot[]>();
  const bases = new Map<Element, DOMMatrix | undefined>(); // neighbouring pieces share a parent, so its base is cached
  const baseAt = (element: Element): DOMMatrix | undefined => {
    const around = element.parentElement;
    if (!(around instanceof SVGElement)) return baseOf(element);
    if (!bases.has(around)) bases.set(around, baseOf(element));
    return bases.get(around);
  };
  for (const element of root.querySelectorAll('[data-piece]')) {
    const box = element.getBoundingClientRect();
    if (!box.width && !box.height) continue;
    const sort = element.getAttribute('data-piece') ?? '';
    const spot: Spot = {
      element,
      ...middle(box),
      w: box.width,
      h: box.height,
      to: element.getAttribute('data-to') ?? undefined,
      leaving: element.getAttribute('data-leaving') ?? undefined,
      copy: keep ? (element.cloneNode(true) as Element) : undefined,
      matrix: keep ? baseAt(element) : undefined,
    };
    const spots = pieces.get(sort);
    if (spots) spots.push(spot);
    else pieces.set(sort, [spot]);
  }
  const anchors = new Map<string, DOMRect>();
  const counters = new Map<string, Counter>();
  for (const element of root.querySelectorAll('[data-anchor]')) {
    const name = element.getAttribute('data-anchor') ?? '';
    const box = element.getBoundingClientRect();
    if (!box.width || anchors.has(name)) continue;
    anchors.set(name, box);
    const count = element instanceof HTMLElement ? countOf(element) : undefined;
    if (count !== undefined)
      counters.set(name, { element, box, count, art: element.querySelector('svg') ?? undefined });
  }
  const cards = new Set<string>();
  for (const element of root.querySelectorAll('[data-reveal]'))
    cards.add(element.getAttribute('data-reveal') ?? '');
  const thrown = new Map<Element, string>();
  for (const element of root.querySelectorAll('[data-thrown]'))
    thrown.set(element, element.getAttribute('data-thrown') ?? '');
  const turn = root.querySelector('.opp.turn, .pl.on') ?? root.querySelector('.me');
  return {
    pieces,
    anchors,
    counters,
    cards,
    thrown,
    actor: turn ? middle(turn.getBoundingClientRect()) : undefined,
  };
}

/** The screen matrix of an element's parent, for a copy of the element in another layer. */
export function baseOf(element: Element): DOMMatrix | undefined {
  if (!(element instanceof SVGGraphicsElement)) return undefined;
  const matrix = element.getScreenCTM();
  if (!matrix) return undefined;
  const own = element.transform.baseVal.consolidate()?.matrix;
  return DOMMatrix.fromMatrix(own ? matrix.multiply(own.inverse()) : matrix);
}

/** Match the spots of one sort before and after; return the pieces that travelled. */
export function matchSpots<T extends Point>(before: readonly T[], after: readonly T[]): [T, T][] {
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

/** The spots of one sort that vanished: the piece neither stayed nor moved. */
export function vanished<T extends Point>(before: readonly T[], after: readonly T[]): T[] {
  const moved = new Set(matchSpots(before, after).map(([old]) => old));
  const left = [...after];
  return before.filter((old) => {
    if (moved.has(old)) return false;
    const i = left.findIndex((spot) => Math.hypot(old.x - spot.x, old.y - spot.y) < STILL);
    if (i < 0) return true;
    left.splice(i, 1);
    return false;
  });
}
