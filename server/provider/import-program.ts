/**
 * Runs in a separate process (see import-process.ts). Reads a bundle from standard input, imports it into the database
 * at DATABASE_URL, and writes the outcome to standard output as JSON. The first argument is the ImportRequest.
 */
import { buffer } from 'node:stream/consumers';
import { openDatabase } from '../platform/database/database.ts';
import { silentLog } from '../platform/log.ts';
import { type ImportRequest, importRequest } from './import-request.usecases.ts';

const request = JSON.parse(process.argv[2]!) as ImportRequest;
const database = await openDatabase({ url: process.env['DATABASE_URL']!, poolSize: 1 }, silentLog);
try {
  process.stdout.write(JSON.stringify(await importRequest(database.db, await buffer(process.stdin), request)));
} finally {
  await database.close();
}
