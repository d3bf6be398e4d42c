/**
 * openapi/ -> generated/: bundle first, then types, zod and hooks side by side, then what is ours (routes, error codes, stubs).
 * The outcome depends on the contract alone: twice leaves no diff. Ends with exit code 1 and the tool's own words when one refuses.
 */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { BUNDLE, loadContract } from './contract.ts';
import { errorCodesSource } from './error-codes.ts';
import { routesSource } from './routes.ts';
import { writeStubs } from './stubs.ts';
import { tidyZod } from './tidy-zod.ts';

function bin(name: string) {
  return `node_modules/.bin/${name}`;
}

function run(command: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NO_COLOR: '1' } });
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')}\n${said}`))));
  });
}

async function generate(): Promise<void> {
  await run(bin('redocly'), ['bundle', 'main', '--output', BUNDLE]);
  await Promise.all([
    run(process.execPath, ['scripts/generate/types.ts']),
    run(bin('orval'), ['--config', 'scripts/generate/orval.config.ts']),
  ]);
  const doc = loadContract();
  tidyZod(doc);
  writeFileSync('generated/routes.ts', routesSource(doc));
  writeFileSync('generated/error-codes.ts', errorCodesSource(doc));
  for (const file of writeStubs(doc)) console.log(`stub written: ${file}`);
}

const started = performance.now();
try {
  await generate();
  console.log(`generated in ${((performance.now() - started) / 1000).toFixed(1)} s`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
