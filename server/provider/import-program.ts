/**
 * Runs in a separate process (see import-process.ts). Reads an ImportTask from file descriptor 3 and a bundle from
 * standard input, imports it, and writes the outcome to standard output as JSON.
 */
import { createReadStream } from 'node:fs';
import { buffer, json } from 'node:stream/consumers';
import { openDatabase } from '../platform/database/database.ts';
import { silentLog } from '../platform/log.ts';
import type { ImportTask } from './import-process.ts';
import { importRequest } from './import-request.usecases.ts';

const { url, request } = (await json(createReadStream('', { fd: 3 }))) as ImportTask;
const database = await openDatabase({ url, poolSize: 1 }, silentLog);
try {
  process.stdout.write(JSON.stringify(await importRequest(database.db, await buffer(process.stdin), request)));
} finally {
  await database.close();
}
