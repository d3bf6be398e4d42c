import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * What orval cannot be told. `Boolean('false')` is true, so a coerced boolean of a query would say yes to `?dry_run=false`:
 * such a parameter is the text `true` or `false`, and nothing else.
 */
export function tidyZod(folder = 'generated/zod'): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts')) continue;
    const file = `${folder}/${name}`;
    const before = readFileSync(file, 'utf8');
    const after = before.replaceAll(
      'zod.coerce.boolean()',
      "zod.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' }).meta({ type: 'boolean' })",
    );
    if (after !== before) writeFileSync(file, after);
  }
}
