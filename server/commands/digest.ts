import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';

/** One digest of the content of all files that the patterns name, in a fixed order; names count too. */
export function digestOf(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of filesOf(patterns)) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** The files below the patterns (globs or folders), sorted. */
export function filesOf(patterns: readonly string[]): string[] {
  const globs = patterns.map((pattern) =>
    existsSync(pattern) && statSync(pattern).isDirectory() ? `${pattern}/**` : pattern,
  );
  return globSync(globs)
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => statSync(file).isFile())
    .sort();
}
