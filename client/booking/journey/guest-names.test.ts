// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { UserInfo } from '../../../generated/types.ts';
import { clearGuest, fillInGuest, renameGuest } from './booking.actions.ts';
import { booking } from './booking.store.ts';

const CONTACT = { guest_phone: '01055500142', guest_email: 'minseo@guest.example' };
const KOREAN = { guest_last_name: '김', guest_first_name: '민서', ...CONTACT };
const ENGLISH = { guest_last_name: 'Kim', guest_first_name: 'Minseo', ...CONTACT };
const FORMS = [KOREAN, ENGLISH];
const MINSEO = {
  user_name: '김민서',
  last_name: '김',
  first_name: '민서',
  last_name_en: 'Kim',
  first_name_en: 'Minseo',
} as UserInfo;
const EMPTY = { guest_last_name: '', guest_first_name: '', guest_phone: '', guest_email: '' };

function customer() {
  return booking.getSnapshot().context.customerInfo;
}
function typed(customerInfo: object) {
  booking.send({ type: 'SAVE_INFO', customerInfo });
}
beforeEach(() =>
  typed({
    ...EMPTY,
    booker_last_name: undefined,
    booker_first_name: undefined,
    booker_phone: undefined,
    booker_email: undefined,
  }),
);

test('a login fills in the whole name or leaves a partly typed name alone', () => {
  typed({ guest_last_name: '이' });
  fillInGuest(KOREAN);
  expect(customer()).toMatchObject({ ...CONTACT, guest_last_name: '이', guest_first_name: '' });
  typed(EMPTY);
  fillInGuest(KOREAN);
  expect(customer()).toMatchObject(KOREAN);
});

test('a login leaves a partly typed booker name alone', () => {
  typed({ booker_last_name: '이', booker_first_name: '', booker_phone: '', booker_email: '' });
  fillInGuest(KOREAN);
  expect(customer()).toMatchObject({
    booker_last_name: '이',
    booker_first_name: '',
    booker_phone: CONTACT.guest_phone,
  });
});

test("a logout clears the member's name, whether in Korean or in English letters", () => {
  for (const form of FORMS) {
    typed(form);
    clearGuest(FORMS);
    expect(customer()).toMatchObject(EMPTY);
  }
});

test("another language replaces the member's name, but not a name that the guest has typed", () => {
  typed(KOREAN);
  renameGuest(MINSEO, 'en');
  expect(customer()).toMatchObject(ENGLISH);
  typed({ guest_first_name: 'Min' });
  renameGuest(MINSEO, 'ko');
  expect(customer()).toMatchObject({ guest_last_name: 'Kim', guest_first_name: 'Min' });
});
