/** What orval cannot be told, put right in what it wrote. The drift check and the compiler prove that nothing is forgotten. */
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

/** Types stand in types.ts and nowhere else: orval's own file of them goes, and the hooks import ours. */
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

/** After the contract's schemas orval repeats the parameters of each operation, which stand in the areas' files. */
function withoutParameters(source: string, doc: Node): string {
  const end = `export type ${Object.keys(doc.components.schemas).at(-1)}Output = `;
  return source.slice(0, source.indexOf('\n', source.indexOf(end)) + 1);
}

/** `x-rule: <file in openapi/>#<function>`: what a text must be beside its pattern; asked only where the pattern is met. */
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

/** All schemas stand in one file. Made by pure calls, those that a form does not import are left out of its bundle. */
function droppable(source: string): string {
  return source.replace(
    /^export const (\w+) = ([\s\S]*?);\n\nexport type \1 =/gm,
    'export const $1 = /* @__PURE__ */ (() => $2)();\n\nexport type $1 =',
  );
}

/** Strict bodies are strict for orval even where the contract lets in more: a card provider may add a field any day. */
function keepOpen(source: string, schema: string): string {
  return source.replace(`export const ${schema} = zod.strictObject(`, `export const ${schema} = zod.looseObject(`);
}

/** `Boolean('false')` is true, so a coerced boolean would take `?dry_run=false` for a yes: only `true` and `false` are words. */
function exactBooleans(source: string): string {
  return source.replaceAll(
    'zod.coerce.boolean()',
    "zod.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' }).meta({ type: 'boolean' })",
  );
}

/** A file of a form has a name, which a blob has not; and what is an instance of a class, no document can say by itself. */
function exactFiles(source: string): string {
  return source.replaceAll('zod.instanceof(Blob)', "zod.instanceof(File).meta({ type: 'string', format: 'binary' })");
}

/** orval doesn't know our problem codes: each hook's error names its operation, from which the client derives the codes. */
function withFailures(source: string): string {
  return source.replaceAll(
    /(export const get(\w+)Url = )([\s\S]*?)(?=export const get\w+Url = |$)/g,
    (_, start: string, name: string, code: string) => {
      const operation = name[0]!.toLowerCase() + name.slice(1);
      return start + code.replaceAll(/ErrorType<(unknown|void)>/g, `ErrorType<'${operation}'>`);
    },
  );
}
