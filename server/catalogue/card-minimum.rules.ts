import type { PriceLine, Stay } from '../../generated/types.ts';
import { sum } from '../platform/values/money.ts';

/** The smallest amount that card providers charge, in minor units (docs/decisions/money-and-prices.md). */
const MINIMUM_BY_CURRENCY: Record<string, number> = { KRW: 1_000 };

type Terms = Pick<Stay, 'payment_type' | 'currency'>;

/** Returns the smallest amount that a card can be charged at booking, or 0 if the stay isn't prepaid. */
export function cardMinimum({ payment_type, currency }: Terms): number {
  return payment_type === 'PREPAY' ? (MINIMUM_BY_CURRENCY[currency] ?? 0) : 0;
}

export function tooSmallForCard(terms: Terms, amount: number): boolean {
  return amount > 0 && amount < cardMinimum(terms);
}

/**
 * Splits an amount into the part charged at booking and the part due at the property. If it is too small for a card,
 * all of it is due at the property.
 */
export function dueParts(terms: Terms, amount: number): { paid_amount: number; balance_due: number } {
  const now = terms.payment_type === 'PREPAY' && !tooSmallForCard(terms, amount) ? amount : 0;
  return { paid_amount: now, balance_due: amount - now };
}

/** Returns a price after one discount, under the same rule as `leaveCardMinimum`. */
export function discountedPrice(terms: Terms, price: number, discount: number): number {
  const minimum = cardMinimum(terms);
  return price >= minimum && tooSmallForCard(terms, price - discount) ? minimum : price - discount;
}

/**
 * If discounts reduce the total to an amount that is too small for a card, reduces the last discounts so that the
 * total is exactly the card minimum. Changes nothing if the price before discounts is below the minimum. `rooms`
 * contains the price lines of each room, in the order of calculation.
 */
export function leaveCardMinimum(terms: Terms, rooms: readonly (readonly PriceLine[])[]): PriceLine[][] {
  const lines = rooms.flat();
  const total = sum(lines.map(({ amount }) => amount));
  const minimum = cardMinimum(terms);
  const charged = sum(lines.map(({ amount }) => Math.max(0, amount)));
  if (!tooSmallForCard(terms, total) || charged < minimum) return rooms.map((room) => [...room]);
  let missing = minimum - total;
  const reduced = rooms.toReversed().map((room) =>
    room
      .toReversed()
      .flatMap((line) => {
        const back = Math.min(missing, Math.max(0, -line.amount));
        if (back === 0) return [line];
        missing -= back;
        const amount = line.amount + back;
        return amount === 0 ? [] : [{ ...line, count: 1, unit_price: amount, amount, reduced_to_leave: minimum }];
      })
      .reverse(),
  );
  return reduced.reverse();
}
