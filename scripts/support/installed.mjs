import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether node_modules holds what package-lock.json names: npm notes what it installed in node_modules/.package-lock.json,
 * as its last deed, so an interrupted or an older installation is told apart without a date.
 */
export function isInstalled(root) {
  const noted = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  const wanted = packagesOf(join(root, 'package-lock.json'));
  if (!noted || !wanted || !existsSync(join(root, 'node_modules', '.bin', 'node'))) return false;
  return Object.entries(wanted).every(([folder, entry]) => {
    if (folder === '') return true;
    const there = noted[folder];
    return there ? there.version === entry.version : entry.optional === true;
  });
}

function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
