import type { StayBenefits } from '../../../generated/types.ts';
import { pickText, type TextLanguages } from '../../platform/values/language.ts';
import type { HotelDocument } from '../../property/hotel.rules.ts';
import { memberPercent, stayBenefits } from '../member-price.rules.ts';
import { priceSelection, type Selection } from '../stay-price.rules.ts';
import type { SelectedStay } from './owned-benefits.rules.ts';

/** Returns the price and benefits of the member's tier, or null if the tier has neither here. `total`: at the member price. */
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
 * Returns the total of a stay for a visitor who joins now, at the member price of the first tier.
 * Null with a promotion, because a member price doesn't combine with one.
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
