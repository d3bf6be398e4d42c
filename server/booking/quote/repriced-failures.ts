import type { ProblemCode } from '../../../generated/problems.ts';
import type { BenefitCode, StayCode } from '../../catalogue/selection.rules.ts';
import { type Failed, fail } from '../../platform/outcome.ts';
import type { VoyageCode } from '../../sailing/voyage.usecases.ts';

type RepricedCode = StayCode | VoyageCode | BenefitCode;

/**
 * createHold reprices the request that the quote was created for. If that fails with one of these codes, createHold
 * returns the code on the right, without details. It returns all other codes unchanged. `null` marks a fault in the
 * request itself: a request with such a fault never gets a quote.
 */
const HOLD_CODES = {
  stay_order: null,
  rooms_differ_in_type: null,
  adult_required: null,
  return_before_arrival: 'room_changed',
  coupon_invalid: 'coupon_unusable',
  coupon_outside_stay: 'coupon_unusable',
  coupon_on_another_room: 'coupon_unusable',
  coupon_not_for_room: 'coupon_unusable',
  coupon_offline_only: 'coupon_unusable',
  mileage_insufficient: 'mileage_insufficient',
  mileage_over_maximum: 'room_changed',
  mileage_unit: 'room_changed',
  mileage_not_combinable: 'room_changed',
  voucher_not_found: 'room_changed',
  main_contractor_not_found: 'room_changed',
  same_day_owned_room_unavailable: 'room_changed',
  benefit_not_combinable: 'room_changed',
  membership_benefit_used: 'room_changed',
  benefit_not_chosen: 'room_changed',
} as const satisfies Partial<Record<RepricedCode, ProblemCode<'createHold'> | null>>;

/**
 * createChange reprices the request that the quote was created for. If that fails with one of these codes, createChange
 * returns the code on the right. It returns `room_changed` for all others.
 */
const CHANGE_CODES = {
  linked_company_only: 'linked_company_only',
  sailing_closed: 'sailing_closed',
  room_sold_out: 'room_sold_out',
  all_rooms_sold_out: 'room_sold_out',
  upselling_unavailable: 'upselling_unavailable',
  change_failed: 'change_failed',
  change_not_free: 'change_not_free',
} as const satisfies Partial<Record<RepricedCode | 'change_failed' | 'change_not_free', ProblemCode<'createChange'>>>;

/** Drops `errors`, because their pointers refer to the quote request, not to the hold request. */
export function holdFailure({ failure }: Failed<RepricedCode>): Failed<ProblemCode<'createHold'>> {
  const { errors: _, code, ...rest } = failure;
  if (!isIn(HOLD_CODES, code)) return { ok: false, failure: { ...rest, code } };
  const returned = HOLD_CODES[code];
  if (returned === null) throw new Error(`a quote was created despite ${code}`);
  return fail(returned);
}

/** Drops `errors`, because their pointers refer to the quote request, not to the change request. */
export function changeFailure({
  failure: { code, detail, extra },
}: Failed<RepricedCode | 'change_failed' | 'change_not_free'>): Failed<ProblemCode<'createChange'>> {
  if (code === 'linked_company_only') return fail(code, extra && { extra });
  if (code === 'sailing_closed') return fail(code, detail === undefined ? {} : { detail });
  return fail(isIn(CHANGE_CODES, code) ? CHANGE_CODES[code] : 'room_changed');
}

function isIn<Codes extends object>(codes: Codes, code: string): code is Extract<keyof Codes, string> {
  return code in codes;
}
