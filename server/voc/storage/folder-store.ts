import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDiskFull } from '../../platform/disk-full.ts';
import { fail, ProblemError } from '../../platform/outcome.ts';
import type { FileStore } from './file-store.port.ts';

/** Stores each file under its key in a folder. The folder must not be served over HTTP. */
export function folderStore(folder: string): FileStore {
  const at = (key: string) => join(folder, key);
  return {
    name: 'folder',
    async put(key, bytes) {
      const incoming = `${at(key)}.incoming`;
      try {
        await mkdir(dirname(incoming), { recursive: true });
        await write(incoming, bytes);
        await rename(incoming, at(key));
      } catch (error) {
        await rm(incoming, { force: true });
        if (isDiskFull(error))
          throw new ProblemError(fail('unavailable', { detail: 'The attachment disk is full.' }).failure);
        throw error;
      }
    },
    async get(key) {
      return readFile(at(key)).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      });
    },
    async remove(key) {
      await Promise.all([at(key), `${at(key)}.incoming`].map((file) => rm(file, { force: true })));
    },
  };
}

/** Flushes the bytes to disk, because the database records the file as stored right after the rename. */
async function write(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'w');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
