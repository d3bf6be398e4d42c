import { expect, test } from 'vitest';
import { ASSIGNED, UNASSIGNED } from './coupons.ts';
import { translations } from './text.ts';

test('no coupon title contains an amount, because the card shows it above the title', () => {
  for (const { title } of [...Object.values(ASSIGNED), ...Object.values(UNASSIGNED)]) {
    expect(Object.keys(title)).toHaveLength(2 + Object.keys(translations).length);
    for (const text of Object.values(title)) expect(text).not.toMatch(/[\d₩%]/);
  }
});
