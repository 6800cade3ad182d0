// Numbers as an analysis says them: whole points of a hundred for chances, one decimal for points of the game.
import { settings } from '../settings.svelte';

const minus = (text: string): string => text.replace('-', '−');
/** A share of the win, of a hundred. */
export const hundred = (share: number): number => Math.round(100 * share);
/** A whole number with its sign: `−5`, `+3`, `0`. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : minus(String(n === 0 ? 0 : n)));
/** Points of the game, with one decimal where there is one. */
export const decimal = (n: number): string =>
  minus(new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 }).format(n));
export const signedDecimal = (n: number): string => (n > 0 ? '+' : '') + decimal(n);
