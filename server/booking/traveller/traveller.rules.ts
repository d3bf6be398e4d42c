import type { HoldKey } from '../booking.rules.ts';

/** At most SHOWN characters of a passport number are shown, and at least HIDDEN characters are masked. */
const SHOWN = 3;
const HIDDEN = 5;

export function maskedPassport(number: string): string {
  const shown = Math.max(0, Math.min(SHOWN, number.length - HIDDEN));
  return '*'.repeat(number.length - shown) + number.slice(number.length - shown);
}

/** Returns the context to which a sealed passport number is bound, so that it can't be opened for another row. */
export function passportContext({ companyCode, holdNumber, place }: HoldKey & { place: number }): string {
  return JSON.stringify(['passport', companyCode, holdNumber, place]);
}
