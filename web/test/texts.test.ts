import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const keys = (ftl: string): string[] => [...ftl.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1] ?? '').sort();

describe('texts of the client', () => {
  const games = readdirSync(new URL('../src/games', import.meta.url));
  const parts = readdirSync(new URL('../src/lib', import.meta.url), { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('fr.ftl'))
    .map((path) => `../src/lib/${path.replace('fr.ftl', '')}`);
  const folders = [...parts, ...games.map((g) => `../src/games/${g}/`)];
  it.each(folders)('%s say the same things in both languages', (folder) => {
    let fr: string;
    try {
      fr = read(folder + 'fr.ftl');
    } catch {
      return; // a board without words of its own
    }
    expect(keys(fr)).toEqual(keys(read(folder + 'en.ftl')));
  });
  it('have a narrow space before French punctuation', () => {
    expect(parts).toContain('../src/lib/history/');
    for (const folder of parts) expect(read(folder + 'fr.ftl')).not.toMatch(/\p{L} [:;!?]/u);
  });
  it.each(folders)('%s put no word before a name that it would shorten in French', (folder) => {
    const fr = read(folder + 'fr.ftl');
    expect(fr).not.toMatch(/(^|\P{L})(d|qu|jusqu|lorsqu|puisqu)e \{ \$(name|names|other|player|owner)\b/u);
  });
  it('name every refusal of the wire', () => {
    const reasons = /export type Reason = ([^;]+);/.exec(read('../src/generated/messages.ts'))?.[1] ?? '';
    const en = parts
      .filter((path) => path.includes('/text/'))
      .flatMap((folder) => keys(read(folder + 'en.ftl')));
    for (const [, reason] of reasons.matchAll(/"([^"]+)"/g)) expect(en).toContain(`refused-${reason}`);
  });
});
