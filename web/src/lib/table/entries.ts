// Selects the entries of a view's list that the text table shows.
import type { ViewType } from '$generated/messages';

export interface Entry {
  v: unknown;
  i: number;
}
export interface Told {
  entries: Entry[];
  rest?: number; // the value of all other entries
}

const LONG = 12; // a longer list shows only the exceptions

/** Select the informative entries of a list with one entry per member of a noun. */
export function worthTelling(type: ViewType, list: readonly unknown[]): Told {
  const all = list.map((v, i): Entry => ({ v, i }));
  if (type.item?.flag) return { entries: all.filter(({ v }) => v !== 0) };
  if (list.length <= LONG) return { entries: all };
  // a quantity of 0 is omitted, but 0 may also be the first seat or the first member of a noun
  if (!type.item?.of) return { entries: all.filter(({ v }) => v !== 0) };
  const there = all.filter(({ v }) => v !== -1);
  const rest = mostly(there);
  if (rest === undefined || there.length < list.length) return { entries: there };
  return { entries: there.filter(({ v }) => v !== rest), rest };
}

/** The value that more than half of the entries have. */
function mostly(entries: readonly Entry[]): number | undefined {
  const counts = new Map<unknown, number>();
  for (const { v } of entries) counts.set(v, (counts.get(v) ?? 0) + 1);
  for (const [v, n] of counts) if (n > entries.length / 2) return v as number;
  return undefined;
}
