import type { ErrorCode, Problem } from '../../generated/types.ts';

/**
 * Problem codes, grouped by how the machines handle them. Most groups are named after the step where the guest can fix
 * the problem. Problems in no group are shown where they occurred.
 */
export const CODES = {
  rooms: ['room_sold_out', 'all_rooms_sold_out', 'room_changed', 'no_rooms', 'rooms_differ_in_type'],
  dates: [
    'stay_closed',
    'stay_in_past',
    'stay_order',
    'stay_beyond_horizon',
    'stay_length',
    'no_available_dates',
    'party_over_maximum',
    'too_many_rooms',
    'customer_centre_required',
    'promotion_invalid',
    'promotion_unusable',
  ],
  /** For voyages, `cabins` and `sailings` take precedence over the groups above, which share some of their codes. */
  cabins: ['room_sold_out', 'room_changed', 'party_over_maximum', 'too_many_rooms', 'adult_required'],
  sailings: ['sailing_closed', 'all_rooms_sold_out', 'return_before_arrival'],
  options: ['upselling_unavailable', 'adult_product_required', 'checkout_times_conflict'],
  /** The guest can't fix these at any step. Instead, the machine requests the price again without the benefits. */
  benefits: [
    'coupon_invalid',
    'coupon_unusable',
    'coupon_used',
    'coupon_expired',
    'coupon_outside_stay',
    'coupon_on_another_room',
    'coupon_not_for_room',
    'coupon_offline_only',
    'mileage_over_maximum',
    'mileage_insufficient',
    'mileage_unit',
    'mileage_not_combinable',
    'contract_not_found',
    'main_contractor_not_found',
    'voucher_not_found',
    'voucher_exceeds_remaining',
    'same_day_owned_room_unavailable',
    'benefit_not_combinable',
    'benefit_not_chosen',
    'membership_benefit_used',
  ],
  quote: ['quote_expired', 'quote_used', 'not_found', 'login_required', 'session_expired'],
  perhapsDone: ['unavailable', 'internal', 'idempotency_in_flight'],
} satisfies Record<string, ErrorCode[]>;

export function leadsTo(where: keyof typeof CODES, { code }: Problem): boolean {
  return (CODES[where] as ErrorCode[]).includes(code);
}
