import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleContract } from '../../scripts/generate/bundle.ts';
import { drift } from '../../scripts/generate/drift.ts';

test('generated/ matches the contract', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  const file = join(folder, 'openapi.json');
  bundleContract(file);
  const bundled = readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true });
  expect(bundled === readFileSync('generated/openapi.json', 'utf8'), 'npm run generate was not run').toBe(true);
});

test("the app's own OpenAPI document equals the contract", () => {
  expect(drift()).toEqual([]);
});

test('generated/ stays small enough to review', () => {
  expect(globSync('generated/**/*.*').length).toBeLessThan(40);
});
