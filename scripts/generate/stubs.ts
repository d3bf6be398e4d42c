/**
 * Writes stubs for operations without a handler. `Handlers['<area>']` (generated/routes.ts) requires a handler for each
 * operation, so a missing handler is a type error.
 *
 * - `npm run generate` writes `server/<area>/<operationId>.stub.ts` for each operation that no `*.routes.ts` of the
 *   area mentions, and never overwrites a stub. For a new domain area it also writes `<area>.routes.ts`, which lists
 *   the stubs; add the domain area to scripts/support/stubbed-areas.ts.
 * - To replace a stub, write the handler in a `*.routes.ts` of the area and delete the stub. `npm run generate`
 *   deletes unmodified stubs that none of them imports. An operation with a listed stub returns 501.
 * - Remove a domain area from scripts/support/stubbed-areas.ts when its last stub has been replaced.
 */
import { existsSync, globSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { areasOf, type Node, type Operation, operationsOf } from './contract.ts';

function stubFile({ area, id }: Pick<Operation, 'area' | 'id'>): string {
  return `server/${area}/${id}.stub.ts`;
}
export function routesFile(area: string): string {
  return `server/${area}/${area}.routes.ts`;
}

/** Returns the text of all routes files of a domain area, which may have several. It is empty for a new area. */
export function routesOf(area: string): string {
  return globSync(`server/${area}/*.routes.ts`)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

export function writeStubs(doc: Node): string[] {
  const written: string[] = [];
  for (const area of areasOf(doc)) {
    const operations = operationsOf(doc).filter((each) => each.area === area);
    const routes = routesOf(area);
    const named = (word: string) => new RegExp(`\\b${word}\\b`).test(routes);
    for (const operation of operations) {
      if (!named(operation.id)) written.push(...writeOnce(stubFile(operation), stubSource(operation)));
      else if (!named(`${operation.id}\\.stub`)) removeUnchanged(stubFile(operation), stubSource(operation));
    }
    if (routes === '' && operations.length > 0)
      written.push(...writeOnce(routesFile(area), routesOfStubs(area, operations)));
  }
  return written;
}

function removeUnchanged(file: string, source: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === source) unlinkSync(file);
}

function writeOnce(file: string, source: string): string[] {
  if (existsSync(file)) return [];
  mkdirSync(file.slice(0, file.lastIndexOf('/')), { recursive: true });
  writeFileSync(file, source);
  return [file];
}

function stubSource({ area, id, method, path }: Operation): string {
  return `import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * ${method.toUpperCase()} ${path} is not implemented yet. Write the handler in ${area}.routes.ts, then delete this
 * file.
 */
export const ${id}: Handlers<Env>['${area}']['${id}'] = async () =>
  fail('not_implemented', { detail: '${id} is not implemented yet.' });
`;
}

function routesOfStubs(area: string, operations: Operation[]): string {
  return `import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
${[...operations]
  .sort((a, b) => (a.id < b.id ? -1 : 1))
  .map(({ id }) => `import { ${id} } from '././${id}.stub.ts';`)
  .join('\n')}

export const ${area}Handlers = (): Handlers<Env>['${area}'] => ({
${operations.map(({ id }) => `  ${id},`).join('\n')}
});
`;
}
