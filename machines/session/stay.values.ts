import type { PartyRoom } from '../../generated/types.ts';

/** Must match the contract (StayDate, PartyRoom, rooms of a booking). */
const STAY_DATE = /^(20\d\d)-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
export const MOST_ROOMS = 5;
export const PARTY_BOUNDS = {
  adult: [1, 20],
  kid: [0, 20],
  infant: [0, 20],
  pet: [0, 10],
} as const satisfies Record<keyof PartyRoom, readonly [least: number, most: number]>;

/** Parses an untrusted date in the format YYYY-MM-DD. Returns null if it isn't a calendar date. */
export function readStayDate(text: string | null | undefined): string | null {
  const [date, year, month, day] = STAY_DATE.exec(text ?? '') ?? [];
  return date !== undefined && Number(day) <= daysOf(Number(year), Number(month)) ? date : null;
}

/** Returns the number of days in a month. From 2000 to 2099, every fourth year is a leap year. */
function daysOf(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

export function isParty(value: unknown): value is PartyRoom[] {
  return Array.isArray(value) && value.length > 0 && value.length <= MOST_ROOMS && value.every(isRoom);
}

function isRoom(value: Partial<PartyRoom> | null): boolean {
  return Object.entries(PARTY_BOUNDS).every(([kind, [least, most]]) => {
    const count = value?.[kind as keyof PartyRoom];
    return Number.isInteger(count) && count! >= least && count! <= most;
  });
}
