import { writeFileSync } from 'node:fs';
import { composeExamples } from './compose-examples.ts';
import { loadContract, type Node } from './contract.ts';
import { addSharedParts } from './everywhere.ts';
import { redocly } from './redocly.ts';

/**
 * Bundles openapi/ into one document, adds the headers and responses that all operations share, and writes the document
 * to `file`. Throws with Redocly's output if the contract cannot be bundled.
 */
export function bundleContract(file: string): Node {
  const { status, stdout, stderr } = redocly(['bundle', 'main', '--output', file], 'pipe');
  if (status !== 0) throw new Error(`the contract cannot be bundled\n${stdout}${stderr}`);
  const doc = loadContract(file);
  composeExamples(doc);
  addSharedParts(doc);
  writeFileSync(file, `${JSON.stringify(doc, null, 2)}\n`);
  return doc;
}
