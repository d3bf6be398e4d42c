import { expect, test } from 'vitest';
import { digitsOnly, orNothing, phoneNumber } from './typed.ts';
import { type FormFields, violationsOf } from './violations.ts';

const fields: FormFields<'guest.phone' | 'guest.email' | 'agreements.TERMS'> = {
  names: ['guest.phone', 'guest.email', 'agreements.TERMS'],
  byCode: { invalid_phone: 'guest.phone', invalid_email: 'guest.email' },
};

test("assigns pointers to fields in the form's order, and ignores unknown pointers", () => {
  const errors = [
    { pointer: '/agreements/TERMS', code: 'validation' },
    { pointer: '/quote_id', code: 'validation' },
    { pointer: '/guest/phone', code: 'invalid_phone' },
  ] as const;
  expect(violationsOf({ code: 'validation', errors: [...errors] }, fields)).toEqual([
    { field: 'guest.phone', code: 'invalid_phone' },
    { field: 'agreements.TERMS', code: 'validation' },
  ]);
});

test('assigns a code to its field if there is no pointer; pointers take precedence', () => {
  expect(violationsOf({ code: 'invalid_email' }, fields)).toEqual([{ field: 'guest.email', code: 'invalid_email' }]);
  expect(violationsOf({ code: 'reservation_failed' }, fields)).toEqual([]);
  expect(violationsOf(null, fields)).toEqual([]);
  const errors = [{ pointer: '/agreements/TERMS', code: 'validation' as const }];
  expect(violationsOf({ code: 'invalid_phone', errors }, fields)).toEqual([
    { field: 'agreements.TERMS', code: 'validation' },
  ]);
});

test.each([
  ['010-5550-0142', '01055500142'],
  ['+82 10 5550 0142', '821055500142'],
  ['', undefined],
])('sends the phone number %j as %j', (typed, sent) => {
  expect(phoneNumber(typed)).toBe(sent);
});

test('omits blank optional values', () => {
  expect([orNothing('  '), orNothing(' late ')]).toEqual([undefined, 'late']);
});

test('sends only the digits of a number with dashes', () => {
  expect([digitsOnly('120-81-47521'), digitsOnly('-'), digitsOnly(undefined)]).toEqual([
    '1208147521',
    undefined,
    undefined,
  ]);
});
