// How numbers and times of finished games are said.
import { settings } from '../settings.svelte';
import { say } from '../text/text.svelte';

/** A day, with its year if that is not this one. */
export function day(seconds: number): string {
  const date = new Date(seconds * 1000);
  const year = date.getFullYear() === new Date().getFullYear() ? undefined : 'numeric';
  return date.toLocaleDateString(settings.language, { day: 'numeric', month: 'short', year });
}

/** How long a game took. */
export function lasted(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes >= 2 * 1440) return say('my-days', { d: Math.round(minutes / 1440) });
  if (minutes < 60) return say('my-minutes', { m: minutes });
  return say('my-hours', { h: Math.floor(minutes / 60), m: String(minutes % 60).padStart(2, '0') });
}

/** What follows a place: 1st, 2nd; 1er, 2e. */
export const ordinal = (place: number): string =>
  say(`my-ord-${new Intl.PluralRules(settings.language, { type: 'ordinal' }).select(place)}`);

/** A change, with its sign. */
export const signed = (n: number): string =>
  new Intl.NumberFormat(settings.language, { signDisplay: 'exceptZero', maximumFractionDigits: 0 }).format(n);
