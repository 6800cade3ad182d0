import { describe, expect, it } from 'vitest';
import type { Ledger, Moment, Step } from '$generated/messages';
import { bandsOf, jointsOf, nearest, plotOf, rounded, scaleOf, whisker } from '../src/lib/analysis/curve';
import { blocksOf, heaviest, partsOf } from '../src/lib/analysis/luck';

const moment = (ply: number, wins: number[], spread = 0.1): Moment => ({
  ply,
  seat: 0,
  kind: 'place',
  wins,
  spread,
  points: wins.map((w) => 100 * w),
});
const moments = [moment(0, [0.5, 0.5]), moment(50, [0.2, 0.8]), moment(100, [1, 0], 0)];
const plot = plotOf(500, 150);
const scale = scaleOf(moments, plot);

describe('the curve', () => {
  it('stacks the seats from top to foot', () => {
    const [first, second] = bandsOf(moments, scale);
    expect(first?.path).toContain(`M${plot.left} ${plot.top}`);
    expect(first?.path).toContain(`${scale.x(100)} ${plot.foot}`); // who won has it all
    expect(second?.path).toContain(`${plot.left} ${plot.foot}`);
  });
  it('has a joint as wide as what is not known, and none at the end', () => {
    const [joint, more] = jointsOf(moments, scale);
    expect(more).toBeUndefined();
    expect(joint?.path).toContain(`${plot.left} ${Math.round(scale.y(0.4) * 10) / 10}`);
    expect(joint?.path).toContain(`${plot.left} ${Math.round(scale.y(0.6) * 10) / 10}`);
  });
  it('draws the points of one player alone', () => {
    const alone = [moment(0, [0.2]), moment(10, [0.4])];
    const [band] = bandsOf(alone, scaleOf(alone, plot));
    expect(band?.path).toContain(`${plot.right} ${plot.top}`); // the most there are
    expect(jointsOf(alone, scale)).toEqual([]);
  });
  it('finds the nearest moment', () => {
    expect(nearest(moments, scale, scale.x(60))).toBe(50);
    expect(nearest([], scale, 3)).toBeUndefined();
  });
  it('draws a loss left of zero', () => {
    const w = whisker({ loss: 0.1, low: 0.02, high: 0.18 }, 0.2, 0, 100);
    expect(w.from).toBeLessThan(w.dot);
    expect(w.dot).toBeLessThan(w.to);
    expect(w.to).toBeLessThan(w.zero);
  });
});

describe('luck and skill', () => {
  const step = (ply: number, seat: number, change: number[], hidden = [0, 0]): Step => ({
    ply,
    end: ply + 1,
    seat,
    kind: 'x',
    change,
    hidden,
  });
  const ledger: Ledger = {
    shown: true,
    correlation: 0.5,
    games: 100,
    spread: 0.02,
    even: false,
    seats: [],
    steps: [
      step(0, -1, [0.1, -0.1]),
      step(1, 0, [0.05, -0.05], [0.02, -0.02]),
      step(9, 1, [-0.3, 0.3]),
      step(10, 0, [0.01, -0.01]),
    ],
  };
  it('adds up, round by round', () => {
    const parts = partsOf(ledger, 0, [0, 5], String);
    expect(parts.map((p) => p.name)).toEqual(['1', '2']);
    expect(parts[0]).toMatchObject({ own: 0.05, others: 0 });
    expect(parts[0]?.chance).toBeCloseTo(0.12);
    expect(parts[1]).toMatchObject({ own: 0.01, others: -0.3 });
    const blocks = blocksOf(parts, 0.5);
    expect(blocks).toHaveLength(6);
    expect(blocks.at(-1)?.to).toBeCloseTo(0.38);
    blocks.slice(1).forEach((b, i) => expect(b.from).toBe(blocks[i]?.to));
  });
  it('names what weighed most, and nothing small', () => {
    expect(heaviest(ledger, 0, 8).map((s) => s.ply)).toEqual([9, 0, 1]);
  });
  it('rounds without losing anything', () => {
    expect(rounded([0.144, 0.334, 0.117], 0.6)).toEqual([14, 34, 12]); // what is left over goes to the largest
    for (const parts of [
      [0.333, 0.333, -0.166],
      [0.004, 0.004, 0.004],
    ]) {
      const total = parts.reduce((a, b) => a + b, 0);
      expect(rounded(parts, total).reduce((a, b) => a + b, 0)).toBe(Math.round(100 * total));
    }
  });
});
