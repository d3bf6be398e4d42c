import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brands } from './brand.ts';

const folder = import.meta.dirname;
const TEXT = 4.5;
const EDGE = 3;

/**
 * Foreground, background and minimum contrast ratio. Source: WCAG 2.2, 1.4.3 for text and 1.4.11 for the borders of
 * controls.
 */
const pairs: [string, string, number][] = [
  ...['paper', 'surface', 'sunk', 'accent-soft'].flatMap((ground): [string, string, number][] => [
    ['ink', ground, TEXT],
    ['ink-quiet', ground, TEXT],
    ['accent-text', ground, TEXT],
    ['danger', ground, TEXT],
    ['good', ground, TEXT],
    ['warn', ground, TEXT],
  ]),
  ['on-accent', 'accent', TEXT],
  ['on-accent', 'accent-strong', TEXT],
  ['on-danger', 'danger', TEXT],
  ['on-scene', 'scene', TEXT],
  ...['danger', 'good', 'warn'].flatMap((tone): [string, string, number][] => [
    [tone, `${tone}-soft`, TEXT],
    ['ink', `${tone}-soft`, TEXT],
    ['ink-quiet', `${tone}-soft`, TEXT],
  ]),
  ['line-strong', 'paper', EDGE],
  ['line-strong', 'surface', EDGE],
  ['focus', 'paper', EDGE],
  ['focus', 'surface', EDGE],
  ['accent', 'surface', EDGE],
];

function colours(file: string): Map<string, string> {
  const css = readFileSync(join(folder, file), 'utf8');
  return new Map([...css.matchAll(/--color-([\w-]+):\s*([^;]+);/g)].map((found) => [found[1] ?? '', found[2] ?? '']));
}

function inTheme(value: string, theme: 'light' | 'dark'): string {
  const both = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value);
  if (both) return (theme === 'light' ? both[1] : both[2]) ?? '';
  if (/^#\w{6}$/.test(value)) return value;
  throw new Error(`cannot compute the contrast of this colour: ${value}`);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const contract = colours('tokens.css');

it('computes the contrast ratio as defined by WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

it('has exactly one token folder for each brand', () => {
  expect(readdirSync(join(folder, 'brands')).sort()).toEqual([...brands].sort());
});

describe.each([...brands])('brand %s', (brand) => {
  const own = colours(`brands/${brand}/tokens.css`);
  const all = new Map([...contract, ...own]);

  it('overrides only colours that tokens.css defines', () => {
    expect([...own.keys()].filter((name) => !contract.has(name))).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('has enough contrast in %s mode', (theme) => {
    const tooFaint = pairs
      .map(([front, back, least]) => {
        const ratio = contrast(inTheme(all.get(front) ?? '', theme), inTheme(all.get(back) ?? '', theme));
        return { pair: `${front} on ${back}`, ratio: Number(ratio.toFixed(2)), least };
      })
      .filter(({ ratio, least }) => ratio < least);
    expect(tooFaint).toEqual([]);
  });
});
