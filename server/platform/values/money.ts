/** Money is a count of the currency's minor units: an integer, never a fraction. */

/** A percentage of an amount, rounded down. 12.5 means 12.5 %. */
export function percentOf(amount: number, percent: number): number {
  // Hundredths of a percent are integers, so that 0.29 * 100 cannot lose a won.
  return Math.floor((atLeastZero(amount) * Math.round(atLeastZero(percent) * 100)) / 10_000);
}

export function sum(amounts: Iterable<number>): number {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
}

export function atLeastZero(amount: number): number {
  return Math.max(0, amount);
}
