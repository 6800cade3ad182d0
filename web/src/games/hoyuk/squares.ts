// The options on each square, for the selected element.
import type { Game, View } from '$generated/hoyuk';
import type { Option, Play } from '$lib/table/play.svelte';
import type { Kind } from '$lib/table/vocabulary';
import { hand } from './hand.svelte';

/** Elements in the order of the noun, with the forms of `build` that place them. */
export const ELEMENTS = ['house', 'pen', 'oven', 'totem', 'cattle', 'villager', 'shaman'] as const;
export type Element = (typeof ELEMENTS)[number];

export const elementOf = (option: Option<Game>): Element | undefined =>
  option.kind !== 'build' || option.form === 'skip'
    ? undefined
    : option.form === 'storey'
      ? 'house'
      : (option.form as Element);

/** The elements that can be placed now, in order. */
export function offered(play: Play<Game>): Element[] {
  const found = new Set(play.options.map(elementOf));
  return ELEMENTS.filter((e) => found.has(e));
}

/** The selected element: the picked one if it can be placed, else the first that can. */
export function held(play: Play<Game>): Element | undefined {
  const all = offered(play);
  return all.includes(hand.element) ? hand.element : all[0];
}

/**
 * The options of each square, by number, for the selected element. Options that an analysis discusses are always
 * shown.
 */
export function bySquare(play: Play<Game>): Map<number, Option<Game>[]> {
  const element = held(play);
  const found = new Map<number, Option<Game>[]>();
  for (const o of play.options) {
    const square = squareOf(o);
    const laid = o.kind === 'build' && elementOf(o) !== element;
    if (square < 0 || (laid && !play.markOf([o]))) continue;
    const list = found.get(square);
    if (list) list.push(o);
    else found.set(square, [o]);
  }
  return found;
}

const PLACED = new Set<Kind<Game>>(['build', 'lose', 'raze', 'steal']);

/** The square that an option concerns, or -1. */
export function squareOf(o: Option<Game>): number {
  if (!PLACED.has(o.kind) || o.form === 'skip' || o.parts.length < 2) return -1;
  const at = o.kind === 'steal' ? 1 : 0;
  return (o.parts[at] ?? 0) * 13 + (o.parts[at + 1] ?? 0);
}

/** The squares of a block. */
export const squaresOf = (view: View, block: number): number[] =>
  view.block.flatMap((b, n) => (b === block ? [n] : []));
