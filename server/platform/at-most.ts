import { fail, ProblemError } from './outcome.ts';

/**
 * Returns a function that runs at most `limit` tasks at once. Up to `maxWaiting` more tasks wait in order of arrival;
 * any further task fails with `unavailable`. A task that waited longer than `maxWaitMs` also fails, because its caller
 * may have given up.
 */
export function atMost(limit: number, maxWaiting: number, maxWaitMs = Number.POSITIVE_INFINITY) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    const asked = performance.now();
    if (running < limit) running += 1;
    else if (waiting.length >= maxWaiting) throw new ProblemError(fail('unavailable').failure);
    else await new Promise<void>((go) => void waiting.push(go));
    try {
      if (performance.now() - asked > maxWaitMs) throw new ProblemError(fail('unavailable').failure);
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
