import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const client = join(import.meta.dirname, '..');
const ORDER = '@layer tokens, base, ui;';

it('declares the layer order in every file, because any of them may load first', () => {
  const files = globSync(['ui/**/*.css', 'brand/tokens.css', 'brand/brands/*/tokens.css'], { cwd: client });
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !readFileSync(join(client, file), 'utf8').startsWith(ORDER))).toEqual([]);
});
