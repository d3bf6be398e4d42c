/**
 * Calls /healthz every 20 ms until standard input ends, then prints the slowest response time and the number of
 * responses. The first argument is the origin of the server. Prints an empty line after the warm-up. Runs in its own
 * process, so that an attack doesn't delay it.
 */
import { setTimeout } from 'node:timers/promises';

const [origin, warmUps] = [process.argv[2]!, 20];
const run = { ended: false };
process.stdin.resume().on('end', () => (run.ended = true));

let slowestMs = 0;
let answers = 0;
while (!run.ended) {
  const start = performance.now();
  const answer = await fetch(`${origin}/healthz`);
  await answer.text();
  answers += 1;
  if (answers === warmUps) process.stdout.write('\n');
  if (answers > warmUps) slowestMs = Math.max(slowestMs, answer.ok ? performance.now() - start : 1e9);
  await setTimeout(20);
}
process.stdout.write(JSON.stringify({ slowestMs, answers }));
