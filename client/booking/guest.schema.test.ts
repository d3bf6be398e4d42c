import { expect, test } from 'vitest';
import { guestResolver } from './guest.schema.ts';

const guest = {
  guest_last_name: '김',
  guest_first_name: '민서',
  guest_phone: '01055500142',
  guest_email: 'minseo@guest.example',
};
const agreements = { PRIVACY: true as const, TERMS: true as const, MARKETING: false };
const options = { fields: {}, shouldUseNativeValidation: false } as const;
async function wrongFields(emergency: boolean, values: unknown) {
  const { errors } = await guestResolver(emergency)(values as never, undefined, options);
  return Object.entries(errors).flatMap(([group, inside]) => Object.keys(inside ?? {}).map((key) => `${group}.${key}`));
}

test('the contract judges the form', async () => {
  expect(await wrongFields(false, { customerInfo: guest, agreements })).toEqual([]);
  expect(
    await wrongFields(false, {
      customerInfo: { ...guest, guest_first_name: '  ', guest_phone: '0105', guest_email: 'minseo@' },
      agreements: { ...agreements, TERMS: false },
    }),
  ).toEqual([
    'customerInfo.guest_first_name',
    'customerInfo.guest_phone',
    'customerInfo.guest_email',
    'agreements.TERMS',
  ]);
});

test('somebody to reach in an emergency is asked for where the property asks, and only there', async () => {
  expect(await wrongFields(true, { customerInfo: guest, agreements })).toEqual([
    'customerInfo.emergency_name',
    'customerInfo.emergency_phone',
  ]);
});
