import { describe, expect, it } from 'vitest';
import { inline, sections, slug } from '../src/lib/frame/markdown';
import { countOf, matchSpots, vanished } from '../src/lib/motion/snapshot';
import { beside } from '../src/lib/table/beside';
import { moved } from '../src/lib/table/effects';
import { worthTelling } from '../src/lib/table/entries';
import {
  chartBox,
  evenMarks,
  fitting,
  gridStep,
  growthChart,
  moments,
  rowAt,
  spread,
} from '../src/lib/table/growth';
import { byTurn } from '../src/lib/table/turns';
import { depth, pillar, pointHeight, type Pillar } from '../src/lib/table/pillars';
import { cube, escape, piece, plate, text } from '../src/lib/draw/draw';

const at = (x: number, y = 0): { x: number; y: number } => ({ x, y });

describe('pieces that are alike', () => {
  it('leaves those that stayed and moves the other', () => {
    const [a, b, c] = [at(0), at(100), at(300)];
    const pairs = matchSpots([a, b], [at(0), c]);
    expect(pairs).toEqual([[b, c]]);
  });
  it('takes the nearest of several', () => {
    const pairs = matchSpots([at(0), at(100)], [at(110), at(9)]);
    expect(pairs).toEqual([
      [at(100), at(110)],
      [at(0), at(9)],
    ]);
  });
  it('has nobody to match a new piece with', () => {
    expect(matchSpots([], [at(1)])).toEqual([]);
  });
});

describe('rules pages', () => {
  it('are cut at their headings, with addresses', () => {
    const [first, second] = sections('# Règles\nUn\ndeux\n\n## Phase II : les bâtisseurs\n- a\n- b');
    expect(first?.html).toBe('<p>Un deux</p>');
    expect(second?.id).toBe('phase-ii-les-batisseurs');
    expect(second?.html).toBe('<ul><li>a</li><li>b</li></ul>');
  });
  it('let no markup through', () => {
    expect(inline('<img src=x onerror=1> **b**')).toBe('&lt;img src=x onerror=1&gt; <strong>b</strong>');
    expect(sections('# a\n[x](javascript:1)')[0]?.html).toBe('<p>x</p>');
  });
  it('have tables', () => {
    expect(sections('# a\n| x | y |\n|---|---|\n| 1 | 2 |')[0]?.html).toContain(
      '<tbody><tr><td>1</td><td>2</td></tr></tbody>',
    );
  });
  it('have slugs without accents', () => expect(slug('Évêché & marché')).toBe('eveche-marche'));
});

describe('moments that counted', () => {
  it('are those at which somebody gained most on the others, in the order of the game', () => {
    const plies = [0, 4, 9, 12, 20];
    const scores = [
      [0, 0],
      [1, 0],
      [1, 8],
      [6, 8],
      [6, 10],
    ];
    expect(moments({ plies, scores }, 2)).toEqual([
      { ply: 9, seat: 1, gain: 8 },
      { ply: 12, seat: 0, gain: 5 },
    ]);
  });
  it('do not count what everybody gets', () => {
    expect(
      moments({
        plies: [0, 3],
        scores: [
          [0, 0],
          [4, 4],
        ],
      }),
    ).toEqual([]);
  });
  it('are gains and losses when one plays alone', () => {
    expect(moments({ plies: [0, 3], scores: [[5], [2]] })).toEqual([{ ply: 3, seat: 0, gain: -3 }]);
  });
});

