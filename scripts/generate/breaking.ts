/**
 * The breaking-change gate: the contract against that of the last release, which is committed beside this file. A release copies
 * generated/openapi.json there (`npm run breaking -- --release`). Before the first release there is nothing to break.
 */
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { BUNDLE } from './contract.ts';
import { redocly } from './redocly.ts';

const RELEASED = 'scripts/generate/released/openapi.json';

if (process.argv.includes('--release')) {
  mkdirSync('scripts/generate/released', { recursive: true });
  copyFileSync(BUNDLE, RELEASED);
  console.log(`${RELEASED} is now the contract that must not break.`);
} else if (!existsSync(RELEASED)) {
  console.log('No contract has been released yet: nothing can break.');
} else {
  const { status } = redocly(['diff', RELEASED, BUNDLE, '--fail-on', 'major'], 'inherit');
  process.exitCode = status ?? 1;
}
