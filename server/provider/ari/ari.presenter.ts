import type { AriProblem, AriShortage } from '../../../generated/types.ts';
import type { DepartureShortage } from '../../sailing/departure-changes.rules.ts';
import type { DepartureChange } from './ari-plan.rules.ts';

/** Nights of one row that aren't on sale yet: their number, and up to ten of their dates. */
export type MissingNights = { row: number; nights: number; dates: string[] };
export type NightShortage = { row: number; date: string; allotment: number; sold: number };

const LISTS = ['days', 'options', 'departures'];

export function missingNights(missing: readonly MissingNights[]): AriProblem[] {
  return missing.map(({ row, nights, dates }) => {
    const more = nights > dates.length ? ` and ${nights - dates.length} more` : '';
    const detail = `These nights need a price and an allotment: ${dates.join(', ')}${more}.`;
    return { pointer: `/days/${row}`, code: 'night_not_on_sale', detail };
  });
}

export function unknownDepartures(rows: readonly DepartureChange[], unknown: ReadonlySet<string>): AriProblem[] {
  return rows
    .filter(({ departure_code }) => unknown.has(departure_code))
    .map(({ row, departure_code }) => ({
      pointer: `/departures/${row}/departure_code`,
      code: 'unknown_departure',
      detail: `The property has no departure ${departure_code}.`,
    }));
}

export function nightShortages(list: 'days' | 'options', shortages: readonly NightShortage[]): AriShortage[] {
  return shortages.map(({ row, ...shortage }) => ({ pointer: `/${list}/${row}`, ...shortage }));
}

/** The pointers refer to the last row that sets the number. */
export function departureShortages(
  rows: readonly DepartureChange[],
  shortages: readonly DepartureShortage[],
): AriShortage[] {
  const byCode = Map.groupBy(rows, ({ departure_code }) => departure_code);
  return shortages.flatMap(({ departure_code, cabin_type_code: type, date, allotment, sold }) => {
    const own = byCode.get(departure_code) ?? [];
    const pointers = own.flatMap(({ row, capacity, cabins }) => {
      if (type === undefined) return capacity === undefined ? [] : [`/departures/${row}/capacity`];
      return cabins
        .filter(({ cabin_type_code }) => cabin_type_code === type)
        .map(({ index }) => `/departures/${row}/cabins/${index}`);
    });
    return pointers.slice(-1).map((pointer) => ({ pointer, date, allotment, sold }));
  });
}

export function inMessageOrder(problems: AriProblem[]): AriProblem[] {
  return problems.sort((a, b) => positionOf(a) - positionOf(b));
}

function positionOf({ pointer }: AriProblem): number {
  const [, list = '', row] = pointer.split('/');
  return LISTS.indexOf(list) * 1_000_000 + Number(row);
}
