/** Show at most the last SHOWN characters of a passport number, and hide at least HIDDEN characters. */
const SHOWN = 3;
const HIDDEN = 5;

export function maskedPassport(number: string): string {
  const shown = Math.max(0, Math.min(SHOWN, number.length - HIDDEN));
  return '*'.repeat(number.length - shown) + number.slice(number.length - shown);
}
