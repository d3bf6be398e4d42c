import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Colours are defined only in client/brand, so that a brand is a set of tokens. */
const files = globSync('client/**/*.{ts,tsx,css,html}').filter(
  (file) => !file.startsWith('client/brand/') && !/\.test\.tsx?$/.test(file),
);

const COLOUR = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const NAMED_COLOUR =
  /(?:color|background|border(?:-\w+)*|outline|fill|stroke|shadow)\s*:[^;]*\b(?:white|black|red|green|blue|gray|grey|orange|yellow|purple|pink|brown|silver|gold|navy|teal)\b/i;

test('no colour is defined outside client/brand', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(linesWith((line) => COLOUR.test(withoutNotes(line)) || NAMED_COLOUR.test(withoutNotes(line)))).toEqual([]);
});

test('no brand name appears outside client/brand', () => {
  const brands = readdirSync('client/brand/brands');
  expect(brands.length).toBeGreaterThan(1);
  const named = new RegExp(`\\b(?:${brands.join('|')})\\b`, 'i');
  expect(linesWith((line) => named.test(line))).toEqual([]);
});

/** Guards against a pattern that matches nothing. */
test.each([
  'color: #fff;',
  'background: rgb(0 0 0 / 50%)',
  'border: 1px solid black',
  "const a = '#0a0b0c';",
  'fill: oklch(70% 0.1 20)',
])('%s is recognised as a colour', (line) => expect(COLOUR.test(line) || NAMED_COLOUR.test(line)).toBe(true));

function withoutNotes(line: string) {
  return line
    .replace(/\/\*.*?\*\/|\/\/.*$|^\s*\*.*$/, '')
    .replace(/href="#[^"]*"/, '')
    .replace(/color-mix\(/g, '');
}

function linesWith(found: (line: string) => boolean): string[] {
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (found(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
}
