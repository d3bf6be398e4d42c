import type { ProblemCode } from '../../../generated/problems.ts';
import type { BenefitCode, PricedStay, SignedFor } from '../../catalogue/catalogue.usecases.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Failed, fail, type Outcome } from '../../platform/outcome.ts';
import { negotiateLanguage } from '../../platform/values/language.ts';
import type { QuoteRow } from '../booking.tables.ts';
import { wantsBenefits } from '../quote/benefits.rules.ts';
import { benefitedStay, readOwned } from '../quote/benefits.usecases.ts';
import { type PriceCode, priceRequest } from '../quote/price-request.usecases.ts';

type Code = PriceCode | BenefitCode;

/** Prices a quote's request at current prices and availability, with the member's current benefits. */
export async function requote(
  deps: { db: Database; clock: Clock; signedFor: SignedFor },
  { request, language, memberId, memberNo, companyCode }: QuoteRow,
): Promise<Outcome<PricedStay, Code>> {
  const negotiated = negotiateLanguage(language);
  const [priced, owned] = await Promise.all([
    priceRequest(deps, request, negotiated),
    memberId !== null && (memberNo !== null || wantsBenefits(request))
      ? readOwned(deps, { member: { companyCode, memberId }, memberNo }, request, negotiated)
      : null,
  ]);
  return priced.ok ? benefitedStay(priced.value, request, owned, negotiated, deps.clock.now()) : priced;
}

/** Problems that createHold reports under another code or without details. null: a quote with this problem can't exist. */
const AS_HOLD_PROBLEM = {
  stay_order: null,
  rooms_differ_in_type: null,
  adult_required: null,
  return_before_arrival: 'room_changed',
  coupon_used: 'coupon_used',
  coupon_expired: 'coupon_expired',
  coupon_invalid: 'coupon_unusable',
  coupon_unusable: 'coupon_unusable',
  coupon_outside_stay: 'coupon_unusable',
  coupon_on_another_room: 'coupon_unusable',
  coupon_not_for_room: 'coupon_unusable',
  coupon_offline_only: 'coupon_unusable',
  mileage_insufficient: 'mileage_insufficient',
  mileage_over_maximum: 'room_changed',
  mileage_unit: 'room_changed',
  mileage_not_combinable: 'room_changed',
  contract_not_found: 'contract_not_found',
  voucher_exceeds_remaining: 'voucher_exceeds_remaining',
  voucher_not_found: 'room_changed',
  main_contractor_not_found: 'room_changed',
  same_day_owned_room_unavailable: 'room_changed',
  benefit_not_combinable: 'room_changed',
  membership_benefit_used: 'room_changed',
  benefit_not_chosen: 'room_changed',
} as const satisfies Record<
  BenefitCode | Exclude<PriceCode, ProblemCode<'createHold'>>,
  ProblemCode<'createHold'> | null
>;

/** Converts a requoting failure into one of createHold, without pointers: they would point into the quote's request. */
export function asHoldProblem({
  failure: { errors: _, code, ...failure },
}: Failed<Code>): Failed<ProblemCode<'createHold'>> {
  if (!isMapped(code)) return { ok: false, failure: { ...failure, code } };
  const mapped = AS_HOLD_PROBLEM[code];
  if (mapped === null) throw new Error(`a quote was created despite ${code}`);
  return fail(mapped);
}

function isMapped(code: Code): code is keyof typeof AS_HOLD_PROBLEM {
  return Object.hasOwn(AS_HOLD_PROBLEM, code);
}
