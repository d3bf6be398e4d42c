import type { Calendar } from '../../generated/types.ts';
import { addDays } from '../../server/platform/values/nights.ts';
import { accepted, type Call } from './calls.ts';

/** Returns a day of the calendar as a visitor sees it who wants this many rooms. */
export async function dayOf(call: Call, property: string, day: string, rooms = 1): Promise<Calendar['days'][number]> {
  const query = new URLSearchParams({ hotel_code: property, from: day, to: addDays(day, 1), rooms: String(rooms) });
  return accepted(await call<Calendar>('GET', `/client/catalogue/calendar?${query}`, { key: null })).days[0]!;
}
