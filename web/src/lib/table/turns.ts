// The log by turn: the actions of a seat until another seat acts form one entry, written as one sentence.
export interface Line {
  ply: number;
  seat: number;
  said: string; // text, with the marks around names
  heading: boolean;
  now: boolean;
}
export interface Clause {
  ply: number;
  text: string;
  times: number; // repetitions, merged into one clause
  now: boolean;
}
export interface Entry {
  seat: number; // -1: no seat's
  heading: boolean;
  clauses: Clause[];
}

const END = /[.]\s*$/;
/** A sentence without its full stop, to be continued. */
const open = (text: string): string => text.replace(END, '');

/**
 * Gather lines into entries. If a sentence begins with the acting player's name, it continues without it: "Anne plays a
 * card, takes 1 stone." Other sentences stand alone within the entry.
 */
export function byTurn(lines: readonly Line[], nameOf: (seat: number) => string): Entry[] {
  const entries: Entry[] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    if (
      line.heading ||
      !last ||
      last.heading ||
      (line.seat >= 0 && line.seat !== last.seat && last.seat >= 0)
    ) {
      entries.push({ seat: line.heading ? -1 : line.seat, heading: line.heading, clauses: [clause(line)] });
      continue;
    }
    if (last.seat < 0 && line.seat >= 0) {
      entries.push({ seat: line.seat, heading: false, clauses: [clause(line)] });
      continue;
    }
    const name = last.seat >= 0 ? nameOf(last.seat) : '';
    const before = last.clauses.at(-1);
    const goesOn = line.seat === last.seat && !!name && line.said.startsWith(name + ' ');
    const text = goesOn ? line.said.slice(name.length + 1) : line.said;
    if (before && !line.now && !before.now && (same(before.text, text) || same(before.text, line.said)))
      before.times++;
    else if (goesOn && before) {
      before.text = open(before.text) + ',';
      last.clauses.push({ ...clause(line), text });
    } else {
      last.clauses.push(clause(line));
    }
  }
  return entries;
}
/** Whether two clauses are equal except for their final punctuation. */
const same = (a: string, b: string): boolean => a.replace(/[.,]\s*$/, '') === open(b);
const clause = (line: Line): Clause => ({ ply: line.ply, text: line.said, times: 1, now: line.now });
