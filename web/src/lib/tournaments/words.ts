// Shared by the tournament pages.
import type { TournamentSummary } from '$generated/messages';
import { settings } from '../settings.svelte';
import { say } from '../text/text.svelte';

const POINT = 120; // points come in 120ths
export const points = (n: number): string =>
  new Intl.NumberFormat(settings.language, { maximumFractionDigits: 2 }).format(n / POINT);
export const share = (n: number): string =>
  new Intl.NumberFormat(settings.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(n);
export const moment = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleString(settings.language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
/** The format of a tournament, in one line. */
export const kindOf = (t: TournamentSummary): string =>
  [
    say(`to-${t.system}`),
    ...(t.system === 'swiss' ? [say('to-rounds', { n: t.rounds })] : []),
    say('to-tables', { n: t.seats }),
  ].join(', ');
/** The stage of a tournament, in words. */
export function standOf(t: TournamentSummary): string {
  if (t.status === 'open')
    return t.starts ? say('to-starts', { when: moment(t.starts) }) : say('to-starts-full');
  if (t.status === 'running')
    return t.system === 'swiss'
      ? say('to-round-of', { n: t.round, of: t.rounds })
      : say('to-round', { n: t.round });
  return say(t.status === 'finished' ? 'to-finished' : 'to-cancelled');
}
