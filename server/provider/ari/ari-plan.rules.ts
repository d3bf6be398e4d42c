import type { AriDays, AriProblem, AriProblemCode, AriUpdate } from '../../../generated/types.ts';
import { addDays, nightsBetween } from '../../platform/values/nights.ts';
import { NightChanges, type NightColumns, type Period } from './night-changes.rules.ts';

/** The contract's limits. */
export const ROWS_MAX = 10_000;
const DAYS_AHEAD = 900;
/** Limits the memory for a message and the time for which it locks nights. */
export const NIGHTS_MAX = 200_000;

export const ROOM_FIELDS = [
  'price',
  'allotment',
  'min_nights',
  'max_nights',
  'closed',
  'closed_to_arrival',
  'closed_to_departure',
] as const;
export type RoomField = (typeof ROOM_FIELDS)[number];

/** What is needed of the property to check a message. `today` is the date in its time zone. */
export type AriFacts = { today: string; roomTypes: readonly string[] };

/** The changes of a message, by kind of inventory, and the rows that have no effect. */
export type AriPlan = {
  tooManyNights: boolean;
  problems: AriProblem[];
  rooms: NightColumns<RoomField> | undefined;
};

/** Returns an upper limit for the number of nights that the rows of a message cover together. */
export function coveredNights({ days = [] }: AriUpdate): number {
  return days.reduce((sum, { from, to }) => sum + Math.max(0, nightsBetween(from, to) + 1), 0);
}

type Found = { code: AriProblemCode; field?: string; detail: string };

export function planUpdate({ days = [] }: AriUpdate, facts: AriFacts): AriPlan {
  const rooms = new NightChanges(ROOM_FIELDS, facts.today);
  const roomTypes = new Set(facts.roomTypes);
  const problems: AriProblem[] = [];
  for (const [i, row] of days.entries()) {
    const problem = daysProblem(row, roomTypes, facts.today);
    if (problem) problems.push(at(`/days/${i}`, problem));
    else rooms.set(row.room_type_code, row, row, i);
    if (rooms.count > NIGHTS_MAX) return { tooManyNights: true, problems: [], rooms: undefined };
  }
  return { tooManyNights: false, problems, rooms: rooms.columns() };
}

function at(pointer: string, { code, field, detail }: Found): AriProblem {
  return { pointer: field ? `${pointer}/${field}` : pointer, code, detail };
}

function daysProblem(row: AriDays, roomTypes: ReadonlySet<string>, today: string): Found | undefined {
  const { room_type_code, min_nights, max_nights } = row;
  if (!roomTypes.has(room_type_code))
    return {
      code: 'unknown_room_type',
      field: 'room_type_code',
      detail: `The property has no room type ${room_type_code}.`,
    };
  if (ROOM_FIELDS.every((field) => row[field] === undefined))
    return { code: 'nothing_to_change', detail: 'The row has no values.' };
  if (min_nights !== undefined && max_nights !== undefined && min_nights > max_nights)
    return {
      code: 'invalid_length',
      field: 'min_nights',
      detail: `The minimum of ${min_nights} nights is above the maximum of ${max_nights}.`,
    };
  return periodProblem(row, today);
}

function periodProblem({ from, to }: Period, today: string): Found | undefined {
  const last = addDays(today, DAYS_AHEAD);
  if (to < from) return { code: 'invalid_period', field: 'to', detail: `The period ends before ${from}.` };
  if (to < today) return { code: 'period_in_past', field: 'to', detail: `The period ends before today, ${today}.` };
  if (to > last)
    return {
      code: 'period_too_late',
      field: 'to',
      detail: `The period ends after ${last}, ${DAYS_AHEAD} days from today.`,
    };
  return undefined;
}
