import { fail, ProblemError } from './outcome.ts';

/** Runs at most `limit` works at once. Up to `maxWaiting` others wait in order of arrival; beyond that, fails with `unavailable`. */
export function atMost(limit: number, maxWaiting: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < limit) running += 1;
    else if (waiting.length >= maxWaiting) throw new ProblemError(fail('unavailable').failure);
    else await new Promise<void>((go) => void waiting.push(go));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
