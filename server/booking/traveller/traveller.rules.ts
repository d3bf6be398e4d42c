import type { HoldKey } from '../booking.rules.ts';

/** At most this many digits of a passport number are shown, and at least HIDDEN are masked. */
const SHOWN = 3;
const HIDDEN = 5;

export function maskedPassport(number: string): string {
  const shown = Math.max(0, Math.min(SHOWN, number.length - HIDDEN));
  return '*'.repeat(number.length - shown) + number.slice(number.length - shown);
}

/** Returns the context that a sealed passport is bound to, so that it can't be opened in another row. */
export function passportContext({ companyCode, holdNumber, place }: HoldKey & { place: number }): string {
  return JSON.stringify(['passport', companyCode, holdNumber, place]);
}
