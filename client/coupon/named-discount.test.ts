import { expect, test } from 'vitest';
import { namesDiscount } from './named-discount.ts';

function fixed(coupon_title: string, discount_amount: number) {
  return namesDiscount({ coupon_title, discount_type: 'FIXED', discount_amount });
}
function percent(coupon_title: string, discount_amount: number) {
  return namesDiscount({ coupon_title, discount_type: 'PERCENT', discount_amount });
}

test('finds the discount in a title, in digits or in Korean numbers', () => {
  expect(fixed('객실 2만원 할인', 20_000)).toBe(true);
  expect(fixed('바다 객실 2만5천원 할인', 25_000)).toBe(true);
  expect(fixed('₩20,000 off a night', 20_000)).toBe(true);
  expect(percent('서울 1박 10% 할인', 10)).toBe(true);
  expect(percent('50 % de descuento', 50)).toBe(true);
});

test('finds no discount in a title with other numbers or without any', () => {
  expect(fixed('서울 1박 할인', 10_000)).toBe(false);
  expect(fixed('₩200,000 off a night', 20_000)).toBe(false);
  expect(fixed('Spring offer', 10_000)).toBe(false);
  expect(percent('Stay 10 nights', 10)).toBe(false);
  expect(percent('110% points', 10)).toBe(false);
});
