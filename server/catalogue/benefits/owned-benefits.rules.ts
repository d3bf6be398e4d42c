import type { BundleTier, QuoteRequest } from '../../../generated/types.ts';
import type { OwnCoupon } from '../../coupon/coupon.rules.ts';
import type { TextLanguages } from '../../platform/values/language.ts';
import type { OwnContract } from '../../presale/voucher.rules.ts';
import type { Hotel } from '../../property/hotel.rules.ts';
import type { OwnTier } from '../member-price.rules.ts';
import type { Selection } from '../stay-price.rules.ts';

/** The benefits that a member can use for a booking. `tier` is null if the request has no membership number. */
export type Owned = {
  tier: (OwnTier & Pick<BundleTier, 'colour'>) | null;
  coupons: readonly OwnCoupon[];
  balance: number;
  contracts: readonly OwnContract[];
};

/** An available stay and its booker's benefits. `owned` is null for a visitor. */
export type SelectedStay = { hotel: Hotel; selection: Selection; owned: Owned | null; now: Date; texts: TextLanguages };

export type WantedBenefits = Pick<QuoteRequest, 'use_point' | 'voucher_contract' | 'reservationRoomList'>;
