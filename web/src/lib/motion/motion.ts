// Animates every change: payments leave first, then pieces move, then gains arrive. Any key or tap ends the animation,
// nothing waits for it, and with reduced motion there is none.
import { ring, type Sound } from '../sound/sound.svelte';
import { bulge, drop, dust, lift, squash, throwDie, turnOver } from './effects';
import {
  baseOf,
  matchSpots,
  snapshot,
  STILL,
  vanished,
  type Point,
  type Snapshot,
  type Spot,
} from './snapshot';

export { matchSpots, snapshot, type Snapshot };

const MOVE = 320;
const STAGGER = 90;
const LONGEST = 900; // milliseconds for all flights together: many start closer to each other
const ARC = 0.12; // height of the arc, as a fraction of the distance
const BETWEEN = 120; // milliseconds from cost to gain
const MANY = 4; // most pieces that fly for one counter
const TOKEN = 24;

let running: Animation[] = [];
let timers: ReturnType<typeof setTimeout>[] = [];
let aimed: Point | undefined;
const thrown = new Set<string>(); // throws already shown

/** Remember where a choice was made: its cost flies there, and its gain comes from there. */
export function aim(element: Element | undefined): void {
  const box = element?.getBoundingClientRect();
  aimed = box?.width ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : undefined;
}

/** Finish everything that moves, at once. */
export function finishMotion(): void {
  for (const animation of running) animation.finish();
  timers.forEach(clearTimeout);
  timers = [];
}

interface Flight {
  copy: Element;
  original?: Element; // hidden until it lands
  from: Point;
  to: Point;
  scale: [number, number];
  vanish?: boolean; // fades where it arrives
  land?: () => void;
}

/** The sound of a sort of piece when it lands. */
function soundOf(sort: string): Sound {
  if (/gold|coin/.test(sort)) return 'coin';
  if (/card|craftsman|privilege|advisor|customer|favour|happening|resource/.test(sort)) return 'card';
  return 'piece';
}

