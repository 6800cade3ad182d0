// What my games say of a table that waits.
import { describe, expect, it, vi } from 'vitest';
import type { TableSummary } from '../src/generated/messages';
import { waiting } from '../src/lib/history/words';

vi.mock('../src/lib/settings.svelte', () => ({ settings: { language: 'en' } }));
vi.mock('../src/lib/text/text.svelte', () => ({
  say: (key: string, values: Record<string, string | number>) =>
    [key.replace('my-', ''), ...Object.values(values)].join(' '),
}));

const HOUR = 3600;
const table = (hours: number, more: Partial<TableSummary> = {}): TableSummary =>
  ({
    yours: true,
    clock: { mode: 'none' },
    moved: Date.now() / 1000 - hours * HOUR,
    ...more,
  }) as TableSummary;
const days = (days: number, rest = false): TableSummary['clock'] => ({ mode: 'days', days, rest, zone: 0 });

describe('a table that waits', () => {
  it('says how much time is left for my turn', () => {
    expect(waiting(table(1.5, { clock: days(2) }))).toBe('left-time brief-days 1 22');
    expect(waiting(table(46.5, { clock: days(2) }))).toBe('left-time brief-hours 1');
    expect(waiting(table(99, { clock: days(2) }))).toBe('left-time minutes 0');
  });
  it('says for how long it has waited where no time runs out, or not for me', () => {
    expect(waiting(table(0.5))).toBe('for minutes 30');
    expect(waiting(table(5, { clock: days(2), yours: false }))).toBe('for brief-hours 5');
    expect(waiting(table(5, { clock: days(2, true) }))).toBe('for brief-hours 5');
    expect(waiting(table(50))).toMatch(/^since /);
  });
});
