import type { PriceLine, Stay, StayDifference } from '../../../generated/types.ts';
import { tooSmallForCard } from '../../catalogue/card-minimum.rules.ts';
import { cancellationFee } from '../booking.rules.ts';
import { linesOf } from '../stay-lines.rules.ts';

/**
 * Returns the price difference between the stays before and after a change. `paid` is the amount paid by card for the
 * stay before the change, in minor units.
 */
export function differenceOf(before: Stay, after: Stay, paid: number): StayDifference {
  return {
    currency: after.currency,
    price_before: before.total_price,
    price_after: after.total_price,
    lines: differenceLines(before, after),
    to_pay: Math.max(0, after.paid_amount - paid),
    to_refund: Math.max(0, paid - after.paid_amount),
    balance_due: after.balance_due,
  };
}

/**
 * If the additional card payment would be below the card minimum, makes it due at the property instead. `paid` is the
 * amount paid by card for the stay before the change, in minor units.
 */
export function withoutSmallDifference(after: Stay, paid: number): Stay {
  if (!tooSmallForCard(after, after.paid_amount - paid)) return after;
  return { ...after, paid_amount: paid, balance_due: after.total_price - paid };
}

/** Returns whether the amounts to pay and to refund, and the price before the change, still match the quote. */
export function sameMoney(quoted: StayDifference, now: StayDifference): boolean {
  return quoted.to_pay === now.to_pay && quoted.to_refund === now.to_refund && quoted.price_before === now.price_before;
}

/**
 * Returns whether a stay may be changed `daysLeft` days before check-in. Once cancelling incurs a fee, a change can't
 * move the check-in or lower the price, because that would avoid the fee (docs/decisions/cancelling-and-changing.md).
 */
export function policyAllows(before: Stay, after: Stay, daysLeft: number): boolean {
  if (cancellationFee(before, daysLeft).fee === 0) return true;
  return after.start_date === before.start_date && after.total_price >= before.total_price;
}

/**
 * Returns the price lines that differ between the two stays, with removed lines negated. They add up to the difference
 * between the totals. A discount that applies to several rooms becomes a single line.
 */
function differenceLines(before: Stay, after: Stay): PriceLine[] {
  const counts = new Map<string, { line: PriceLine; count: number }>();
  const discounts = new Map<string, PriceLine>();
  const add = (stay: Stay, sign: 1 | -1) => {
    for (const { reduced_to_leave: _, ...line } of linesOf(stay)) {
      const key = [line.kind, line.code, line.date, ...(line.amount < 0 ? [] : [line.unit_price])].join(' ');
      const counted = counts.get(key) ?? { line, count: 0 };
      const amount = (discounts.get(key)?.amount ?? 0) + sign * line.amount;
      if (line.amount < 0) discounts.set(key, { ...line, count: 1, unit_price: amount, amount });
      else counts.set(key, { line: sign === 1 ? line : counted.line, count: counted.count + sign * line.count });
    }
  };
  add(before, -1);
  add(after, 1);
  const others = [...counts.values()].filter(({ count }) => count !== 0).map(({ line, count }) => times(line, count));
  return [...others, ...[...discounts.values()].filter(({ amount }) => amount !== 0)];
}

function times(line: PriceLine, count: number): PriceLine {
  const unitPrice = Math.sign(count) * line.unit_price;
  return { ...line, count: Math.abs(count), unit_price: unitPrice, amount: unitPrice * Math.abs(count) };
}
