// The data that the drawings of Clochemerle need: printed values, dice, and the banners that a sum would activate.
import type { Game, View } from '$generated/clochemerle';
import type { Play } from '$lib/table/play.svelte';
import type { Key, Printed } from '$lib/table/vocabulary';

export type Table = Play<Game>;

// White banners of a village and black banners in the middle, as the game numbers them.
export const SCHOOL = 0;
export const PERSONAL = 1;
export const CHAMBER = 2;
export const SQUARE = 3;
export const WORKSHOP = 4;
export const FIELD = 9;
export const CUSTOMER = 17;
export const HAND = 0;
export const STEWARD = 1;
export const FIELD_CARD = 2;
export const SQUARE_CARD = 3;
export const TRAVEL = 4;
export const CHURCHES = 5;
export const PILES = 9;
export const CHAMBERS = 12;
export const WORKSHOPS = 16;

/** The values on the banner of a component, as printed. */
export function valuesOf(play: Table, noun: Printed<Game>, index: number): string[] {
  const table = play.lore.info.components.find((t) => t.noun === noun);
  const cell = table?.rows[index]?.cells[table.columns.indexOf('banner')];
  return String(cell ?? '').split('/');
}
/** A single number of the rules by its key. */
export const single = (play: Table, key: Key<Game, 'number'>): number => play.number(key);
export const schoolValues = (play: Table): number[] => [
  single(play, 'school-low'),
  single(play, 'school-high'),
];

const WANTS = ['beers', 'scrolls', 'horses', 'ploughs', 'wagons', 'any'] as const;
/** The resources that a customer wants, one entry for each marker. */
export const wantsOf = (play: Table, customer: number): number[] =>
  WANTS.flatMap((column, resource) =>
    Array<number>(play.printed('customer', customer, column)).fill(resource),
  );
export const prestigeOf = (
  play: Table,
  noun: 'church' | 'customer' | 'chamber' | 'stage',
  index: number,
): number => play.printed(noun, index, 'prestige');

export const faceOf = (die: number): number => (die % 6) + 1;
export const isBlack = (die: number): boolean => die >= 6;

/** The dice in the middle, one entry for each. */
export const poolOf = (view: View): number[] => view.pool.flatMap((n, die) => Array<number>(n).fill(die));

/** The sum that the previewed choice would make, or 0. */
export function lookedSum(play: Table): number {
  const option = play.hovered;
  const { first, second } = play.view;
  if (!option) return 0;
  const part = option.parts[0] ?? 0;
  if (option.kind === 'second' && !option.form) return faceOf(first) + faceOf(part);
  if (option.kind !== 'act') return 0;
  const sum = faceOf(first) + faceOf(second);
  if (option.form === 'raise') return sum + 1;
  if (option.form === 'lower') return sum - 1;
  if (option.form === 'turn') return faceOf(part ? first : second) + (option.parts[1] ?? 0) + 1;
  return 0;
}

/** The banners that a sum activates: the active village's white ones, and the black ones in the middle. */
export interface Answers {
  sum: number;
  whites: ReadonlySet<number>;
  blacks: ReadonlySet<number>;
}
const NONE: Answers = { sum: 0, whites: new Set(), blacks: new Set() };
export function answersTo(play: Table, sum: number): Answers {
  const lights = play.view.lights[sum - 2];
  return lights ? { sum, whites: new Set(lights.whites), blacks: new Set(lights.blacks) } : NONE;
}
export const looked = (play: Table): Answers => {
  const sum = lookedSum(play);
  return sum ? answersTo(play, sum) : NONE;
};

/** Whether a white banner may be activated, or the tile laid at it: the options at its place. */
export const whiteAt = (play: Table, banner: number): ReturnType<Table['optionsAt']> =>
  (['act-white', 'chain', 'tile'] as const).flatMap((form) => play.optionsAt(form, banner));

/** Evenly spread places: at most `step` apart, and all within `room`. */
export function spread(n: number, size: number, step: number, room: number): number {
  return n < 2 ? 0 : Math.min(step, (room - size) / (n - 1));
}

/** The banners of the previewed sum, in words; "" without a previewed die. */
export function lightsUp(play: Table): string {
  const n = lookedSum(play);
  if (!n) return '';
  const lit = answersTo(play, n);
  const shown = [...lit.whites].slice(0, 4).map((banner) => play.thing('banner', banner));
  return play.say('sum-lights', {
    n,
    list: [...shown, play.say('purchases', { n: lit.blacks.size })].join(', '),
  });
}
