import type { BundleUpselling, IncludedCount, SelectedUpselling } from '../../generated/types.ts';
import { eachNight } from '../platform/values/nights.ts';
import type { Violation } from '../platform/values/violation.ts';
import type { StayDates } from './stay.rules.ts';

/** Remaining stock of an option on one day. Only options with daily stock have rows. */
export type OptionStock = { upsellingCode: string; date: string; left: number };

/** `count` is the total for all rooms. */
type OptionAllocation = { upselling_code: string; date: string; count: number };

type NightAllocation = { date: string; rooms: number };

/** Inventory that a voyage takes on one departure. `persons` includes infants. */
export type DepartureAllocation = {
  departure_code: string;
  persons: number;
  cabins: { cabin_type_code: string; count: number }[];
};

/**
 * Inventory that a stay or voyage takes. A voyage has `departures` and no nights. `upsellings` lists only options with
 * daily stock.
 */
export type Allocation = {
  room_type_code: string;
  nights: NightAllocation[];
  upsellings: OptionAllocation[];
  departures?: DepartureAllocation[];
};

/**
 * Checks one room's options, but not their stock. Each option must exist, be listed only once, and stay within its
 * maximum count (together with the units in the package) and the nights of the stay. If an option requires an adult
 * product (`adult_upselling_code`), that product must be in the package or also be selected (for the same nights, if
 * both are sold per night). `included` contains the options in the package, and `list` is the JSON pointer to the
 * room's `selectedUpselling`.
 */
export function optionsViolation(
  options: readonly BundleUpselling[],
  selected: readonly SelectedUpselling[],
  included: readonly IncludedCount[],
  dates: StayDates,
  list: string,
): Violation<'not_found' | 'validation' | 'adult_product_required'> | null {
  const ofPackage = new Map(included.map(({ upselling_code, count }) => [upselling_code, count]));
  const seen = new Set<string>();
  for (const [index, choice] of selected.entries()) {
    const at = `${list}/${index}`;
    const option = findOption(options, choice.upselling_code);
    if (option === undefined) return { code: 'not_found', pointer: `${at}/upselling_code` };
    if (seen.has(choice.upselling_code)) return { code: 'validation', pointer: `${at}/upselling_code` };
    seen.add(choice.upselling_code);
    const count = choice.count + (ofPackage.get(choice.upselling_code) ?? 0);
    if (count > option.max_count) return { code: 'validation', pointer: `${at}/count` };
    if (!datesFit(option, choice, dates)) return { code: 'validation', pointer: `${at}/date_list` };
    const adultIncluded = ofPackage.has(option.adult_upselling_code ?? '');
    if (!adultIncluded && !hasAdultProduct(option, choice, selected, options)) {
      return { code: 'adult_product_required', pointer: `${at}/upselling_code` };
    }
  }
  return null;
}

/**
 * Returns the daily stock that all rooms take together, by option and day. The units in the package (`included`) count
 * for each room, and for each night if the option is sold per night.
 */
export function optionAllocations(
  options: readonly BundleUpselling[],
  rooms: readonly { selectedUpselling: readonly SelectedUpselling[] }[],
  included: readonly IncludedCount[],
  dates: StayDates,
): OptionAllocation[] {
  const nights = eachNight(dates.start, dates.end);
  const ofPackage = included.map((each) => ({ ...each, date_list: nights }));
  const allocations = new Map<string, OptionAllocation>();
  for (const choice of rooms.flatMap((room) => [...ofPackage, ...room.selectedUpselling])) {
    const option = findOption(options, choice.upselling_code);
    if (option === undefined || option.daily_stock === null) continue;
    for (const date of option.by_date ? choice.date_list : [dates.start]) {
      const key = `${choice.upselling_code} ${date}`;
      const count = (allocations.get(key)?.count ?? 0) + choice.count;
      allocations.set(key, { upselling_code: choice.upselling_code, date, count });
    }
  }
  return [...allocations.values()];
}

export function stockViolation(
  allocations: readonly OptionAllocation[],
  stock: readonly OptionStock[],
): Violation<'upselling_unavailable'> | null {
  const short = allocations.some(
    (allocation) => leftOn(stock, allocation.upselling_code, allocation.date) < allocation.count,
  );
  return short ? { code: 'upselling_unavailable' } : null;
}

/**
 * Returns the lowest remaining stock of an option during the stay, or null if it has no daily stock. An option that
 * isn't sold per night uses stock only on the arrival day.
 */
export function remainingOf(option: BundleUpselling, stock: readonly OptionStock[], dates: StayDates): number | null {
  if (option.daily_stock === null) return null;
  const days = option.by_date ? eachNight(dates.start, dates.end) : [dates.start];
  return Math.min(...days.map((date) => leftOn(stock, option.upselling_code, date)));
}

export function findOption(options: readonly BundleUpselling[], code: string): BundleUpselling | undefined {
  return options.find((option) => option.upselling_code === code);
}

function leftOn(stock: readonly OptionStock[], code: string, date: string): number {
  return stock.find((day) => day.upsellingCode === code && day.date === date)?.left ?? 0;
}

function datesFit(option: BundleUpselling, { date_list }: SelectedUpselling, dates: StayDates): boolean {
  if (!option.by_date) return date_list.length === 0;
  const distinct = new Set(date_list).size === date_list.length;
  return date_list.length > 0 && distinct && date_list.every((date) => date >= dates.start && date < dates.end);
}

function hasAdultProduct(
  option: BundleUpselling,
  choice: SelectedUpselling,
  selected: readonly SelectedUpselling[],
  options: readonly BundleUpselling[],
): boolean {
  if (option.adult_upselling_code === null) return true;
  const adult = selected.find((other) => other.upselling_code === option.adult_upselling_code);
  if (adult === undefined) return false;
  const bothByNight = option.by_date && (findOption(options, adult.upselling_code)?.by_date ?? false);
  return !bothByNight || choice.date_list.every((date) => adult.date_list.includes(date));
}