describe('the growth chart', () => {
  it('keeps the last label and those that do not touch', () => {
    const labels = [10, 60, 130, 150].map((x) => ({ x, label: 'Round 1' }));
    expect(fitting(labels, 13)).toEqual([false, true, false, true]);
    expect(fitting([{ x: 10, label: '' }], 13)).toEqual([false]);
  });
  it('counts the way round a circle', () => {
    expect(moved({ path: 'a', before: 8, after: 1 }, 10)).toBe(3);
    expect(moved({ path: 'a', before: 3, after: 1 })).toBe(-2);
  });
  it('keeps its labels apart, in their order', () => {
    const out = spread([100, 102, 40], 18);
    expect(out).toEqual([100, 118, 40]);
  });
  it('has four to seven lines', () => {
    for (const most of [3, 17, 46, 61, 130, 400])
      expect(Math.ceil(most / gridStep(most))).toBeLessThanOrEqual(7);
  });
  it('knows the scores at a ply that is not listed', () => {
    expect(rowAt({ plies: [0, 5, 9], scores: [[1], [2], [3]] }, 8)).toEqual([2]);
  });
  it('marks the end', () => expect(evenMarks([0, 10, 20, 30], 3).at(-1)?.ply).toBe(30));
});

describe('a long list in words', () => {
  const type = (item: object) =>
    ({ shape: 'list', per: 'square', item: { shape: 'number', ...item } }) as const;
  const list = (...first: number[]) => [...first, ...Array<number>(16).fill(-1)];
  const told = (item: object, values: number[]) => worthTelling(type(item), values).entries.map((e) => e.i);
  it('has what the first seat owns, too', () => expect(told({ of: 'seat' }, list(-1, 0, 1))).toEqual([1, 2]));
  it('leaves out numbers of nothing', () =>
    expect(told({}, [0, 2, ...Array<number>(16).fill(0)])).toEqual([1]));
  it('says in one what nearly all are', () => {
    const found = worthTelling(type({ of: 'ground' }), [3, 1, ...Array<number>(16).fill(0)]);
    expect(found).toEqual({ entries: [{ v: 3, i: 0 }, { v: 1, i: 1 }], rest: 0 }); // prettier-ignore
  });
  it('tells of a yes or no what is', () => expect(told({ flag: true }, [0, 1, 0])).toEqual([1]));
});

describe('a tip', () => {
  const size = { width: 100, height: 40 };
  const room = { width: 800, height: 600 };
  const box = (x: number, y: number) => ({ x, y, width: 20, height: 20 });
  it('stands on the right if nothing is there', () =>
    expect(beside(box(300, 300), size, room, [])).toMatchObject({ x: 332, y: 290 }));
  it('stands on the left at the right edge', () =>
    expect(beside(box(770, 300), size, room, [])).toMatchObject({ x: 658, y: 290 }));
  it('covers no neighbour if another side is free', () => {
    const all = [box(340, 300), box(240, 300)];
    expect(beside(box(300, 300), size, room, all)).toMatchObject({ x: 260, y: 248 });
  });
  it('rather covers a neighbour than what it tells of', () => {
    const wide = { x: 0, y: 0, width: 800, height: 560 };
    expect(beside(box(300, 575), size, room, [wide]).y).toBeLessThan(575);
  });
});

it('pillars stay on the page, however high', () => {
  const high = { seat: 0, name: '', rank: 1, total: 200, parts: [{ drum: { fill: '' }, points: 200 }] };
  expect(pointHeight([high]) * 200).toBeLessThanOrEqual(372);
});

describe('drawings', () => {
  it('escape what they are given', () => {
    expect(text(0, 0, '<b>"&')).toContain('&lt;b&gt;&quot;&amp;');
    expect(escape('a<b')).toBe('a&lt;b');
  });
  it('have no style attributes, which the content security policy forbids', () => {
    for (const svg of [piece('church', 0, 0, 10), cube('m-sand', 0, 0), plate(0, 0, 'x', 3)])
      expect(svg).not.toContain('style=');
  });
  it('refuse a piece that does not exist', () =>
    expect(() => piece('nothing', 0, 0, 1)).toThrow('no piece nothing'));
});

