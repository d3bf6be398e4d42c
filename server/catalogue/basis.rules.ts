import type {
  BundlePackage,
  BundlePolicy,
  BundlePromotion,
  BundleRoomType,
  CancellationPolicy,
  NightPrice,
  Promotion,
} from '../../generated/types.ts';
import { type Language, pickText } from '../platform/values/language.ts';
import { type HotelDocument, petUpsellingOf } from '../property/hotel.rules.ts';
import { cancellationPolicy } from './cancellation.rules.ts';
import type { Party, RoomBasis } from './pricing.rules.ts';
import { isForRoomType, promotionOf } from './promotion.rules.ts';

/** What a room of this type costs for a party with nothing added: the ground on which package, promotion and options are put. */
export function plainBasis(
  document: HotelDocument,
  roomType: BundleRoomType,
  nights: readonly NightPrice[],
  party: Party,
  language: Language,
): RoomBasis {
  return {
    roomType: {
      code: roomType.room_type_code,
      name: pickText(roomType.room_type_name, language),
      standard: roomType.standard,
      extraAdultPrice: roomType.extra_adult_price,
      extraKidPrice: roomType.extra_kid_price,
    },
    nights,
    party,
    pets: petUpsellingOf(document),
    package: null,
    promotion: null,
    earlyCheckout: null,
    options: [],
  };
}

export function packageBasis(offer: BundlePackage, language: Language): RoomBasis['package'] {
  return {
    code: offer.package_code,
    name: pickText(offer.package_name, language),
    charge: offer.charge,
    price: offer.price,
  };
}

/** The promotion for a room type; null where there is none or it is for other types. */
export function promotionFor(
  promotion: BundlePromotion | undefined,
  roomTypeCode: string,
  language: Language,
): Promotion | null {
  if (promotion === undefined || !isForRoomType(promotion, roomTypeCode)) return null;
  return promotionOf(promotion, pickText(promotion.promotion_name, language));
}

/** The cancellation rules of a stay in this room type. The import refuses a room type without a policy. */
export function policyOf(
  document: HotelDocument,
  roomType: BundleRoomType,
  stay: { checkIn: string; total: number; today: string },
  language: Language,
): CancellationPolicy {
  const policy = document.policies.find((one) => one.policy_code === roomType.policy_code) as BundlePolicy;
  const name = pickText(policy.policy_name, language);
  return cancellationPolicy(policy, name, stay.checkIn, stay.total, stay.today);
}
