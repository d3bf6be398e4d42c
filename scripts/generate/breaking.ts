/**
 * Compares the contract with that of the last release (scripts/generate/released/openapi.json) and fails on breaking
 * changes. For a release, run `npm run breaking -- --release`, which copies generated/openapi.json to that path. Before
 * the first release, there is nothing to compare.
 */
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { BUNDLE } from './contract.ts';
import { redocly } from './redocly.ts';

const RELEASED = 'scripts/generate/released/openapi.json';

if (process.argv.includes('--release')) {
  mkdirSync('scripts/generate/released', { recursive: true });
  copyFileSync(BUNDLE, RELEASED);
  console.log(`${RELEASED} is now the released contract.`);
} else if (!existsSync(RELEASED)) {
  console.log('No contract has been released yet; there is nothing to compare with.');
} else {
  const { status } = redocly(['diff', RELEASED, BUNDLE, '--fail-on', 'major'], 'inherit');
  process.exitCode = status ?? 1;
}
