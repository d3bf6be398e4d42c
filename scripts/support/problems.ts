import { existsSync, statSync } from 'node:fs';
import { lockFolder } from '../../server/platform/database/folder-lock.ts';
import { isFree } from './ports.ts';

/** Returns an error message if the server can't use the port, otherwise undefined. */
export async function portProblem(port: string): Promise<string | undefined> {
  if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
    return `PORT must be a number from 1 to 65535, not ${port}.`;
  return (await isFree(Number(port))) ? undefined : `Port ${port} is in use; set PORT to another.`;
}

/** Returns an error message if the server can't use its data folder, otherwise undefined. */
export function folderProblem(folder: string): string | undefined {
  if (existsSync(folder) && !statSync(folder).isDirectory())
    return `The data folder ${folder} is a file; set DATA_DIR to a folder.`;
  try {
    const taken = lockFolder(folder);
    if ('heldBy' in taken) return `The data folder ${folder} is in use by ${taken.heldBy}.`;
    taken.lock.release();
    return undefined;
  } catch (error) {
    return `The data folder ${folder} cannot be used: ${(error as Error).message}.`;
  }
}
