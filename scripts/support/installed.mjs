import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns whether node_modules matches package-lock.json. npm writes node_modules/.package-lock.json as the last step
 * of an installation, so an interrupted or older installation is recognised without comparing dates.
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
