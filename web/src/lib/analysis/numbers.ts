// The number formats of an analysis: whole percentages for chances, one decimal for points.
import { settings } from '../settings.svelte';

const minus = (text: string): string => text.replace('-', '−');
/** A win chance as a percentage. */
export const hundred = (share: number): number => Math.round(100 * share);
/** A whole number with its sign: `−5`, `+3`, `0`. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : minus(String(n === 0 ? 0 : n)));
/** Points of the game, with one decimal if it isn't 0. */
export const decimal = (n: number): string =>
  minus(new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 }).format(n));
export const signedDecimal = (n: number): string => (n > 0 ? '+' : '') + decimal(n);
