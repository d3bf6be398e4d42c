import type { Stay, StayBenefits } from '../../../generated/types.ts';
import { withCarriedBenefits } from '../../catalogue/benefits/carried-benefits.rules.ts';
import type { Owned } from '../../catalogue/benefits/owned-benefits.rules.ts';
import { withBenefits } from '../../catalogue/benefits/with-benefits.rules.ts';
import type { BenefitCode } from '../../catalogue/selection.rules.ts';
import type { PricedStay } from '../../catalogue/stay.usecases.ts';
import { couponsForBooking } from '../../coupon/coupon.usecases.ts';
import type { MemberKey } from '../../member/member.rules.ts';
import { tierOf } from '../../membership/tier.usecases.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { fail, failWith, ok, type Outcome } from '../../platform/outcome.ts';
import type { Language } from '../../platform/values/language.ts';
import { pointsToUse } from '../../points/points.usecases.ts';
import { contractsForBooking } from '../../presale/contract.usecases.ts';
import { textsFor } from '../../property/hotel.rules.ts';
import type { HoldKey } from '../booking.rules.ts';
import { type BookingRequest, isVoyage } from '../request.rules.ts';
import { couponsOf, isOfTier, pointsOf } from '../stay-lines.rules.ts';
import { couponsIn, wantsBenefits } from './benefits.rules.ts';

type Deps = { db: Database; clock: Clock };
/**
 * A priced stay with the member's benefits applied. `listBenefits` returns the benefits that the member could use for
 * the stay.
 */
export type BenefitedStay = PricedStay & { listBenefits?: () => StayBenefits | undefined };

/**
 * Reads the benefits that a member can use for a booking: coupons, points, owner contracts and, if a membership number
 * is given, the tier. `deps.db` may be a transaction.
 */
export async function readOwned(
  { db, clock }: Deps,
  { member, memberNo }: { member: MemberKey; memberNo: string | null },
  request: BookingRequest,
  language: Language,
): Promise<Owned> {
  const codes = couponsIn(request);
  const [tier = null, coupons, balance, contracts] = await Promise.all([
    memberNo === null ? undefined : tierOf(db, member),
    couponsForBooking(db, member, { codes }),
    pointsToUse(db, member, clock.now()),
    contractsForBooking(db, member, language),
  ]);
  return { tier, coupons, balance, contracts };
}

/**
 * Applies a request's benefits to a priced stay. Voyages are returned unchanged, and so are visitors' stays if no
 * benefits were requested.
 */
export function benefitedStay(
  priced: PricedStay,
  request: BookingRequest,
  owned: Owned | null,
  language: Language,
  now: Date,
): Outcome<BenefitedStay, BenefitCode> {
  const { selection, hotel } = priced;
  if (!selection || isVoyage(request) || (owned === null && !wantsBenefits(request))) return ok(priced);
  const texts = textsFor(language, hotel.document);
  const benefited = withBenefits({ hotel, selection, owned, now, texts }, request);
  if ('violation' in benefited) return failWith(benefited.violation, benefited.violation.amounts);
  return ok({ ...priced, ...benefited });
}

/**
 * Applies the benefits of a booked stay to the stay that replaces it. `changed` is the new stay, priced without
 * benefits. Fails with `change_failed` if the booking's points can't be used for the new stay.
 */
export async function carriedStay<Priced extends PricedStay>(
  { db, clock }: Deps,
  { hold, memberId }: { hold: HoldKey & { stay: Stay }; memberId: string | null },
  changed: Priced,
  language: Language,
): Promise<Outcome<Priced, 'change_failed'>> {
  const { selection, hotel } = changed;
  const { companyCode, holdNumber, stay } = hold;
  if (!selection || (couponsOf(stay).length === 0 && pointsOf(stay) === 0 && !isOfTier(stay))) return ok(changed);
  const coupons = memberId ? await couponsForBooking(db, { companyCode, memberId }, { ofHold: holdNumber }) : [];
  const of = {
    hotel,
    selection,
    owned: { tier: null, coupons, balance: 0, contracts: [] },
    now: clock.now(),
    texts: textsFor(language, hotel.document),
  };
  const carried = withCarriedBenefits(of, stay, holdNumber);
  if ('stay' in carried) return ok({ ...changed, stay: carried.stay });
  return fail('change_failed', {
    detail: `The booking's points can't be used for the new stay: ${carried.violation.code}.`,
  });
}
