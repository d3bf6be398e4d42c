import type { SearchResult, SumPrice } from '../../../generated/types.ts';

/** `before` is the price without the discounts included in `total`, or null if there are none. */
export type OwnPrice = { total: number; night: number; before: number | null; saved: number };

/** Returns the price that this guest will be quoted: the member price if there is one, or else the public price. */
export function ownPrice({ own_tier }: Pick<SearchResult, 'own_tier'>, sum: SumPrice): OwnPrice {
  const { member_total_price, member_night_price, member_discount_price } = sum;
  if (own_tier && member_total_price !== undefined) {
    return {
      total: member_total_price,
      night: member_night_price ?? sum.night_price,
      before: sum.total_price,
      saved: member_discount_price ?? 0,
    };
  }
  const { total_price: total, night_price: night, before_discount, discount_promotion_price: saved } = sum;
  return { total, night, before: saved > 0 ? before_discount : null, saved: 0 };
}
