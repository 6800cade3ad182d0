// Clocks, times and places in words, for the lobby, the waiting room and the table alike.
import type { ClockRule } from '$generated/messages';
import { settings } from '../settings.svelte';
import { say } from '../text/text.svelte';

/** A name that says who is a guest or a program, as Sort.svelte does beside one. */
export const marked = (name: string, of: { guest?: boolean; program?: boolean }): string =>
  of.guest || of.program ? say('name-sort', { name, sort: say(of.guest ? 'guest' : 'program') }) : name;
/** A clock in a sentence: what each has, and what happens at zero. */
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
/** When something was, as people say it. */
export const whenWas = (at: number): string =>
  new Intl.DateTimeFormat(settings.language, { hour: 'numeric', minute: '2-digit' }).format(at * 1000);
