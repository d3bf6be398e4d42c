import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accessibilitySource } from './accessibility.ts';

/** Returns a function that reads a file and omits the text. */
function without(text: string) {
  return (file: string) => readFileSync(file, 'utf8').replaceAll(text, '');
}

test('the accessibility statement claims only what tests prove', () => {
  expect(() => accessibilitySource(without('by keyboard on a desktop'))).toThrow(
    /^No test proves these claims .*: keyboard$/,
  );
  expect(() => accessibilitySource(without("'wcag22aa'"))).toThrow(/wcag22aa/);
});

test('the generated statement is that of the current tests', () => {
  expect(readFileSync('generated/accessibility.ts', 'utf8')).toBe(accessibilitySource());
});
