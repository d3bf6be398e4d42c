import type { StayBenefits } from '../../../generated/types.ts';
import { pickText, type TextLanguages } from '../../platform/values/language.ts';
import type { HotelDocument } from '../../property/hotel.rules.ts';
import { memberPercent, stayBenefits } from '../member-price.rules.ts';
import { priceSelection, type Selection } from '../stay-price.rules.ts';
import type { SelectedStay } from './owned-benefits.rules.ts';

/**
 * Returns what the member's tier offers for this stay. Returns null if there is no tier, or if it has neither a
 * discount nor a benefit for the stay. `total` is the total at the member price.
 */
export function membershipOffer(
  { hotel, selection, owned, texts }: SelectedStay,
  total: number,
): StayBenefits['membership'] {
  const tier = owned?.tier;
  if (!tier) return null;
  const percent = memberPercent(hotel.document, tier);
  const benefits = stayBenefits(hotel.document, selection.roomType, tier);
  if (percent === 0 && benefits.length === 0) return null;
  const { tier_code, colour } = tier;
  return { tier_code, tier_name: pickText(tier.tier_name, texts), colour, percent, total_price: total, benefits };
}

/**
 * Returns the total for a new member, at the first tier's member price. Returns null if there are no member prices,
 * or if the stay has a promotion, because a member price can't be combined with one.
 */
export function totalForNewMember(
  document: HotelDocument,
  selection: Selection,
  now: Date,
  texts: TextLanguages,
): number | null {
  const [first] = document.member_rates ?? [];
  if (!first || selection.promotion) return null;
  const tier = { tier_code: first.tier_code, tier_name: { ko: '' }, benefits: [] };
  return priceSelection(document, { ...selection, tier }, now, texts).total_price;
}
