import type { Coupon } from '../../generated/types.ts';

const THOUSANDS = /[천만千万萬]/;

/** Returns whether the coupon's title includes its discount, for example as ₩25,000, 2만5천원 or 10%. */
export function namesDiscount({
  coupon_title: title,
  discount_type,
  discount_amount,
}: Pick<Coupon, 'coupon_title' | 'discount_type' | 'discount_amount'>): boolean {
  const amount = String(discount_amount);
  if (discount_type === 'PERCENT') return new RegExp(`(^|\\D)${amount}\\s?[%％]`).test(title);
  return title.split(/\s/).some((word) => {
    const digits = word.replaceAll(/\D/g, '');
    return digits !== '' && (THOUSANDS.test(word) ? withoutZeros(digits) === withoutZeros(amount) : digits === amount);
  });
}

function withoutZeros(digits: string): string {
  return digits.replace(/0+$/, '');
}
