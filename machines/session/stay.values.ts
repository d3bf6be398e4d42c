import type { PartyRoom } from '../../generated/types.ts';

/** The contract's forms and bounds (StayDate, PartyRoom, and the rooms of a booking). */
const STAY_DATE = /^(20\d\d)-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const MOST_ROOMS = 5;
const LONGEST_PARTY = 2000;
export const PARTY_BOUNDS = {
  adult: [1, 20],
  kid: [0, 20],
  infant: [0, 20],
  pet: [0, 10],
} as const satisfies Record<keyof PartyRoom, readonly [least: number, most: number]>;

/** A day that is in the calendar, 'YYYY-MM-DD'; null for any other text. For what addresses and cookies say: untrusted. */
export function readStayDate(text: string | null | undefined): string | null {
  const [date, year, month, day] = STAY_DATE.exec(text ?? '') ?? [];
  return date !== undefined && Number(day) <= daysOf(Number(year), Number(month)) ? date : null;
}

/** The years are 2000 to 2099, where every fourth has a leap day. */
function daysOf(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/**
 * A party as addresses and cookies write it (`resvInfo`): JSON, a list of rooms. Who is left out is nobody, but a room without adults
 * is none; null for what is no party, or more rooms than a booking can have.
 */
export function readParty(json: string | null | undefined): PartyRoom[] | null {
  const rooms = readJson(json ?? '');
  if (!Array.isArray(rooms) || rooms.length < 1 || rooms.length > MOST_ROOMS) return null;
  const read = rooms.map(readRoom);
  return read.every((room) => room !== null) ? read : null;
}

function readRoom(value: unknown): PartyRoom | null {
  if (typeof value !== 'object' || value === null) return null;
  const counted = value as Partial<Record<string, unknown>>;
  const room = { adult: 0, kid: 0, infant: 0, pet: 0 };
  for (const kind of ['adult', 'kid', 'infant', 'pet'] as const) {
    const count = counted[kind] ?? 0;
    const [least, most] = PARTY_BOUNDS[kind];
    if (typeof count !== 'number' || !Number.isInteger(count) || count < least || count > most) return null;
    room[kind] = count;
  }
  return room;
}

function readJson(text: string): unknown {
  if (text.length > LONGEST_PARTY) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
