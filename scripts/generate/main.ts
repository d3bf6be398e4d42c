/**
 * npm run generate: bundles the contract in openapi/ and writes generated/, the generated sections of the documents,
 * and stubs for operations without a handler. A temporary folder replaces generated/ only on success, so a rejected
 * contract leaves the old files intact. A second run leaves no diff. If a tool rejects the contract, the script prints
 * the tool's message and exits with 1.
 */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { accessibilitySource } from './accessibility.ts';
import { bundleContract } from './bundle.ts';
import { loadContract } from './contract.ts';
import { writeHooksAndZod } from './hooks-and-zod.ts';
import { problemsSource } from './problems.ts';
import { routesSource } from './routes.ts';
import { writeStubs } from './stubs.ts';
import { typesSource } from './types.ts';

async function generate(folder: string): Promise<void> {
  const doc = bundleContract(`${folder}/openapi.json`);
  await writeHooksAndZod(doc, folder);
  writeFileSync(`${folder}/types.ts`, await typesSource(doc));
  writeFileSync(`${folder}/routes.ts`, routesSource(doc));
  writeFileSync(`${folder}/accessibility.ts`, accessibilitySource());
  writeFileSync(`${folder}/problems.ts`, problemsSource(doc));
}

function replaceGenerated(folder: string): void {
  const old = `${folder}-old`;
  renameSync('generated', old);
  renameSync(folder, 'generated');
  rmSync(old, { recursive: true });
}

const started = performance.now();
// The temporary folder must be in the root folder, because the generated files import the client by relative paths.
const folder = `.generated-${process.pid}`;
mkdirSync(folder);
try {
  await generate(folder);
  replaceGenerated(folder);
  // docs.ts reads the contract on import, so import it only after generated/ has been replaced.
  const { writeDocs } = await import('./docs.ts');
  writeDocs();
  for (const file of writeStubs(loadContract())) console.log(`stub written: ${file}`);
  console.log(`generated in ${((performance.now() - started) / 1000).toFixed(1)} s`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
