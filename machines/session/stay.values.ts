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

/** `whole`: every room and every number as it was written. */
export type ReadParty = { rooms: PartyRoom[]; whole: boolean };

/**
 * A party as addresses and cookies write it (`resvInfo`): JSON, a list of rooms. Of one that no booking can have, what fits is kept: the
 * first rooms, and numbers within their bounds; a number that is none reads as nobody, and without any adults two come. Null for what is
 * no list of rooms.
 */
export function readParty(json: string | null | undefined): ReadParty | null {
  const list = readJson(json ?? '');
  if (!Array.isArray(list)) return null;
  const read = list.map(readRoom).filter((room) => room !== null);
  const rooms = read.slice(0, MOST_ROOMS);
  if (rooms.length === 0) return null;
  return {
    rooms: rooms.map(({ room }) => room),
    whole: rooms.length === list.length && rooms.every((each) => each.whole),
  };
}

function readRoom(value: unknown): { room: PartyRoom; whole: boolean } | null {
  if (typeof value !== 'object' || value === null) return null;
  const written = value as Partial<Record<string, unknown>>;
  const room = { adult: 2, kid: 0, infant: 0, pet: 0 };
  let whole = written['adult'] !== undefined;
  for (const kind of ['adult', 'kid', 'infant', 'pet'] as const) {
    if (written[kind] === undefined) continue;
    const count = readCount(written[kind]);
    const [least, most] = PARTY_BOUNDS[kind];
    if (count !== null) room[kind] = Math.min(Math.max(count, least), most);
    whole &&= count === room[kind];
  }
  return { room, whole };
}

/** Some sites write numbers as text. */
function readCount(value: unknown): number | null {
  const count = typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value;
  return typeof count === 'number' && Number.isInteger(count) ? count : null;
}

function readJson(text: string): unknown {
  if (text.length > LONGEST_PARTY) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
