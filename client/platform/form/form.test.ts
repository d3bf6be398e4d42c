import { expect, test } from 'vitest';
import { digitsOnly, orNothing, phoneNumber } from './typed.ts';
import { type FormFields, violationsOf } from './violations.ts';

const fields: FormFields<'guest.phone' | 'guest.email' | 'agreements.TERMS'> = {
  names: ['guest.phone', 'guest.email', 'agreements.TERMS'],
  byCode: { invalid_phone: 'guest.phone', invalid_email: 'guest.email' },
};

test('assigns pointers to fields in the order of the form, and ignores unknown ones', () => {
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

test('assigns a code with its own field without a pointer; pointers come first', () => {
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
])('sends the number %j as %j', (typed, sent) => {
  expect(phoneNumber(typed)).toBe(sent);
});

test('leaves out blank optional values', () => {
  expect([orNothing('  '), orNothing(' late ')]).toEqual([undefined, 'late']);
});

test('sends a number with dashes as digits', () => {
  expect([digitsOnly('120-81-47521'), digitsOnly('-'), digitsOnly(undefined)]).toEqual([
    '1208147521',
    undefined,
    undefined,
  ]);
});
