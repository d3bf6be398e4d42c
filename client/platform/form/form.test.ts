import { expect, test } from 'vitest';
import { digitsOnly, orNothing, phoneNumber } from './typed.ts';
import { type FormFields, violationsOf } from './violations.ts';

const fields: FormFields<'guest.phone' | 'guest.email' | 'agreements.TERMS'> = {
  names: ['guest.phone', 'guest.email', 'agreements.TERMS'],
  byCode: { invalid_phone: 'guest.phone', invalid_email: 'guest.email' },
};

test("the server's pointers come to their fields, in the form's order, and what the form does not have is left out", () => {
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

test('a code that names its field needs no pointer; pointers go first', () => {
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
])('the number %j is sent as %j', (typed, sent) => {
  expect(phoneNumber(typed)).toBe(sent);
});

test('what is optional and only blank is not sent', () => {
  expect([orNothing('  '), orNothing(' late ')]).toEqual([undefined, 'late']);
});

test('a number that is typed with dashes is sent in digits', () => {
  expect([digitsOnly('120-81-47521'), digitsOnly('-'), digitsOnly(undefined)]).toEqual([
    '1208147521',
    undefined,
    undefined,
  ]);
});
