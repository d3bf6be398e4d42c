import { expect, test } from 'vitest';
import { maskPhone } from './phone.ts';

test.each([
  ['01055500142', '010****0142'],
  ['025550142', '0****0142'],
  ['15881234', '****1234'],
  ['8210055500142', '82100****0142'],
])('masks four digits of %s', (digits, masked) => {
  expect(maskPhone(digits)).toBe(masked);
});
