// Which of my tables comes first: the one with the least time, then the one that waits for longest.
import type { TableSummary } from '$generated/messages';

const DAY = 86_400;
/** When the time for a turn that began with the last move runs out, about; never without a clock. */
function deadline(t: TableSummary): number {
  if (t.clock.mode === 'days') return t.moved + t.clock.days * DAY;
  return t.clock.mode === 'live' ? t.moved + t.clock.bank : Infinity;
}
/** The tables that wait for me, the most urgent first. */
export const awaiting = (tables: readonly TableSummary[]): TableSummary[] =>
  tables
    .filter((t) => t.yours)
    .sort((a, b) => (deadline(a) === deadline(b) ? a.moved - b.moved : deadline(a) - deadline(b)));
