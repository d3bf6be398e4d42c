/** Money is an integer count of the currency's minor units. */

/** Returns a percentage of an amount, rounded down. 12.5 means 12.5 %. */
export function percentOf(amount: number, percent: number): number {
  // Calculate with hundredths of a percent, which are integers: 0.29 * 100 in floating point would lose a won.
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
