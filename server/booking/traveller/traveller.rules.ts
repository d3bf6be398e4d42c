import type { HoldKey } from '../booking.rules.ts';

/** A passport number is sealed with this context, so it can't be opened if it is copied to another row. */
export function passportContext({ companyCode, holdNumber, place }: HoldKey & { place: number }): string {
  return JSON.stringify(['passport', companyCode, holdNumber, place]);
}
