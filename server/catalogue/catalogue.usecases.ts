import type { ProblemCode } from '../../generated/problems.ts';
import type {
  Calendar,
  PackageResult,
  PromotionCheckRequest,
  PromotionResult,
  RoomResult,
} from '../../generated/types.ts';
import type { MemberKey } from '../member/member.rules.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { fail, failWith, ok, type Outcome } from '../platform/outcome.ts';
import { type Language, pickText } from '../platform/values/language.ts';
import { nightsBetween } from '../platform/values/nights.ts';
import { bookablePeriod, effectiveHotelCode, textsFor } from '../property/hotel.rules.ts';
import { iconsIn } from '../property/property.presenter.ts';
import { findHotel, hotelOfKey } from '../property/property.usecases.ts';
import { calendarDays, monthsAround, sellsAnything } from './availability.rules.ts';
import { readCalendar } from './catalogue.repository.ts';
import { memberDiscount } from './member-discount.usecases.ts';
import { packageIn, packagePriceOf, roomIn } from './catalogue.presenter.ts';
import { linkedCompanyViolation, type SignedFor } from './linked-company.rules.ts';
import { findPromotion, promotionViolation, promotionOf } from './promotion.rules.ts';
import { orderViolation, withinReach } from './stay.rules.ts';

/** The contract's maximum number of days in a calendar. */
const CALENDAR_DAYS_MAX = 100;

type CalendarRequest = {
  hotel_code: string;
  from: string;
  to: string;
  rooms: number;
  roomTypeCode?: string;
  promotionCode?: string;
  /** Length of the stay to which the promotion would apply. */
  nights: number;
};

/**
 * Returns the price and availability of each day from `from` to `to` (inclusive). Sends one statement if the property's
 * document is cached, and another for the tier of `member` if the property has member prices. Fails with `validation`
 * for more than CALENDAR_DAYS_MAX days, with `promotion_invalid` if the promotion code is unknown, and with
 * `no_available_dates` if no day is on sale.
 */
export async function getCalendar(
  { db, clock, signedFor }: { db: Database; clock: Clock; signedFor: SignedFor },
  { hotel_code, from, to, rooms, roomTypeCode, promotionCode, nights }: CalendarRequest,
  member: MemberKey | null,
): Promise<Outcome<Calendar, ProblemCode<'getCalendar'>>> {
  if (to < from) return failWith({ code: 'stay_order', pointer: '/to' });
  if (nightsBetween(from, to) >= CALENDAR_DAYS_MAX) return failWith({ code: 'validation', pointer: '/to' });

  const now = clock.now();
  const reach = withinReach({ from, to }, now);
  const months = monthsAround(reach.from, reach.to);
  const read = await readCalendar(db, effectiveHotelCode(hotel_code), {
    ...months,
    rooms,
    roomTypeCode,
    pricesByType: promotionCode !== undefined,
  });
  const found = await hotelOfKey({ db }, read?.key);
  if (!found.ok) return found;
  const linked = linkedCompanyViolation(found.value, signedFor);
  if (linked) return failWith(linked);
  const { document } = found.value;
  const isKnown = document.room_types.some((one) => one.room_type_code === roomTypeCode);
  if (roomTypeCode !== undefined && !isKnown) return fail('not_found', { detail: 'No such room type.' });

  const promotion = promotionCode === undefined ? undefined : findPromotion(document.promotions, promotionCode);
  if (promotionCode !== undefined && !promotion)
    return failWith({ code: 'promotion_invalid', pointer: '/promotion_code' });

  const bookable = bookablePeriod(document, now);
  const rows = document.set_reservation ? (read?.days ?? []) : [];
  const holidays = new Set(document.policies.flatMap((policy) => policy.holidays));
  const percent = (await memberDiscount(db, found.value, member))?.percent ?? 0;
  const discounts = { terms: document, promotion, nights, percent };
  const days = calendarDays(rows, { from, to }, bookable, document.max_nights, holidays, discounts);
  if (!sellsAnything(days)) return fail('no_available_dates');
  return ok({
    result: 'success',
    hotel_code: document.hotel_code,
    currency: document.currency,
    today: bookable.from,
    days,
  });
}

export async function getRoom(
  deps: { db: Database; signedFor: SignedFor },
  hotelCode: string,
  roomTypeCode: string,
  language: Language,
): Promise<Outcome<RoomResult, ProblemCode<'getRoom'>>> {
  const found = await findHotel(deps, hotelCode);
  if (!found.ok) return found;
  const linked = linkedCompanyViolation(found.value, deps.signedFor);
  if (linked) return failWith(linked);
  const roomType = found.value.document.room_types.find((one) => one.room_type_code === roomTypeCode);
  if (roomType === undefined) return fail('not_found', { detail: 'No such room type.' });
  const languages = textsFor(language, found.value.document);
  return ok({ result: 'success', room: roomIn(roomType, iconsIn(found.value.document.icons, languages), languages) });
}

export async function getPackage(
  deps: { db: Database; signedFor: SignedFor },
  hotelCode: string,
  packageCode: string,
  language: Language,
): Promise<Outcome<PackageResult, ProblemCode<'getPackage'>>> {
  const found = await findHotel(deps, hotelCode);
  if (!found.ok) return found;
  const linked = linkedCompanyViolation(found.value, deps.signedFor);
  if (linked) return failWith(linked);
  const offer = found.value.document.packages.find((one) => one.package_code === packageCode);
  if (offer === undefined) return fail('not_found', { detail: 'No such package.' });
  return ok({
    result: 'success',
    package: packageIn(offer, textsFor(language, found.value.document)),
    price: packagePriceOf(offer),
  });
}

/**
 * Fails with `promotion_invalid` if the code is unknown, or with `promotion_unusable` if it isn't valid for these
 * dates.
 */
export async function checkPromotion(
  deps: { db: Database },
  request: PromotionCheckRequest,
  language: Language,
): Promise<Outcome<PromotionResult, ProblemCode<'checkPromotion'>>> {
  const dates = { start: request.start_date, end: request.end_date };
  const outOfOrder = orderViolation(dates);
  if (outOfOrder) return failWith(outOfOrder);

  const found = await findHotel(deps, request.hotel_code);
  if (!found.ok) return found;
  const promotion = findPromotion(found.value.document.promotions, request.promotion_code);
  const violation = promotionViolation(promotion, dates);
  if (violation || promotion === undefined) return failWith(violation ?? { code: 'promotion_invalid' });
  const name = pickText(promotion.promotion_name, textsFor(language, found.value.document));
  return ok({ result: 'success', promotion: promotionOf(promotion, name) });
}
