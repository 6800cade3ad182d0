// The formats of numbers and times of finished games.
import type { TableSummary } from '$generated/messages';
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

/** The time left for a turn, or the time since it began. */
export function waiting(t: TableSummary): string {
  const since = Math.max(0, Date.now() / 1000 - t.moved);
  // if weekends don't count, the page can't compute the time left
  if (t.yours && t.clock.mode === 'days' && !t.clock.rest) {
    const left = Math.max(0, t.clock.days * 86_400 - since);
    return say('my-left-time', { time: brief(left) });
  }
  return since < 86_400
    ? say('my-for', { time: brief(Math.max(60, since)) })
    : say('my-since', { when: day(t.moved) });
}
function brief(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return say('my-brief-days', { d: Math.floor(hours / 24), h: hours % 24 });
  return hours ? say('my-brief-hours', { h: hours }) : say('my-minutes', { m: Math.floor(seconds / 60) });
}

/** The ordinal suffix of a place: 1st, 2nd; 1er, 2e. */
export const ordinal = (place: number): string =>
  say(`my-ord-${new Intl.PluralRules(settings.language, { type: 'ordinal' }).select(place)}`);

/** A change, with its sign. */
export const signed = (n: number): string =>
  new Intl.NumberFormat(settings.language, { signDisplay: 'exceptZero', maximumFractionDigits: 0 })
    .format(n)
    .replace('-', '−');
