/** Amounts of money are integers in the currency's minor units. */

/** Returns a percentage of an amount, rounded down. A `percent` of 12.5 means 12.5 %. */
export function percentOf(amount: number, percent: number): number {
  // Calculate in integer hundredths of a percent: in floating point, 0.29 * 100 is slightly less than 29, which would
  // lose a won.
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
