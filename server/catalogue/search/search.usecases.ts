import type { ProblemCode } from '../../../generated/problems.ts';
import type { SearchRequest, SearchResult } from '../../../generated/types.ts';
import type { MemberKey } from '../../member/member.rules.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { startingWith } from '../../platform/json-body.ts';
import { fail, failWith, ok, type Outcome } from '../../platform/outcome.ts';
import { type Language, pickText, type TextLanguages } from '../../platform/values/language.ts';
import { nightsBetween } from '../../platform/values/nights.ts';
import { firstViolation } from '../../platform/values/violation.ts';
import { effectiveHotelCode, type Hotel, petUpsellingOf, textsFor } from '../../property/hotel.rules.ts';
import { hotelOfKey } from '../../property/property.usecases.ts';
import { Inventory } from '../availability.rules.ts';
import { readInventory, type StayInventory } from '../catalogue.repository.ts';
import {
  closedViolation,
  extendedStays,
  nearestDates,
  roomPrices,
  type RoomTypeOffer,
  roomTypeOffers,
  sumPrices,
  type Priced,
  type Wanted,
} from '../offers.rules.ts';
import { type Discount, memberDiscount } from '../member-discount.usecases.ts';
import { joiningPercent } from '../member-price.rules.ts';
import { linkedCompanyViolation, type SignedFor } from '../linked-company.rules.ts';
import { remainingOf } from '../options.rules.ts';
import { numberToCall, partyViolation } from '../party.rules.ts';
import { packagePriceOf, upsellingIn } from '../catalogue.presenter.ts';
import { type PresentedOffers, presentedOffers } from './presented-offers.ts';
import { findPromotion, promotionViolation, promotionOf } from '../promotion.rules.ts';
import { datesAround, orderViolation, stayViolation, stayWithinReach } from '../stay.rules.ts';

const NEAREST_WITHIN_DAYS = 21;

/**
 * Returns the rooms, packages and options available to a party on the requested dates. Sends one statement if the
 * property's document is cached, another for the nearest dates if nothing is available, and another for the tier of
 * `member` if the property has member prices.
 */
export async function searchOffers(
  { db, clock, signedFor }: { db: Database; clock: Clock; signedFor: SignedFor },
  request: SearchRequest,
  language: Language,
  member: MemberKey | null = null,
): Promise<Outcome<SearchResult, ProblemCode<'searchOffers'>>> {
  const dates = { start: request.start_date, end: request.end_date };
  const outOfOrder = orderViolation(dates);
  if (outOfOrder) return failWith(outOfOrder);

  const reach = stayWithinReach(dates, clock.now());
  const read = await readInventory(db, effectiveHotelCode(request.hotel_code), reach.from, reach.to);
  const found = await hotelOfKey({ db }, read?.key);
  if (!found.ok || read === undefined) return found.ok ? fail('not_found') : found;
  const { document } = found.value;
  const now = clock.now();

  const promotion = request.promotion_code && findPromotion(document.promotions, request.promotion_code);
  const violation = firstViolation(
    () => linkedCompanyViolation(found.value, signedFor),
    () => stayViolation(document, now, dates),
    () => (document.room_types.length === 0 ? { code: 'no_rooms', ...numberToCall(document) } : null),
    () => partyViolation(document, request.reservationInfo, '/reservationInfo'),
    () => (request.promotion_code ? promotionViolation(promotion || undefined, dates) : null),
  );
  if (violation) return failWith(violation);

  const wanted: Wanted = { dates, rooms: request.reservationInfo, promotion: promotion || undefined };
  const offers = roomTypeOffers(document, new Inventory(read.nights), wanted);
  const languages = textsFor(language, document);
  const own = await memberDiscount(db, found.value, member);
  const ofMember = { ...wanted, percent: own?.percent ?? 0 };
  const nearest = () => otherDates({ db, clock }, found.value, ofMember, offers);
  const closed = closedViolation(offers);
  if (closed) return failWith(closed, { nearest_dates: await nearest() });

  const isMember = member?.companyCode === found.value.companyCode;
  const shown = { ...wanted, percent: isMember ? ofMember.percent : joiningPercent(document) };
  const { stock, packageNights } = read;
  const choices = sumPrices(document, { offers, stock, packageNights }, shown, now, languages);
  const rest: Omit<SearchResult, keyof PresentedOffers> = {
    result: 'success',
    hotel_code: document.hotel_code,
    start_date: dates.start,
    end_date: dates.end,
    nights: nightsBetween(dates.start, dates.end),
    currency: document.currency,
    roomPriceList: roomPrices(document, offers, wanted, languages),
    packagePriceList: document.packages.map((offer) => packagePriceOf(offer, dates, packageNights)),
    sumPriceList: choices,
    ...(own && !wanted.promotion && { own_tier: ownTier(own, languages) }),
    upsellingList: document.upsellings.map((option) =>
      upsellingIn(option, remainingOf(option, stock, dates), languages),
    ),
    earlyCheckoutList: document.early_checkouts,
    petUpselling: petUpsellingOf(document),
    promotion: wanted.promotion
      ? promotionOf(wanted.promotion, pickText(wanted.promotion.promotion_name, languages))
      : null,
    nearest_dates: choices.length > 0 ? [] : await nearest(),
  };
  return ok(startingWith(presentedOffers(found.value, language), rest));
}

function ownTier({ tier: { tier_code, tier_name }, percent }: Discount, languages: TextLanguages) {
  return { tier_code, tier_name: pickText(tier_name, languages), percent };
}

async function otherDates(
  { db, clock }: { db: Database; clock: Clock },
  hotel: Hotel,
  wanted: Priced,
  offers: readonly RoomTypeOffer[],
) {
  const around = datesAround(hotel.document, clock.now(), wanted.dates, NEAREST_WITHIN_DAYS);
  const candidates = [...extendedStays(hotel.document, clock.now(), wanted.dates, offers), ...around];
  const starts = candidates.map((dates) => dates.start).sort();
  const ends = candidates.map((dates) => dates.end).sort();
  const [from, to] = [starts[0], ends.at(-1)];
  if (from === undefined || to === undefined) return [];
  const read: StayInventory | undefined = await readInventory(db, hotel.hotelCode, from, to);
  return nearestDates(hotel.document, new Inventory(read?.nights ?? []), candidates, wanted);
}
