import type {
  Benefit,
  BundlePackage,
  BundlePromotion,
  BundleRoomType,
  BundleTier,
  ReservationRoom,
  StayBenefitType,
} from '../../generated/types.ts';
import type { Violation } from '../platform/values/violation.ts';
import type { HotelDocument } from '../property/hotel.rules.ts';
import { chosenCheckoutTimes } from './checkout.rules.ts';

export type OwnTier = Pick<BundleTier, 'tier_code' | 'tier_name' | 'benefits'>;

export function memberPercent({ member_rates = [] }: HotelDocument, tier: OwnTier): number {
  return member_rates.find(({ tier_code }) => tier_code === tier.tier_code)?.percent ?? 0;
}

/**
 * Returns the member discount of new members. They have the first tier, which `member_rates` lists first.
 */
export function joiningPercent({ member_rates: [first] = [] }: HotelDocument): number {
  return first?.percent ?? 0;
}

export function stayBenefits(document: HotelDocument, roomType: BundleRoomType, { benefits }: OwnTier): Benefit[] {
  const { stay_benefits: offered = [] } = document;
  return benefits.filter(({ benefit_type, value }) => {
    if (!offered.includes(benefit_type as StayBenefitType)) return false;
    if (benefit_type === 'suite_discount') return roomType.is_suite === true;
    return benefit_type !== 'late_check_out' || lateCheckout(value) > document.default_checkout_time;
  });
}

export function chosenBenefits(offered: readonly Benefit[], { benefit_list = [] }: ReservationRoom): Benefit[] {
  return offered.filter(({ benefit_type }) => benefit_list.includes(benefit_type as StayBenefitType));
}

export function checkoutByBenefit(chosen: readonly Benefit[]): string | null {
  const late = chosen.find(({ benefit_type }) => benefit_type === 'late_check_out');
  return late ? lateCheckout(late.value) : null;
}

function lateCheckout(hour: number | null): string {
  return `${String(hour ?? 0).padStart(2, '0')}:00`;
}

type Choice = {
  rooms: readonly ReservationRoom[];
  roomType: BundleRoomType;
  pack: BundlePackage | undefined;
  promotion: BundlePromotion | undefined;
};

/**
 * Rejects benefits that aren't offered, are listed twice for a room, or can't be combined
 * (docs/decisions/combining-benefits.md).
 */
export function benefitViolation(
  document: HotelDocument,
  { rooms, roomType, pack, promotion }: Choice,
  tier: OwnTier | null,
): Violation<'membership_benefit_used' | 'benefit_not_chosen' | 'benefit_not_combinable'> | null {
  const offered = tier ? stayBenefits(document, roomType, tier) : [];
  for (const [index, room] of rooms.entries()) {
    for (const [position, type] of (room.benefit_list ?? []).entries()) {
      const at = { pointer: `/reservationRoomList/${index}/benefit_list/${position}` };
      if (room.benefit_list?.indexOf(type) !== position) return { code: 'membership_benefit_used', ...at };
      if (!offered.some(({ benefit_type }) => benefit_type === type)) return { code: 'benefit_not_chosen', ...at };
      const conflict =
        type === 'suite_discount'
          ? promotion
          : type === 'late_check_out' && chosenCheckoutTimes(document, pack, room).length > 0;
      if (conflict) return { code: 'benefit_not_combinable', ...at };
    }
  }
  return null;
}
