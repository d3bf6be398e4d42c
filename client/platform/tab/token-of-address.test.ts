// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { storage } from './storage.ts';
import { takeTokenOfAddress } from './token-of-address.ts';

const DETAIL = '/reservation/detail?number=HS7K2M9QX4&lang=KOR';

beforeEach(() => sessionStorage.clear());

test('stores the token in the fragment for the reservation, and removes it from the address', () => {
  history.replaceState(null, '', `${DETAIL}#token=haneul.aB3_-x`);
  takeTokenOfAddress();
  expect(storage.reservationToken.of('HS7K2M9QX4').get()).toBe('haneul.aB3_-x');
  expect(location.pathname + location.search + location.hash).toBe(DETAIL);
});

test.each(['/reservation/detail#token=haneul.aB3', `${DETAIL}#token=`, `${DETAIL}#part`, `${DETAIL}#token=<b>`])(
  'stores nothing from %s',
  (address) => {
    history.replaceState(null, '', address);
    takeTokenOfAddress();
    expect(Object.keys(sessionStorage)).toEqual([]);
  },
);
