import { expect, test } from 'vitest';
import { digits, fieldsOf, orNothing, refusedFields } from './guest.fields.ts';
import { guestResolver } from './guest.schema.ts';

test("the server's pointers come to their fields, in the form's order, and what the form does not have is left out", () => {
  expect(
    fieldsOf([
      { pointer: '/agreements/TERMS', code: 'validation' },
      { pointer: '/quote_id', code: 'validation' },
      { pointer: '/customerInfo/guest_phone', code: 'invalid_phone' },
    ]),
  ).toEqual([
    { field: 'customerInfo.guest_phone', code: 'invalid_phone' },
    { field: 'agreements.TERMS', code: 'validation' },
  ]);
});

test('a code that names its field needs no pointer; pointers go first', () => {
  expect(refusedFields({ code: 'invalid_email' })).toEqual([
    { field: 'customerInfo.guest_email', code: 'invalid_email' },
  ]);
  expect(refusedFields({ code: 'reservation_failed' })).toEqual([]);
  expect(
    refusedFields({
      code: 'invalid_phone',
      errors: [{ pointer: '/customerInfo/emergency_phone', code: 'invalid_phone' }],
    }),
  ).toEqual([{ field: 'customerInfo.emergency_phone', code: 'invalid_phone' }]);
});

test.each([
  ['010-5550-0142', '01055500142'],
  ['+82 10 5550 0142', '821055500142'],
  ['', undefined],
])('the number %j is sent as %j', (typed, sent) => {
  expect(digits(typed)).toBe(sent);
});

test('what is optional and only blank is not sent', () => {
  expect([orNothing('  '), orNothing(' late ')]).toEqual([undefined, 'late']);
});

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