/** Animate the difference between two snapshots; resolve when the last piece has arrived. */
export async function play(layer: Element, before: Snapshot, after: Snapshot, root: Element): Promise<void> {
  finishMotion();
  const told: string[] = []; // the changes that were shown, for a test
  const done: Promise<unknown>[] = [];
  const track = (animation: Animation): Promise<unknown> => {
    running.push(animation);
    const end = animation.finished
      .catch(() => undefined)
      .then(() => {
        running = running.filter((a) => a !== animation);
      });
    done.push(end);
    return end;
  };
  const sounds = new Map<Sound, number>();
  const sound = (name: Sound, at: number): void => {
    if (!sounds.has(name)) sounds.set(name, at); // one sound for pieces that fly together
  };

  for (const element of root.querySelectorAll('[data-reveal]')) {
    const what = element.getAttribute('data-reveal') ?? '';
    if (before.cards.has(what)) continue;
    void track(turnOver(element));
    told.push(`reveal ${what}`);
    sound('card', 200);
  }
  let dice = 0;
  for (const value of before.thrown.values()) thrown.add(value);
  const fresh = new Set([...after.thrown.values()].filter((value) => !thrown.has(value)));
  for (const [element, value] of after.thrown) {
    if (!fresh.has(value)) continue;
    thrown.add(value);
    void track(throwDie(element, dice++));
    told.push(`thrown ${value}`);
    sound('die', 60);
  }

  // pieces that travel, appear or vanish
  const arrivals: Flight[] = [];
  const departures: Flight[] = [];
  const lifted: { spot: Spot; from: Point; scale: number; base: DOMMatrix | undefined }[] = [];
  const dropped: Element[] = [];
  const sources = new Set<string>(); // anchors that pieces left or entered: their counters need no flight
  const bags = new Set<string>();
  let landed: Point | undefined;
  const anchorAt = (anchors: Map<string, DOMRect>, name: string | undefined): Point | undefined => {
    const box = name ? anchors.get(name) : undefined;
    return box?.width ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : undefined;
  };
  for (const [sort, spots] of after.pieces) {
    if (fresh.size && spots[0]?.element.hasAttribute('data-thrown')) continue;
    const old = before.pieces.get(sort) ?? [];
    const pairs = matchSpots(old, spots);
    const settled = new Set(pairs.map(([, to]) => to));
    const fly = (spot: Spot, from: Point, scale: number): void => {
      const base = baseOf(spot.element);
      if (!base && spot.element instanceof SVGElement) return;
      landed = { x: spot.x, y: spot.y };
      told.push(`piece ${sort}`);
      lifted.push({ spot, from, scale, base });
      sound(soundOf(sort), MOVE * 0.9);
    };
    for (const [from, to] of pairs) fly(to, from, from.h / (to.h || 1));
    for (const spot of spots) {
      if (settled.has(spot) || old.some((o) => Math.hypot(o.x - spot.x, o.y - spot.y) < STILL)) continue;
      const name = spot.element.getAttribute('data-from') ?? '';
      const anchor = anchorAt(before.anchors, name);
      if (anchor) {
        sources.add(name);
        if (/bag|cloth/.test(name)) bags.add(name);
        fly(spot, anchor, 0.7);
      } else {
        dropped.push(spot.element);
        told.push(`piece ${sort}`);
      }
    }
  }
  // measure everything before changing anything
  for (const element of dropped) void track(drop(element));
  for (const { spot, from, scale, base } of lifted) {
    const copy = lift(layer, spot.element, base, spot);
    if (copy) arrivals.push({ copy, original: spot.element, from, to: spot, scale: [scale, 1] });
  }
  // counters
  const gains: [string, number][] = [];
  const losses: [string, number][] = [];
  for (const [name, now] of after.counters) {
    const was = before.counters.get(name);
    if (!was || was.count === now.count) continue;
    told.push(`count ${name}`);
    if (!sources.has(name))
      (now.count > was.count ? gains : losses).push([name, Math.abs(now.count - was.count)]);
  }
  for (const [sort, spots] of before.pieces)
    for (const spot of vanished(spots, after.pieces.get(sort) ?? [])) {
      if (fresh.size && spot.copy?.hasAttribute('data-thrown')) continue;
      const copy = spot.copy && lift(layer, spot.copy, spot.matrix, spot);
      if (!copy) continue;
      told.push(`gone ${sort}`);
      if (spot.leaving === 'ruin') {
        for (const animation of dust(layer, copy, spot)) void track(animation).then(() => copy.remove());
        sound('ruin', 40);
        continue;
      }
      // to its own anchor, to the counter that grew, or to the player who took it
      const grown = gains.find(
        ([name]) =>
          after.counters.get(name)?.element.closest('[data-takes]')?.getAttribute('data-takes') === sort,
      );
      const to = anchorAt(after.anchors, spot.to) ?? anchorAt(after.anchors, grown?.[0]) ?? before.actor;
      if (spot.to) sources.add(spot.to);
      departures.push({
        copy,
        from: spot,
        to: to ?? { x: spot.x, y: spot.y - 20 },
        scale: [1, 0.5],
        vanish: true,
      });
      sound(soundOf(sort), MOVE * 0.8);
    }

  const focus = aimed ?? landed ?? before.actor;
  aimed = undefined;
  const tokens = (list: [string, number][], at: Snapshot, out: boolean): Flight[] =>
    list.flatMap(([name, n]) => {
      const counter = at.counters.get(name);
      if (!counter?.art || !focus || sources.has(name)) return [];
      const own = { x: counter.box.x + TOKEN / 2 + 4, y: counter.box.y + counter.box.height / 2 };
      if (Math.hypot(own.x - focus.x, own.y - focus.y) < 40) return [];
      sound(soundOf(name), out ? MOVE * 0.8 : MOVE * 1.6);
      return Array.from({ length: Math.min(n, MANY) }, () => {
        const copy = document.createElement('span');
        copy.className = 'flying-box token-fly';
        copy.append(counter.art?.cloneNode(true) ?? '');
        const end = out ? focus : own;
        copy.style.left = `${end.x - TOKEN / 2}px`;
        copy.style.top = `${end.y - TOKEN / 2}px`;
        layer.append(copy);
        return {
          copy,
          from: out ? own : focus,
          to: end,
          scale: out ? [1, 0.75] : [0.75, 1],
          vanish: out,
          land: out ? undefined : () => void track(squash(counter.element)),
        } as Flight;
      });
    });
  const paid = tokens(losses, before, true);
  const given = tokens(gains, after, false);
  for (const name of bags) {
    const bag = root.querySelector(`[data-anchor="${name}"]`);
    if (bag) void track(bulge(bag));
    sound('bag', 0);
  }

  const launch = (flights: Flight[], start: number): number => {
    const step = flights.length > 1 ? Math.min(STAGGER, (LONGEST - MOVE) / (flights.length - 1)) : 0;
    flights.forEach((flight, i) => {
      const delay = start + i * step;
      const { from, to, scale, copy, original } = flight;
      const [dx, dy] = [from.x - to.x, from.y - to.y];
      const rise = -Math.hypot(dx, dy) * ARC;
      original?.classList.add('away');
      const animation = copy.animate(
        [
          { transform: `translate(${dx}px, ${dy}px) scale(${scale[0]})`, opacity: 1 },
          {
            transform: `translate(${dx / 2}px, ${dy / 2 + rise}px) scale(${(scale[0] + scale[1]) / 2})`,
            opacity: 1,
          },
          { transform: `translate(0px, 0px) scale(${scale[1]})`, opacity: flight.vanish ? 0.2 : 1 },
        ],
        { duration: MOVE, delay, fill: 'backwards', easing: 'cubic-bezier(.3, .7, .2, 1)' },
      );
      void track(animation).then(() => {
        original?.classList.remove('away');
        copy.remove();
        flight.land?.();
        if (original instanceof SVGElement && original.isConnected) void track(squash(original));
      });
    });
    return flights.length ? start + (flights.length - 1) * step + BETWEEN : start;
  };
  let at = launch([...paid, ...departures], 0);
  at = launch(arrivals, at + (bags.size ? 260 : 0));
  launch(given, at);
  for (const [name, ms] of sounds) timers.push(setTimeout(() => ring(name), ms));
  layer.setAttribute('data-told', told.join('|'));
  await Promise.all(done);
}
