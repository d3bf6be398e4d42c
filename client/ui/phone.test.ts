import { expect, it } from 'vitest';
import { dashPhone, formatPhone, phoneDigits } from './phone.ts';

it.each([
  ['15881234', '1588-1234'],
  ['021234567', '02-123-4567'],
  ['0212345678', '02-1234-5678'],
  ['0311234567', '031-123-4567'],
  ['01012345678', '010-1234-5678'],
  ['010-1234-5678', '010-1234-5678'],
  ['010 1234', '0101234'],
  ['+81 90 1234 5678', '+819012345678'],
  ['', ''],
])('formats %s as %s', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
  expect(phoneDigits(shown)).toBe(phoneDigits(typed));
});

it.each([
  ['010****5678', '010-****-5678'],
  ['02****5678', '02-****-5678'],
  ['****1234', '****-1234'],
  ['8210****5678', '+8210****5678'],
])('formats the masked number %s as %s', (masked, shown) => {
  expect(formatPhone(masked)).toBe(shown);
});

it('adds a plus sign to a stored foreign number, but not to a typed one', () => {
  expect(formatPhone('14155550199')).toBe('+14155550199');
  expect(dashPhone('14155550199')).toBe('14155550199');
  expect(formatPhone('+14155550199')).toBe('+14155550199');
});
