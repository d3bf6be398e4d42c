import type { PriceLine, Stay, StayDifference } from '../../../generated/types.ts';
import { linesOf } from '../quote/stay-lines.rules.ts';
import { cancellationFee } from '../booking.rules.ts';

/** What becomes of the price when a stay is changed. `paid`: what was paid by card for it as it is. */
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

/** Whether a change still costs and gives back what was told. */
export function sameMoney(told: StayDifference, now: StayDifference): boolean {
  return told.to_pay === now.to_pay && told.to_refund === now.to_refund && told.price_before === now.price_before;
}

/**
 * Whether the policy lets a stay be changed like this with `daysLeft` days to its check-in: from the day on which cancelling costs
 * something it begins as booked and becomes no cheaper, else the fee could be avoided by a change.
 */
export function policyAllows(before: Stay, after: Stay, daysLeft: number): boolean {
  if (cancellationFee(before, daysLeft).fee === 0) return true;
  return after.start_date === before.start_date && after.total_price >= before.total_price;
}

/**
 * The lines of both stays that are not in the other, those that go with the opposite sign; they sum to the difference of the totals. A
 * discount is one line, by as much as it grows or shrinks over all rooms.
 */
function differenceLines(before: Stay, after: Stay): PriceLine[] {
  const counts = new Map<string, { line: PriceLine; count: number }>();
  const discounts = new Map<string, PriceLine>();
  const add = (stay: Stay, sign: 1 | -1) => {
    for (const line of linesOf(stay)) {
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
