// Sorts my tables: the one with the least time left first, then the one that has waited longest.
import type { TableSummary } from '$generated/messages';

const DAY = 86_400;
/** Roughly when the time for the present turn runs out; never without a clock. */
function deadline(t: TableSummary): number {
  if (t.clock.mode === 'days') return t.moved + t.clock.days * DAY;
  return t.clock.mode === 'live' ? t.moved + t.clock.bank : Infinity;
}
/** The tables that wait for me, the most urgent first. */
export const awaiting = (tables: readonly TableSummary[]): TableSummary[] =>
  tables
    .filter((t) => t.yours)
    .sort((a, b) => (deadline(a) === deadline(b) ? a.moved - b.moved : deadline(a) - deadline(b)));
