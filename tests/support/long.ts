/** Returns the number of runs of a test that covers more with each run: one, or `many` in `npm run test:long`. */
export function timesOver(many: number): number {
  return process.env['TEST_LONG'] ? many : 1;
}

/**
 * Seed of the random values in tests. It is always the same in `npm test`, so that a run depends only on the code.
 * `npm run test:long` sets FUZZ_SEED to a new number and prints it.
 */
export const SEED = Number(process.env['FUZZ_SEED'] ?? 20_270_601);

/** Returns `some` of the cases, which cover the same behaviour as the rest, or `all` of them in `npm run test:long`. */
export function someOf<T>(some: readonly NoInfer<T>[], all: readonly T[]): readonly T[] {
  return process.env['TEST_LONG'] ? all : some;
}

/**
 * Delay of each response in milliseconds. `npm run test:long` runs the journeys once with the delay of a weak mobile
 * connection, to find clicks that are lost before the code has loaded.
 */
export const LATENCY_MS = process.env['SLOW_LINE'] ? 400 : 0;
