import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The contract's examples by name. They are read rather than imported: TypeScript would infer a type for megabytes of
 * JSON.
 */
export const examples: Readonly<Record<string, { value: unknown }>> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../generated/openapi.json'), 'utf8'),
).components.examples;

/** Returns a copy of the example's value. Throws if the contract has no such example. */
export function exampleValue(name: string): unknown {
  if (!examples[name]) throw new Error(`the contract has no example ${name}`);
  return structuredClone(examples[name].value);
}
