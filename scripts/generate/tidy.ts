/**
 * Rewrites orval's output with regular expressions, because orval 8 has no options for these changes: types from
 * types.ts, rules from `x-rule`, tree-shakable schemas, open objects, exact booleans and named files. Each expression
 * matches text that orval writes. If an upgrade of orval changes that text, an expression no longer matches, and the
 * compiler or the drift check (drift.ts) fails. Delete this file once orval has options for these cases or we have our
 * own small zod generator.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Node } from './contract.ts';

export function tidyZod(doc: Node, folder: string): void {
  const open = Object.entries<Node>(doc.components.schemas).filter(
    ([, schema]) => schema.additionalProperties === true,
  );
  rewrite(folder, (source) => open.reduce((at, [schema]) => keepOpen(at, schema), exactFiles(exactBooleans(source))));
  const schemas = readFileSync(`${folder}/schemas.ts`, 'utf8');
  writeFileSync(`${folder}/schemas.ts`, droppable(withRules(withoutParameters(schemas, doc), doc)));
}

/** Deletes orval's copy of the types, so that the hooks import types.ts. */
export function tidyHooks(folder: string): void {
  for (const name of readdirSync(folder)) if (name.endsWith('.schemas.ts')) rmSync(`${folder}/${name}`);
  rewrite(folder, (source) => withFailures(source.replace(/from '\.\/\w+\.schemas(\.ts)?'/, "from '../types.ts'")));
}

function rewrite(folder: string, change: (source: string) => string): void {
  for (const name of readdirSync(folder)) {
    const file = `${folder}/${name}`;
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }
}

/**
 * Removes the operations' parameters from schemas.ts, because orval also writes them to the files of the domain areas.
 */
function withoutParameters(source: string, doc: Node): string {
  const end = `export type ${Object.keys(doc.components.schemas).at(-1)}Output = `;
  return source.slice(0, source.indexOf('\n', source.indexOf(end)) + 1);
}

/**
 * Adds the check that a schema specifies in `x-rule: <file in openapi/>#<function>`. The check runs only on values that
 * satisfy the rest of the schema.
 */
function withRules(source: string, doc: Node): string {
  const ruled = Object.entries<Node>(doc.components.schemas).filter(([, schema]) => schema['x-rule']);
  return ruled.reduce((at, [name, schema]) => {
    const [file, rule] = schema['x-rule'].split('#');
    const refined = `.refine(${rule}, { when: ({ issues }) => issues.length === 0 }).meta({ id: '${name}'`;
    return at
      .replace("import * as zod from 'zod';", (zod) => `${zod}\nimport { ${rule} } from '../../openapi/${file}';`)
      .replace(`.meta({ id: '${name}'`, refined);
  }, source);
}

/**
 * Wraps each schema in a call that is marked as pure, so that the bundle of a form contains only the schemas it
 * imports.
 */
function droppable(source: string): string {
  return source.replace(
    /^export const (\w+) = ([\s\S]*?);\n\nexport type \1 =/gm,
    'export const $1 = /* @__PURE__ */ (() => $2)();\n\nexport type $1 =',
  );
}

/**
 * Makes a schema accept additional properties. orval makes request bodies strict even if the contract allows more, but
 * a card provider, for example, may add a field at any time.
 */
function keepOpen(source: string, schema: string): string {
  return source.replace(`export const ${schema} = zod.strictObject(`, `export const ${schema} = zod.looseObject(`);
}

/**
 * Makes boolean parameters accept only `true` and `false`, because zod's coercion would read `?dry_run=false` as true.
 */
function exactBooleans(source: string): string {
  return source.replaceAll(
    'zod.coerce.boolean()',
    "zod.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' }).meta({ type: 'boolean' })",
  );
}

/**
 * Replaces Blob with File, because an uploaded file has a name. The metadata is needed because zod cannot describe
 * `instanceof`.
 */
function exactFiles(source: string): string {
  return source.replaceAll('zod.instanceof(Blob)', "zod.instanceof(File).meta({ type: 'string', format: 'binary' })");
}

/**
 * Adds the operation's name to the error type of each hook. orval doesn't know the problem codes of an operation, so
 * the client looks them up by this name.
 */
function withFailures(source: string): string {
  return source.replaceAll(
    /(export const get(\w+)Url = )([\s\S]*?)(?=export const get\w+Url = |$)/g,
    (_, start: string, name: string, code: string) => {
      const operation = name[0]!.toLowerCase() + name.slice(1);
      return start + code.replaceAll(/ErrorType<(unknown|void)>/g, `ErrorType<'${operation}'>`);
    },
  );
}
