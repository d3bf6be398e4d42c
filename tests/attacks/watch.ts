/**
 * Calls /healthz of the server at the first argument every 20 ms until standard input ends, then prints the slowest
 * answer and the number of answers. Runs in its own process, so that an attack doesn't delay it.
 */
const origin = process.argv[2]!;
let slowestMs = 0;
let answers = 0;
const watching = setInterval(() => void ask(), 20);

async function ask(): Promise<void> {
  const start = performance.now();
  const answer = await fetch(`${origin}/healthz`);
  await answer.text();
  slowestMs = Math.max(slowestMs, answer.ok ? performance.now() - start : Number.POSITIVE_INFINITY);
  answers += 1;
}

process.stdin.resume().on('end', () => {
  clearInterval(watching);
  process.stdout.write(JSON.stringify({ slowestMs, answers }));
});
