import { test } from 'vitest';
import { useSiteDatabase } from '../support/database/site-database.ts';
import { DESK, useBrowser, visitor } from '../support/pages/browser.ts';
import {
  choose,
  confirmed,
  continueButton,
  expect,
  field,
  fillIn,
  GUEST,
  headed,
  NUMBER,
  pay,
  ROOMS,
  sitePageOf,
  stayIn,
  toList,
} from '../support/pages/site-page.ts';

useBrowser();
useSiteDatabase();

const PARTY = JSON.stringify([{ adult: 2, kid: 1, infant: 0, pet: 0 }]);

test('going back at any step keeps all entries, and so do the links to earlier steps', async () => {
  const { page } = await visitor({ viewport: DESK, locale: 'en-US' });
  const sitePage = sitePageOf(page, 'en');
  const { formatMessage } = sitePage;
  await toList(sitePage, 68, { resvInfo: PARTY });
  const offer = { room: ROOMS.FAM.en, offer: formatMessage('catalogue:offer.roomOnly') };
  await page
    .getByRole('button', { name: formatMessage('catalogue:offer.chooseNamed', offer) })
    .scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  // Wait for the code that records scroll positions. It loads after the page, but before a guest would continue.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/follow-page-')),
  );
  expect(scrolled).toBeGreaterThan(0);
  await choose(sitePage, 'FAM');
  await fillIn(sitePage);
  await page.goBack();
  await headed(page, formatMessage('catalogue:options.title'));
  await page.goBack();
  await headed(page, formatMessage('catalogue:list.title'));
  await expect(page.getByText(formatMessage('catalogue:party.count.kid', { count: 1 })).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.goForward();
  await headed(page, formatMessage('catalogue:options.title'));
  await page.goForward();
  await headed(page, formatMessage('booking:info.title'));
  await expect(field(sitePage, 'guest_email')).toHaveValue(GUEST.guest_email);
  await continueButton(sitePage).click();
  await headed(page, formatMessage('payment:heading.PREPAY'));

  await page.goBack();
  await expect(page.getByText(formatMessage('booking:info.held.title'))).toBeVisible();
  await page.getByRole('button', { name: formatMessage('booking:info.held.change') }).click();
  await expect(field(sitePage, 'guest_email')).toHaveValue(GUEST.guest_email);
  await field(sitePage, 'guest_first_name').fill('서준');
  await continueButton(sitePage).click();
  await headed(page, formatMessage('payment:heading.PREPAY'));
  await expect(page.getByText('김서준')).toBeVisible();
  const toRooms = page
    .getByRole('navigation', { name: formatMessage('booking:steps.label') })
    .getByRole('button', { name: formatMessage('booking:steps.room') });
  await toRooms.click();
  await headed(page, formatMessage('catalogue:list.title'));
  await expect(page.getByText(formatMessage('booking:info.held.choosing'))).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.getByRole('link', { name: formatMessage('booking:info.continue.PREPAY') }).click();
  await headed(page, formatMessage('payment:heading.PREPAY'));
  await toRooms.click();
  await headed(page, formatMessage('catalogue:list.title'));
  await choose(sitePage, 'FAM');
  await expect(page.getByText(formatMessage('booking:info.held.title'))).toBeHidden();
  await expect(field(sitePage, 'guest_first_name')).toHaveValue('서준');
  await continueButton(sitePage).click();
  await pay(sitePage);
  expect(await confirmed(sitePage)).toMatch(NUMBER);
});

test('dates and party are kept until the end of the day', async () => {
  const { page, context } = await visitor();
  await toList(sitePageOf(page), 70, { resvInfo: PARTY });
  const cookies = await context.cookies();
  const ends = ['d_booking_dates', 'd_booking_party'].map(
    (name) => cookies.find((cookie) => cookie.name === name)?.expires ?? 0,
  );
  const inSeoul = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Seoul', dateStyle: 'short', timeStyle: 'medium' });
  expect(ends.map((end) => inSeoul.format(end * 1000))).toEqual(Array(2).fill(`${stayIn(0).startDate} 23:59:59`));
});
