// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { UserInfo } from '../../generated/types.ts';
import { storage } from '../platform/tab/storage.ts';
import { guestOf, guestPrefill } from './guest-prefill.ts';
import { session } from './session.ts';

const minseo = {
  user_name: '김민서',
  last_name: '김',
  first_name: '민서',
  phone_number: '01055500142',
  email: 'minseo@guest.example',
} as UserInfo;

beforeEach(() => {
  sessionStorage.clear();
  document.documentElement.lang = 'ko';
  session.user = null;
});

test("maps the member's name, phone number and email address to the guest fields", () => {
  expect(guestOf(minseo)).toEqual({
    guest_last_name: '김',
    guest_first_name: '민서',
    guest_phone: '01055500142',
    guest_email: 'minseo@guest.example',
  });
});

test('omits unknown details, and splits a full name', () => {
  expect(guestOf({ user_name: 'Emma Jane Reed' } as UserInfo)).toEqual({
    guest_last_name: 'Reed',
    guest_first_name: 'Emma Jane',
  });
});

test('uses the English name in a form that puts the given name first', () => {
  const known = { ...minseo, last_name_en: 'Kim', first_name_en: 'Minseo' };
  expect(guestOf(known, 'en')).toMatchObject({ guest_last_name: 'Kim', guest_first_name: 'Minseo' });
  expect(guestOf(known, 'ko')).toMatchObject({ guest_last_name: '김', guest_first_name: '민서' });
  expect(guestOf(minseo, 'en')).toMatchObject({ guest_last_name: '김', guest_first_name: '민서' });
});

test("never combines part of the member's name with the name in the address", () => {
  storage.guestPrefill.set({ guest_last_name: 'Nobody', guest_memo: 'late arrival' });
  session.user = { user_name: '김민서' } as UserInfo;
  expect(guestPrefill()).toEqual({ guest_first_name: '김민서', guest_memo: 'late arrival' });
});

test("prefers the member's details to those in the address", () => {
  storage.guestPrefill.set({ guest_last_name: 'Nobody', guest_memo: 'late arrival' });
  expect(guestPrefill()).toEqual({ guest_last_name: 'Nobody', guest_memo: 'late arrival' });
  session.user = minseo;
  expect(guestPrefill()).toMatchObject({ guest_last_name: '김', guest_memo: 'late arrival' });
});
