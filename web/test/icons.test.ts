import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { shorten } from '../build/game-icons';

const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> };
const drawn = (body: string): string[] => [...body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1] ?? '');
const numbers = (path: string): number[] => (path.match(/-?(\d*\.\d+|\d+)/g) ?? []).map(Number);
const letters = (path: string): string => path.replace(/[^a-zA-Z]/g, '');

it('draws every icon as before, to a tenth of its unit', () => {
  for (const [name, { body }] of Object.entries(icons)) {
    const after = drawn(shorten(body));
    drawn(body).forEach((path, i) => {
      const short = after[i] ?? '';
      if (/[aA]/.test(path)) return expect(short, name).toBe(path);
      expect(letters(short), name).toBe(letters(path));
      const wanted = numbers(path);
      const found = numbers(short);
      expect(found.length, name).toBe(wanted.length);
      expect(Math.max(0, ...found.map((n, k) => Math.abs(n - (wanted[k] ?? NaN)))), name).toBeLessThan(
        0.0501,
      );
    });
  }
});
it('makes a drawing shorter', () => {
  const before = Object.values(icons).reduce((sum, { body }) => sum + body.length, 0);
  const after = Object.values(icons).reduce((sum, { body }) => sum + shorten(body).length, 0);
  expect(after).toBeLessThan(before);
});
