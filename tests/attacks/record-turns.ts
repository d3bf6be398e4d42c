/**
 * node --import ./tests/attacks/record-turns.ts server/main.ts: appends a line with the CPU time in milliseconds to the
 * file TURNS_FILE for each long turn of the event loop. Unlike response times, CPU time doesn't depend on other load.
 */
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const LONG_MS = 20;
const TICK_MS = 5;
const file = process.env.TURNS_FILE!;

// The server's own processes and threads inherit the flag.
if (isMainThread && process.argv[1]?.endsWith('server/main.ts')) {
  appendFileSync(file, '');
  let before = process.threadCpuUsage();
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    const ms = (user + system) / 1_000;
    if (ms > LONG_MS) appendFileSync(file, `${ms}\n`);
  }, TICK_MS).unref();
}
