// Clocks, times and places in words, for the lobby, the waiting room and the table.
import type { ClockRule } from '$generated/messages';
import { settings } from '../settings.svelte';
import { say } from '../text/text.svelte';

/** A name with the mark of a guest or program that Sort.svelte shows beside names. */
export const marked = (name: string, of: { guest?: boolean; program?: boolean }): string =>
  of.guest || of.program ? say('name-sort', { name, sort: say(of.guest ? 'guest' : 'program') }) : name;
/** A clock in a sentence: the time of each player, and what happens at zero. */
export function clockWords(rule: ClockRule): string {
  if (rule.mode === 'live')
    return say('clock-live-words', { bank: lengthOf(rule.bank), increment: Math.round(rule.increment) });
  if (rule.mode === 'days')
    return say(rule.rest ? 'clock-rest-words' : 'clock-days-words', { days: rule.days });
  return say('clock-none-words');
}
/** A length of time in one unit: seconds, minutes, hours or days. */
export function lengthOf(seconds: number): string {
  const [key, n] =
    seconds < 90
      ? ['for-seconds', seconds]
      : seconds < 5400
        ? ['for-minutes', seconds / 60]
        : seconds < 129_600
          ? ['for-hours', seconds / 3600]
          : ['days', seconds / 86_400];
  return say(key as string, { n: Math.round(n as number) });
}
/** A past time in everyday words. */
export const whenWas = (at: number): string =>
  new Intl.DateTimeFormat(settings.language, { hour: 'numeric', minute: '2-digit' }).format(at * 1000);
