// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { readCookie, writeCookie } from './cookies.ts';
import type { PageData } from '../api/page-data.ts';

/** Simulates a page load in this tab, with fresh modules and the same storage. */
async function loadPage() {
  vi.resetModules();
  const [hotel, code, language] = await Promise.all([
    import('./hotel.tsx'),
    import('./hotel-code.ts'),
    import('../i18n/language.ts'),
  ]);
  return { ...hotel, ...code, ...language };
}
function soon() {
  return new Date(Date.now() + 60_000);
}
function otherTab(hotel: string, language: string) {
  writeCookie('d_booking_code', hotel, soon());
  localStorage.setItem('lang', language);
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  writeCookie('d_booking_code', '', new Date(0));
});

test('starts a new tab with the hotel in the cookie, and keeps it when another tab changes the cookie', async () => {
  writeCookie('d_booking_code', '1', soon());
  const { hotelCode } = await loadPage();
  expect(hotelCode()).toBe('1');
  otherTab('15', 'ENG');
  expect(hotelCode()).toBe('1');
  expect((await loadPage()).hotelCode()).toBe('1');
  sessionStorage.clear();
  expect((await loadPage()).hotelCode()).toBe('15');
});

test('clears an unknown hotel only in its own tab', async () => {
  const { forgetHotel, hotelCode, keepHotelCode } = await loadPage();
  keepHotelCode('999');
  otherTab('15', 'KOR');
  forgetHotel();
  expect([hotelCode(), readCookie('d_booking_code')]).toEqual([null, '15']);
});

test("removes a page that was prerendered for another tab's hotel", async () => {
  const { keepHotelCode } = await loadPage();
  keepHotelCode('1');
  otherTab('15', 'KOR');
  document.documentElement.lang = 'ko';
  document.documentElement.dataset.brand = 'nami';
  document.documentElement.hidden = true;
  document.head.innerHTML = '<title data-server>솔 리조트</title>';
  document.body.innerHTML = '<div id="root"><h1>솔 리조트</h1></div>';
  const prerendered = { hotelCode: '15', locale: 'ko', main: { hotel: { hotel_code: '15' } } } as PageData;

  const { hotelCode, hotelKnown, takeHotel } = await loadPage();
  expect(takeHotel(prerendered)).toBe(false);
  expect([hotelCode(), hotelKnown()]).toEqual(['1', null]);
  expect([document.title, document.body.textContent]).toEqual(['', '']);
  expect([document.documentElement.hidden, document.documentElement.dataset.brand]).toEqual([false, undefined]);

  sessionStorage.clear();
  const newTab = await loadPage();
  expect([newTab.takeHotel(prerendered), newTab.hotelCode()]).toEqual([true, '15']);
});

test('keeps a separate language in each tab; a new tab starts with the last chosen language', async () => {
  localStorage.setItem('lang', 'THA');
  expect((await loadPage()).currentLocale()).toBe('th');
  otherTab('1', 'ENG');
  expect((await loadPage()).currentLocale()).toBe('th');
  (await loadPage()).keepLocale('vi');
  expect([localStorage.getItem('lang'), (await loadPage()).currentLocale()]).toEqual(['VIE', 'vi']);
  sessionStorage.clear();
  otherTab('1', 'ENG');
  expect((await loadPage()).currentLocale()).toBe('en');
});
