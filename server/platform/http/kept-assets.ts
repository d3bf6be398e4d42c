import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const DAY_MS = 24 * 3_600_000;
/** File that contains the folder name of the current build. */
const CURRENT = '.current';

/**
 * Copies this build's assets to `store`, so that open pages can still load them after the next deployment. Deletes
 * builds that were replaced more than a day ago. Several servers can share the store.
 */
export async function keepAssets(assets: string, store: string, now: Date): Promise<void> {
  await mkdir(store, { recursive: true });
  const build = nameOf(await readdir(assets));
  const before = await readFile(join(store, CURRENT), 'utf8').catch(() => undefined);
  const kept = await buildsIn(store);
  if (!kept.includes(build)) await copy(assets, store, build);
  if (before === build) return removeOld(store, build, now);
  // The folder's modification time records when its build was replaced.
  if (before && kept.includes(before)) await utimes(join(store, before), now, now);
  await writeFile(join(store, CURRENT), build);
  return removeOld(store, build, now);
}

/** Skips hidden names: CURRENT and incomplete copies. */
export async function buildsIn(store: string): Promise<string[]> {
  return (await readdir(store).catch(() => [])).filter((name) => !name.startsWith('.'));
}

/** File names are enough to identify a build, because they contain content hashes. */
function nameOf(files: readonly string[]): string {
  return createHash('sha1').update(files.toSorted().join()).digest('hex').slice(0, 16);
}

/** Copies to a hidden folder first, because another server may be reading the store. */
async function copy(assets: string, store: string, build: string): Promise<void> {
  const own = join(store, `.${build}.${process.pid}`);
  await cp(assets, join(own, 'assets'), { recursive: true });
  await rename(own, join(store, build)).catch(() => rm(own, { recursive: true, force: true }));
}

async function removeOld(store: string, current: string, now: Date): Promise<void> {
  for (const build of await buildsIn(store)) {
    const { mtimeMs } = await stat(join(store, build));
    if (build !== current && mtimeMs < now.getTime() - DAY_MS)
      await rm(join(store, build), { recursive: true, force: true });
  }
}
