import { expect, test } from 'vitest';
import { prefilled } from './prefill.ts';

const profile = { user_name: '이서준', email: 'seojun@guest.example', phone_number: '01055500177' };

test('prefills missing values from the provider, except the phone number', () => {
  expect(prefilled({ first_name: undefined }, profile)).toEqual({ first_name: '이서준', email: profile.email });
  expect(prefilled({ first_name: '준', email: '' }, { ...profile, last_name: '이' })).toEqual({
    last_name: '이',
    first_name: '준',
    email: '',
  });
  expect(prefilled({}, null)).toEqual({});
});
