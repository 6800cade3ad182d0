import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const tokens = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
const [day = '', dusk = ''] = tokens.split('[data-theme="dark"]');
const seatsOf = (css: string): string[] =>
  [1, 2, 3, 4, 5].map((n) => new RegExp(`--hue-${n}: (#[0-9A-Fa-f]{6})`).exec(css)?.[1] ?? '');
const light = seatsOf(day);
const dark = seatsOf(dusk).map((c, i) => c || (light[i] ?? ''));

// Machado, Oliveira and Fernandes 2009, severity 1, on linear light
const SIGHT: Record<string, number[][]> = {
  everybody: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const dot = (m: number[][], v: number[]): number[] =>
  m.map((row) => row.reduce((sum, k, i) => sum + k * (v[i] ?? 0), 0));
const linear = (hex: string): number[] =>
  [1, 3, 5].map((i) => {
    const v = parseInt(hex.slice(i, i + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
const XYZ = [
  [0.4124, 0.3576, 0.1805],
  [0.2126, 0.7152, 0.0722],
  [0.0193, 0.1192, 0.9505],
];
function lab(rgb: number[]): number[] {
  const clamped = rgb.map((v) => Math.min(1, Math.max(0, v)));
  const [x = 0, y = 0, z = 0] = dot(XYZ, clamped)
    .map((v, i) => v / ([0.95047, 1, 1.08883][i] ?? 1))
    .map((t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
const apart = (a: number[], b: number[]): number => Math.hypot(...a.map((v, i) => v - (b[i] ?? 0)));

const LEAST = 20; // about ten times what can just be told apart

describe('the colours of the seats', () => {
  for (const [theme, seats] of Object.entries({ light, dark }))
    it.each(Object.keys(SIGHT))(`part by ${theme} for %s`, (sight) => {
      const seen = seats.map((c) => lab(dot(SIGHT[sight] ?? [], linear(c))));
      const gaps = seen.flatMap((a, i) => seen.slice(i + 1).map((b) => apart(a, b)));
      expect(gaps).toHaveLength(10);
      expect(Math.min(...gaps)).toBeGreaterThan(LEAST);
    });
  it('come with a hatching and a charge each, which need no colour', () => {
    const hatches = [...tokens.matchAll(/\.seat-[1-5] \{[^}]*--hatch: ([^;]+);/g)].map((m) => m[1]);
    expect(new Set(hatches).size).toBe(5);
  });
});
