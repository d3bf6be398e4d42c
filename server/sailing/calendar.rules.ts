import type { BundleRoute, BundleSailing, SailingDay, SailingDayStatus } from '../../generated/types.ts';
import { addDays, eachNight } from '../platform/values/nights.ts';
import { bookablePeriod, type HotelDocument } from '../property/hotel.rules.ts';
import { berthsLeft, closedAs, type Departure, portOf } from './departure.rules.ts';
import { lowestFare } from './fare.rules.ts';

/** Show the number of berths left only below this limit. */
export const FEW_BERTHS = 30;

type CalendarContext = { document: HotelDocument; sailing: BundleSailing; route: BundleRoute; now: Date };

/**
 * Returns the days of a period in date order, each with the status and lowest price of its departures. `departures`
 * must cover whole months (see `monthsAround`), or `is_cheapest` is wrong.
 */
export function sailingDays(
  context: CalendarContext,
  departures: readonly Departure[],
  period: { from: string; to: string },
  travellers: number,
): SailingDay[] {
  const byDay = Map.groupBy(departures, ({ departsAt }) => departsAt.slice(0, 10));
  const days = new Map([...byDay].map(([date, ofDay]) => [date, sailingDay(context, date, ofDay, travellers)]));
  const lowest = new Map<string, number>();
  for (const { date, price } of days.values())
    if (price !== null) lowest.set(date.slice(0, 7), Math.min(price, lowest.get(date.slice(0, 7)) ?? price));
  return eachNight(period.from, addDays(period.to, 1)).map((date) => {
    const day = days.get(date) ?? sailingDay(context, date, [], travellers);
    return { ...day, is_cheapest: day.price !== null && day.price === lowest.get(date.slice(0, 7)) };
  });
}

function sailingDay(
  context: CalendarContext,
  date: string,
  departures: readonly Departure[],
  travellers: number,
): SailingDay {
  const { document, sailing, route, now } = context;
  const from = portOf(sailing, route.from);
  const sailed = departures.filter(({ status }) => status === 'open');
  const open = sailed.filter((departure) => closedAs(document, departure, from, now) === null);
  const taking = open.filter((one) => berthsLeft(sailing, one) >= travellers);
  const status = statusOf(document, date, now, {
    all: departures.length,
    sailed: sailed.length,
    open: open.length,
    taking: taking.length,
  });
  const left = Math.max(0, ...open.map((one) => berthsLeft(sailing, one)));
  const prices = status === 'open' ? taking.map((one) => lowestFare(one, route)).filter((price) => price !== null) : [];
  const isOnSale = status === 'open' || status === 'sold_out';
  const isHoliday = document.policies.some(({ holidays }) => holidays.includes(date));
  return {
    date,
    status,
    price: prices.length > 0 ? Math.min(...prices) : null,
    is_cheapest: false,
    remaining: isOnSale && left < FEW_BERTHS ? left : null,
    sailings: sailed.length,
    ...(isHoliday && { is_holiday: true }),
  };
}

function statusOf(
  document: HotelDocument,
  date: string,
  now: Date,
  count: Record<'all' | 'sailed' | 'open' | 'taking', number>,
): SailingDayStatus {
  const bookable = bookablePeriod(document, now);
  if (date < bookable.from) return 'past';
  if (date > bookable.to) return 'beyond_horizon';
  if (count.all === 0) return 'no_sailing';
  if (count.sailed === 0) return 'cancelled';
  if (count.open === 0) return 'past';
  return count.taking > 0 ? 'open' : 'sold_out';
}
