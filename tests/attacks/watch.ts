/**
 * Calls /healthz of the server and, at the same time, an idle process, every 20 ms until standard input ends. Then prints
 * the response times of the pair of calls in which the server was slowest compared with the idle process. The arguments
 * are the two URLs. Prints an empty line after the warm-up. Runs in its own process, so that an attack doesn't delay it.
 */
import { setTimeout } from 'node:timers/promises';

const [server, idle] = [process.argv[2]!, process.argv[3]!];
const WARM_UPS = 20;
const run = { ended: false };
process.stdin.resume().on('end', () => (run.ended = true));

async function timeOf(url: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(url);
  await answer.text();
  return answer.ok ? performance.now() - start : 1e9;
}

let worst = { serverMs: 0, idleMs: 0 };
for (let calls = 1; !run.ended; calls += 1) {
  const [serverMs, idleMs] = await Promise.all([timeOf(server), timeOf(idle)]);
  if (calls === WARM_UPS) process.stdout.write('\n');
  if (calls > WARM_UPS && serverMs - idleMs > worst.serverMs - worst.idleMs) worst = { serverMs, idleMs };
  await setTimeout(20);
}
process.stdout.write(JSON.stringify(worst));
