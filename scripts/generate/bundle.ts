import { writeFileSync } from 'node:fs';
import { composeExamples } from './compose-examples.ts';
import { loadContract, type Node } from './contract.ts';
import { sayEverywhere } from './everywhere.ts';
import { redocly } from './redocly.ts';

/** openapi/ as one document, with what holds for every operation said at each. It is written to the file too. Throws with the tool's words. */
export function bundleContract(file: string): Node {
  const { status, stdout, stderr } = redocly(['bundle', 'main', '--output', file], 'pipe');
  if (status !== 0) throw new Error(`the contract cannot be bundled\n${stdout}${stderr}`);
  const doc = loadContract(file);
  composeExamples(doc);
  sayEverywhere(doc);
  writeFileSync(file, `${JSON.stringify(doc, null, 2)}\n`);
  return doc;
}
