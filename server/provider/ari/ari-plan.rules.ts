import type {
  AriDays,
  AriDeparture,
  AriOptionDays,
  AriProblem,
  AriProblemCode,
  AriUpdate,
} from '../../../generated/types.ts';
import { addDays, nightsBetween } from '../../platform/values/nights.ts';
import { NightChanges, type NightColumns, type Period } from './night-changes.rules.ts';

/** The contract's limits. */
export const ROWS_MAX = 10_000;
export const NIGHTS_MAX = 100_000;
const DAYS_AHEAD = 900;

const RESTRICTIONS = ['min_nights', 'max_nights', 'closed', 'closed_to_arrival', 'closed_to_departure'] as const;
const PACKAGE_FIELDS = ['price', ...RESTRICTIONS] as const;
const ROOM_ONLY = ['allotment', 'extra_adult_price', 'extra_kid_price'] as const;
const ROOM_FIELDS = [...PACKAGE_FIELDS, ...ROOM_ONLY] as const;
const OPTION_FIELDS = ['stock'] as const;

export type RoomColumns = NightColumns<(typeof ROOM_FIELDS)[number]>;
export type PackageColumns = NightColumns<(typeof PACKAGE_FIELDS)[number]>;
export type OptionColumns = NightColumns<(typeof OPTION_FIELDS)[number]>;

/**
 * The property's items that a message can refer to. `today` is the date in its time zone. `packages` contains pairs of
 * a room type and a package, separated by a space. `options` contains the options with daily stock.
 */
export type AriFacts = {
  today: string;
  roomTypes: readonly string[];
  packages: readonly string[];
  options: readonly string[];
  cabinTypes: readonly string[];
};

/** A row of `departures` and its index. `cabins` contains only known cabin types, each with its index in the row. */
export type DepartureChange = Omit<AriDeparture, 'cabins'> & {
  row: number;
  cabins: { index: number; cabin_type_code: string; count: number }[];
};

/** The changes of a message, by kind of inventory, and the rows that have no effect. */
export type AriPlan = {
  tooManyNights: boolean;
  problems: AriProblem[];
  rooms: RoomColumns | undefined;
  packages: PackageColumns | undefined;
  options: OptionColumns | undefined;
  departures: DepartureChange[];
};

type Found = { code: AriProblemCode; field?: string; detail: string };

/** Returns an upper limit for the number of nights that the rows of a message cover together. */
export function coveredNights({ days = [], options = [] }: AriUpdate): number {
  return [...days, ...options].reduce((sum, { from, to }) => sum + Math.max(0, nightsBetween(from, to) + 1), 0);
}

export function planUpdate({ days = [], options = [], departures = [] }: AriUpdate, facts: AriFacts): AriPlan {
  const rooms = new NightChanges(ROOM_FIELDS, facts.today);
  const packages = new NightChanges(PACKAGE_FIELDS, facts.today);
  const stock = new NightChanges(OPTION_FIELDS, facts.today);
  const known = knownItems(facts);
  const problems: AriProblem[] = [];
  const isTooMuch = () => rooms.count + packages.count + stock.count > NIGHTS_MAX;
  for (const [i, row] of days.entries()) {
    const { room_type_code: roomType, package_code: pack } = row;
    const problem = daysProblem(row, known, facts.today);
    if (problem) problems.push(at(`/days/${i}`, problem));
    else if (pack === undefined) rooms.set(roomType, row, row, i);
    else packages.set(`${roomType} ${pack}`, row, row, i);
    if (isTooMuch()) break;
  }
  for (const [i, row] of options.entries()) {
    const problem = optionProblem(row, known, facts.today);
    if (problem) problems.push(at(`/options/${i}`, problem));
    else stock.set(row.upselling_code, row, row, i);
    if (isTooMuch()) break;
  }
  const changes = departures.map((row, i) => departureChange(row, i, known, problems));
  return {
    tooManyNights: isTooMuch(),
    problems,
    rooms: rooms.columns(),
    packages: packages.columns(),
    options: stock.columns(),
    departures: changes,
  };
}

type Known = Record<'roomTypes' | 'packages' | 'options' | 'cabinTypes', ReadonlySet<string>>;

function knownItems({ roomTypes, packages, options, cabinTypes }: AriFacts): Known {
  return {
    roomTypes: new Set(roomTypes),
    packages: new Set(packages),
    options: new Set(options),
    cabinTypes: new Set(cabinTypes),
  };
}

function at(pointer: string, { code, field, detail }: Found): AriProblem {
  return { pointer: field ? `${pointer}/${field}` : pointer, code, detail };
}

function daysProblem(row: AriDays, known: Known, today: string): Found | undefined {
  const { room_type_code: roomType, package_code: pack, min_nights, max_nights } = row;
  if (!known.roomTypes.has(roomType))
    return { code: 'unknown_room_type', field: 'room_type_code', detail: `The property has no room type ${roomType}.` };
  if (pack !== undefined && !known.packages.has(`${roomType} ${pack}`)) {
    const detail = `The property sells no package ${pack} with the room type ${roomType}.`;
    return { code: 'unknown_package', field: 'package_code', detail };
  }
  const misplaced = pack === undefined ? undefined : ROOM_ONLY.find((field) => row[field] !== undefined);
  if (misplaced) {
    const detail = `Send ${misplaced} for the room type, without package_code.`;
    return { code: 'not_for_package', field: misplaced, detail };
  }
  if (ROOM_FIELDS.every((field) => row[field] === undefined))
    return { code: 'nothing_to_change', detail: 'The row has no values.' };
  if (min_nights !== undefined && max_nights !== undefined && min_nights > max_nights) {
    const detail = `The minimum of ${min_nights} nights is above the maximum of ${max_nights}.`;
    return { code: 'invalid_length', field: 'min_nights', detail };
  }
  return periodProblem(row, today);
}

function optionProblem(row: AriOptionDays, { options }: Known, today: string): Found | undefined {
  const { upselling_code: option } = row;
  if (options.has(option)) return periodProblem(row, today);
  const detail = `The property has no option ${option} with daily stock.`;
  return { code: 'unknown_option', field: 'upselling_code', detail };
}

function periodProblem({ from, to }: Period, today: string): Found | undefined {
  const last = addDays(today, DAYS_AHEAD);
  if (to < from) return { code: 'invalid_period', field: 'to', detail: `The period ends before ${from}.` };
  if (to < today) return { code: 'period_in_past', field: 'to', detail: `The period ends before today, ${today}.` };
  if (to <= last) return undefined;
  const detail = `The period ends after ${last}, ${DAYS_AHEAD} days from today.`;
  return { code: 'period_too_late', field: 'to', detail };
}

/** Adds the problems of the row to `problems`. Whether the departure exists is checked later, with the database. */
function departureChange(
  { cabins = [], ...row }: AriDeparture,
  index: number,
  { cabinTypes }: Known,
  problems: AriProblem[],
): DepartureChange {
  const pointer = `/departures/${index}`;
  if (row.status === undefined && row.capacity === undefined && cabins.length === 0)
    problems.push(at(pointer, { code: 'nothing_to_change', detail: 'The row has no values.' }));
  const known = cabins.flatMap((each, i) => {
    const { cabin_type_code: code } = each;
    if (cabinTypes.has(code)) return [{ index: i, ...each }];
    const detail = `The property has no cabin type ${code}.`;
    problems.push(at(`${pointer}/cabins/${i}`, { code: 'unknown_cabin_type', field: 'cabin_type_code', detail }));
    return [];
  });
  return { ...row, row: index, cabins: known };
}
