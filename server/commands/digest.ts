import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';

/** Returns one digest of the names and contents of all files that match the patterns. */
export function digestOf(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of filesOf(patterns)) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

export function filesOf(patterns: readonly string[]): string[] {
  const globs = patterns.map((pattern) =>
    existsSync(pattern) && statSync(pattern).isDirectory() ? `${pattern}/**` : pattern,
  );
  return globSync(globs)
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => statSync(file).isFile())
    .sort();
}
