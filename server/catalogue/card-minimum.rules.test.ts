import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PriceLine } from '../../generated/types.ts';
import { sum } from '../platform/values/money.ts';
import { dueParts, leaveCardMinimum } from './card-minimum.rules.ts';

const PREPAY = { payment_type: 'PREPAY', currency: 'KRW' } as const;

function line(kind: PriceLine['kind'], amount: number): PriceLine {
  return { kind, code: null, name: null, date: null, count: 1, unit_price: amount, amount };
}

/** A room whose discounts are never more than its price. */
const anyRoom = fc
  .record({
    charges: fc.array(fc.integer({ min: 0, max: 2_000 }), { minLength: 1, maxLength: 3 }),
    discounts: fc.array(
      fc.tuple(
        fc.constantFrom<PriceLine['kind'][]>('membership', 'promotion', 'coupon', 'voucher', 'early_checkout'),
        fc.integer({ min: 1, max: 2_000 }),
      ),
      { maxLength: 4 },
    ),
  })
  .map(({ charges, discounts }) => {
    let left = sum(charges);
    const taken = discounts.flatMap(([kind, wanted]) => {
      const amount = Math.min(wanted, left);
      left -= amount;
      return amount > 0 ? [line(kind, -amount)] : [];
    });
    return [...charges.map((amount) => line('night', amount)), ...taken];
  });

function totalOf(rooms: readonly (readonly PriceLine[])[]): number {
  return sum(rooms.flat().map(({ amount }) => amount));
}

test('leaves nothing to pay or at least the card minimum, at any price and with any discounts', () => {
  fc.assert(
    fc.property(fc.array(anyRoom, { minLength: 1, maxLength: 5 }), (rooms) => {
      const left = leaveCardMinimum(PREPAY, rooms);
      const total = totalOf(left);
      const charged = sum(rooms.flat().map(({ amount }) => Math.max(0, amount)));
      const before = totalOf(rooms);
      expect(total).toBe(before > 0 && before < 1_000 && charged >= 1_000 ? 1_000 : before);
      const { paid_amount, balance_due } = dueParts(PREPAY, total);
      expect(paid_amount === 0 || paid_amount >= 1_000).toBe(true);
      expect(paid_amount + balance_due).toBe(total);
      for (const one of left.flat()) expect(one.amount).toBe(one.count * one.unit_price);
      const reduced = left.flat().filter(({ reduced_to_leave }) => reduced_to_leave);
      expect(reduced.every(({ amount, reduced_to_leave }) => amount < 0 && reduced_to_leave === 1_000)).toBe(true);
      expect(total === before).toBe(reduced.length === 0 && left.flat().length === rooms.flat().length);
      for (const [index, room] of left.entries())
        expect(totalOf([room])).toBeGreaterThanOrEqual(totalOf([rooms[index]!]));
    }),
    { numRuns: 1_000 },
  );
});

test('reduces the last discount first', () => {
  const room = [line('night', 5_000), line('promotion', -4_000), line('coupon', -700), line('upselling', 200)];
  expect(leaveCardMinimum(PREPAY, [room])[0]!.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['night', 5_000],
    ['promotion', -4_000],
    ['coupon', -200],
    ['upselling', 200],
  ]);
  const more = [line('night', 1_500), line('promotion', -1_100), line('coupon', -300)];
  expect(leaveCardMinimum(PREPAY, [more])[0]).toEqual([
    line('night', 1_500),
    { ...line('promotion', -500), reduced_to_leave: 1_000 },
  ]);
});

test.each([
  { payment_type: 'FREE_HOLD', currency: 'KRW' },
  { payment_type: 'GUARANTEE', currency: 'KRW' },
  { payment_type: 'PREPAY', currency: 'USD' },
] as const)('keeps small totals if no card is charged or the currency has no minimum: %j', (terms) => {
  const rooms = [[line('night', 5_000), line('promotion', -4_500)]];
  expect(leaveCardMinimum(terms, rooms)).toEqual(rooms);
});
