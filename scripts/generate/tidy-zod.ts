/** Two things that orval cannot be told, put right in what it wrote. The drift check proves that neither is forgotten. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Node } from './contract.ts';

export function tidyZod(doc: Node, folder = 'generated/zod'): void {
  const open = Object.entries<Node>(doc.components.schemas).filter(
    ([, schema]) => schema.additionalProperties === true,
  );
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts')) continue;
    const file = `${folder}/${name}`;
    const before = readFileSync(file, 'utf8');
    const after = open.reduce((source, [schema]) => keepOpen(source, schema), exactBooleans(before));
    if (after !== before) writeFileSync(file, after);
  }
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
