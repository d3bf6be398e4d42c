import type { PartyRoom } from '../../generated/types.ts';
import { MOST_ROOMS, PARTY_BOUNDS } from './stay.values.ts';

const LONGEST_PARTY = 2000;

/** `whole` is true if nothing had to be corrected. */
type ReadParty = { rooms: PartyRoom[]; whole: boolean };

/**
 * Parses the party in an address (`resvInfo`), a JSON list of rooms. Corrects anything out of bounds: drops surplus
 * rooms and entries that aren't rooms, limits the numbers, and replaces a missing or invalid number with the default,
 * which is two adults and 0 for everyone else. Returns null if the text is too long or isn't a list with at least one
 * room.
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