describe('what leaves and what is counted', () => {
  it('is told from what stayed and what moved', () => {
    const a = { x: 0, y: 0 };
    const b = { x: 50, y: 0 };
    expect(vanished([a, b], [{ x: 0, y: 0 }])).toEqual([b]);
    expect(vanished([a], [{ x: 90, y: 0 }])).toEqual([]); // it moved
    expect(vanished([a, { x: 1, y: 0 }], [{ x: 0, y: 0 }])).toHaveLength(1);
  });
  it('is a number alone', () => {
    const shown = (text: string): Element =>
      ({ querySelector: () => null, textContent: text }) as unknown as Element;
    expect(countOf(shown(' 18 '))).toBe(18);
    expect(countOf(shown('×3'))).toBe(3);
    expect(countOf(shown('14 + 2'))).toBeUndefined();
    expect(countOf(shown('Bastien'))).toBeUndefined();
  });
});

describe('scores below nothing', () => {
  const growth = {
    plies: [0, 5, 9],
    scores: [
      [0, 0],
      [-11, 4],
      [-6, 9],
    ],
  };
  it('lie below the line of the chart', () => {
    const drawn = growthChart(growth, [], ['A', 'B'], [], chartBox(600, 330));
    expect(drawn).toContain('class="below"');
    expect(drawn).toContain('−6');
    const ys = [...drawn.matchAll(/M34 ([\d.]+)L/g)].map((m) => Number(m[1]));
    const line = /class="below" x="34" y="([\d.]+)"/.exec(drawn)?.[1];
    expect(ys.every((y) => y <= Number(line))).toBe(true);
  });
  it('hang below the ground as drums', () => {
    const part = (points: number): Pillar['parts'][number] => ({ drum: { fill: 'red' }, points });
    const one: Pillar = { seat: 0, name: 'A', rank: 2, total: -11, parts: [part(2), part(-13)] };
    const drawn = pillar(0, one, pointHeight([one]), '', '');
    expect(drawn).toContain('data-owed');
    expect(drawn).toContain('−13');
    expect(drawn).toContain('−11');
    expect(depth([one])).toBeGreaterThan(40);
  });
});

describe('the log by turn', () => {
  const line = (said: string, seat = 0, now = false): Parameters<typeof byTurn>[0][number] => ({
    ply: 1,
    seat,
    said,
    heading: false,
    now,
  });
  const clauses = (...said: string[]): string[] =>
    byTurn(
      said.map((s) => line(s)),
      () => 'Anne',
    ).flatMap((e) => e.clauses.map((c) => `${c.text} ${c.times}`));

  it('goes on without the name of who acts', () => {
    expect(clauses('Anne plays a card.', 'Anne takes 1 stone.')).toEqual([
      'Anne plays a card, 1',
      'takes 1 stone. 1',
    ]);
  });
  it('says once what happens again and again', () => {
    expect(clauses('Anne draws a card.', 'Anne draws a card.', 'Anne draws a card.')).toEqual([
      'Anne draws a card. 3',
    ]);
    expect(clauses('Anne plays.', 'Anne takes 1 stone.', 'Anne takes 1 stone.', 'A monk is drawn.')).toEqual([
      'Anne plays, 1',
      'takes 1 stone. 2',
      'A monk is drawn. 1',
    ]);
  });
  it('keeps the line of the moment that is looked at apart', () => {
    const [entry] = byTurn([line('Anne plays.'), line('Anne plays.', 0, true)], () => 'Anne');
    expect(entry?.clauses.map((c) => c.now)).toEqual([false, true]);
  });
});

describe('lines of points', () => {
  it('are level between two changes', () => {
    const growth = { plies: [0, 100, 200], scores: [[0], [0], [10]] };
    const drawn = growthChart(growth, [], ['Anne'], [], chartBox(300, 200));
    // level until just before the change, then up
    const [d = ''] = /M34 158L[^"]+/.exec(drawn) ?? [];
    expect(d).toBe('M34 158L197 158L202 22');
  });
});
