import type { Stay, StayBenefits } from '../../../generated/types.ts';
import { withCarriedBenefits } from '../../catalogue/benefits/carried-benefits.rules.ts';
import type { Owned } from '../../catalogue/benefits/owned-benefits.rules.ts';
import { withBenefits } from '../../catalogue/benefits/with-benefits.rules.ts';
import type { BenefitCode } from '../../catalogue/selection.rules.ts';
import type { PricedStay } from '../../catalogue/stay.usecases.ts';
import { couponsForBooking, restoreCoupons, spendCoupons } from '../../coupon/coupon.usecases.ts';
import type { MemberKey } from '../../member/member.rules.ts';
import { tierOf } from '../../membership/tier.usecases.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Ids } from '../../platform/ids.ts';
import { fail, failWith, ok, type Outcome } from '../../platform/outcome.ts';
import type { Language } from '../../platform/values/language.ts';
import { contractsForBooking, restoreVouchers, spendVouchers } from '../../presale/contract.usecases.ts';
import { pointsToUse, returnPoints, spendForBooking } from '../../points/points.usecases.ts';
import { textsFor } from '../../property/hotel.rules.ts';
import { couponsAsked, wantsBenefits } from './benefits.rules.ts';
import { couponsOf, isBenefited, isOfTier, pointsOf, vouchersOf } from './stay-lines.rules.ts';
import type { HoldKey } from '../booking.rules.ts';
import { type HotelAllocation, releaseInventory } from '../hold/inventory.repository.ts';
import { type AskedFor, isVoyage } from '../traveller/traveller.rules.ts';

type Deps = { db: Database; clock: Clock };
/** A priced stay with what its member books it with, and what else they could. */
export type BenefitedStay = PricedStay & { benefits?: StayBenefits | undefined };

/** What a member could book a stay with; by their tier only with a membership number. `deps.db` may be a transaction. */
export async function readOwned(
  { db, clock }: Deps,
  { member, memberNo }: { member: MemberKey; memberNo: string | null },
  request: AskedFor,
  language: Language,
): Promise<Owned> {
  const codes = couponsAsked(request);
  const [tier = null, coupons, balance, contracts] = await Promise.all([
    memberNo === null ? undefined : tierOf(db, member),
    couponsForBooking(db, member, { codes }),
    pointsToUse(db, member, clock.now()),
    contractsForBooking(db, member, language),
  ]);
  return { tier, coupons, balance, contracts };
}

/** Takes what the request names off the price. A visitor's stay, which names nothing, and a voyage stay as they are. */
export function benefitedStay(
  priced: PricedStay,
  request: AskedFor,
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

/** What a reservation was booked with stays with it when it is changed. `changed`: what it becomes, without. */
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
    detail: `The points of the booking cannot be used for it: ${carried.violation.code}.`,
  });
}

/** Spends what a stay is held with, once: vouchers, then coupons, then points, after all inventory. Where one is short the caller rolls back. */
export async function takeBenefits(
  tx: Database,
  deps: { ids: Ids; clock: Clock },
  { stay, ...key }: HoldKey & { stay: Stay },
  memberId: string | null,
): Promise<Outcome<void, SpentCode>> {
  const [vouchers, codes, points] = [vouchersOf(stay), couponsOf(stay), pointsOf(stay)];
  if (!vouchers && codes.length === 0 && points === 0) return ok();
  if (memberId === null) throw new Error('nobody can spend a coupon or points');
  const { companyCode, holdNumber } = key;
  const [member, at] = [{ companyCode, memberId }, deps.clock.now()];
  const of = { hotelCode: stay.hotel_code, startDate: stay.start_date, endDate: stay.end_date };
  if (vouchers) return spendVouchers(tx, member, { ...vouchers, ...of, holdNumber, at });
  const used = await spendCoupons(tx, member, codes, { holdNumber, at });
  if (!used.ok) return used;
  return points === 0 ? ok() : spendForBooking(tx, deps, member, { holdNumber, points, at });
}

type SpentCode = 'contract_not_found' | 'voucher_exceeds_remaining' | 'coupon_used' | 'mileage_insufficient';

/** What a hold has taken, and its stay, or whether that was booked with anything that a member has. */
export type Taken = HotelAllocation & HoldKey & ({ stay: Stay } | { benefited: boolean });

/**
 * Gives back all that holds of one company have taken, in the order in which it is taken. `kept`, as a fee: of their points, and the vouchers. Once only: what
 * has been given back is theirs no more.
 */
export async function releaseTaken(
  tx: Database,
  deps: { ids: Ids; clock: Clock },
  holds: readonly Taken[],
  kept = { points: 0, vouchers: false },
): Promise<void> {
  if (holds.length === 0) return;
  await releaseInventory(tx, holds);
  const benefited = holds.filter((hold) => ('stay' in hold ? isBenefited(hold.stay) : hold.benefited));
  const [first] = benefited;
  if (!first) return;
  const { companyCode } = first;
  const numbers = benefited.map(({ holdNumber }) => holdNumber);
  if (!kept.vouchers) await restoreVouchers(tx, companyCode, numbers);
  await restoreCoupons(tx, companyCode, numbers);
  await returnPoints(tx, deps, companyCode, numbers, { at: deps.clock.now(), kept: kept.points });
}
