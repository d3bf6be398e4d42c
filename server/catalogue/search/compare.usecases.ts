import type { ProblemCode } from '../../../generated/problems.ts';
import type { ComparedPrice, PriceCompareRequest, PriceCompareResult } from '../../../generated/types.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { failWith, ok, type Outcome } from '../../platform/outcome.ts';
import { effectiveHotelCode } from '../../property/hotel.rules.ts';
import { hotelOfKey } from '../../property/property.usecases.ts';
import { Inventory } from '../availability.rules.ts';
import { readInventory } from '../catalogue.repository.ts';
import type { CompetitorRates } from './competitor-rates.ts';
import { roomPrices, roomTypeOffers, type Wanted } from '../offers.rules.ts';
import { type DateFields, orderViolation, pastViolation, stayViolation, stayWithinReach } from '../stay.rules.ts';

const FIELDS: DateFields = { start: '/startDate', end: '/endDate' };

/** The default party (docs/specification.md). */
const COMPARED_PARTY = { adult: 2, kid: 0, infant: 0, pet: 0 };

/** The contract's maximum length for `priceCompareList`. */
const COMPARED_MAX = 20;

/**
 * Returns our lowest price for two adults, if a room is available, followed by other sites' prices for the same dates.
 * The list is empty if no other site has a price in the same currency. If the property doesn't compare prices or
 * doesn't sell these dates, the list is empty and the rates service isn't called.
 */
export async function comparePrices(
  { db, clock, competitorRates }: { db: Database; clock: Clock; competitorRates: CompetitorRates },
  request: PriceCompareRequest,
  ours: string,
): Promise<Outcome<PriceCompareResult, ProblemCode<'comparePrices'>>> {
  const dates = { start: request.startDate, end: request.endDate };
  const outOfOrder = orderViolation(dates, FIELDS);
  if (outOfOrder) return failWith(outOfOrder);

  const reach = stayWithinReach(dates, clock.now());
  const read = await readInventory(db, effectiveHotelCode(request.hotel_code), reach.from, reach.to);
  const found = await hotelOfKey({ db }, read?.key);
  if (!found.ok) return found;
  const { document } = found.value;
  const past = pastViolation(document, clock.now(), dates, FIELDS);
  if (past) return failWith(past);

  const answer = (priceCompareList: ComparedPrice[]) =>
    ok({ result: 'success' as const, currency: document.currency, priceCompareList });
  if (!document.use_price_comparison || stayViolation(document, clock.now(), dates)) return answer([]);

  const rates = await competitorRates({ hotelCode: document.hotel_code, ...dates });
  const comparable = rates.filter((rate) => rate.currency === document.currency);
  if (comparable.length === 0) return answer([]);

  const wanted: Wanted = { dates, rooms: [COMPARED_PARTY], promotion: undefined };
  const offers = roomTypeOffers(document, new Inventory(read?.nights ?? []), wanted);
  const totals = roomPrices(document, offers, wanted, ['ko']).flatMap((room) => room.total_price ?? []);
  const own = totals.length > 0 ? [{ site: ours, total_price: Math.min(...totals), is_ours: true }] : [];
  const others = comparable.map(({ site, total_price }) => ({ site, total_price, is_ours: false }));
  return answer([...own, ...others].slice(0, COMPARED_MAX));
}
