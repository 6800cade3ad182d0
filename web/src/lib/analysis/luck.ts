// Separates luck and skill for one seat: the changes in each round by chance, own decisions and other seats' decisions.
import type { Ledger, Step } from '$generated/messages';

export interface Part {
  /** First ply of the part … */
  from: number;
  name: string;
  chance: number; // draws, dice and hidden information
  own: number;
  others: number;
}
export interface Block {
  kind: 'chance' | 'own' | 'others';
  part: number;
  from: number; // win chance before and after the part
  to: number;
}

const PARTS = 6; // parts of a game without rounds

/** The parts of a game: its rounds, or PARTS equal pieces. */
export function partsOf(
  ledger: Ledger,
  seat: number,
  rounds: readonly number[],
  nameOf: (n: number) => string,
): Part[] {
  const end = ledger.steps.at(-1)?.end ?? 1;
  const starts =
    rounds.length > 1 ? [...rounds] : Array.from({ length: PARTS }, (_, i) => Math.floor((i * end) / PARTS));
  const parts = starts.map((from, i): Part => ({ from, name: nameOf(i + 1), chance: 0, own: 0, others: 0 }));
  for (const step of ledger.steps) {
    const part = parts.findLast((p) => p.from <= step.ply) ?? parts[0];
    if (!part) continue;
    const change = step.change[seat] ?? 0;
    part.chance += step.hidden[seat] ?? 0;
    if (step.seat < 0) part.chance += change;
    else if (step.seat === seat) part.own += change;
    else part.others += change;
  }
  return parts;
}

/** The blocks of a waterfall chart, each starting at the end of the previous one. */
export function blocksOf(parts: readonly Part[], start: number): Block[] {
  let level = start;
  return parts.flatMap((p, part) =>
    (['chance', 'own', 'others'] as const).map((kind): Block => {
      const from = level;
      level += p[kind];
      return { kind, part, from, to: level };
    }),
  );
}

/** The turns and draws that changed a seat's win chance most. */
export function heaviest(ledger: Ledger, seat: number, n: number): (Step & { by: number })[] {
  return ledger.steps
    .map((step) => ({ ...step, by: (step.change[seat] ?? 0) + (step.hidden[seat] ?? 0) }))
    .filter((step) => Math.abs(step.by) >= 0.03)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, n);
}
