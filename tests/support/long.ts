import { randomInt } from 'node:crypto';

/** Returns how often to run a test that covers more with each run: 1, or `many` in `npm run test:long`. */
export function timesOver(many: number): number {
  return process.env['TEST_LONG'] ? many : 1;
}

/** Returns `some` of the cases, which cover the same behaviour as the rest, or `all` of them in `npm run test:long`. */
export function someOf<T>(some: readonly NoInfer<T>[], all: readonly T[]): readonly T[] {
  return process.env['TEST_LONG'] ? all : some;
}

/**
 * Returns every nth case of a slow test, or all cases in `npm run test:long`. FUZZ_SEED determines which cases are
 * chosen.
 */
export function everyNth<T>(n: number, all: readonly T[]): readonly T[] {
  const seed = Number(process.env['FUZZ_SEED'] ?? randomInt(n));
  return process.env['TEST_LONG'] ? all : all.filter((_, at) => (at + seed) % n === 0);
}
