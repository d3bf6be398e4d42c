import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { components, Problem } from '../../../generated/types.ts';

/**
 * The contract's examples by name. Reads the file instead of importing it, because TypeScript would infer a type for 3
 * MB of JSON.
 */
const examples: Readonly<Record<string, { value: unknown }>> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../generated/openapi.json'), 'utf8'),
).components.examples;

/** Returns a copy of an example of the schema. Throws if the contract has no example with this name. */
export function example<Name extends keyof components['schemas']>(_schema: Name, name: string) {
  if (!examples[name]) throw new Error(`the contract has no example ${name}`);
  return structuredClone(examples[name].value) as components['schemas'][Name];
}

/** Returns a copy of an example of the problem with this code. Throws if the contract has none. */
export function problem(code: Problem['code']): Problem {
  const found = Object.values(examples).find(({ value }) => isProblem(value) && value.code === code);
  if (!found) throw new Error(`the contract has no example of ${code}`);
  return structuredClone(found.value) as Problem;
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'result' in value && value.result === 'fail';
}
