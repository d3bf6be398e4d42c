import { randomInt } from 'node:crypto';

/** How often a test is done that proves more each time: once, and `many` times in `npm run test:long`. */
export function timesOver(many: number): number {
  return process.env['TEST_LONG'] ? many : 1;
}

/** Of cases that prove the same thing each: some of them, and all in `npm run test:long`. */
export function someOf<T>(some: readonly NoInfer<T>[], all: readonly T[]): readonly T[] {
  return process.env['TEST_LONG'] ? all : some;
}

/** Of cases each of which takes its time: every nth, by the run's FUZZ_SEED, and all in `npm run test:long`. */
export function everyNth<T>(n: number, all: readonly T[]): readonly T[] {
  const seed = Number(process.env['FUZZ_SEED'] ?? randomInt(n));
  return process.env['TEST_LONG'] ? all : all.filter((_, at) => (at + seed) % n === 0);
}
