import { test } from 'vitest';
import { useSiteDatabase } from '../support/database/site-database.ts';
import { useBrowser, visitor } from '../support/pages/browser.ts';
import {
  choose,
  confirmed,
  continueButton,
  expect,
  field,
  fillIn,
  headed,
  NUMBER,
  payButton,
  sitePageOf,
  startAddress,
  toList,
} from '../support/pages/site-page.ts';

useBrowser();
useSiteDatabase();

test('hotel 13 requires an emergency contact and a card guarantee, and reports an expired card', async () => {
  const { page } = await visitor({ locale: 'en-US' });
  const sitePage = sitePageOf(page, 'en');
  const { formatMessage } = sitePage;
  await toList(sitePage, 62, { hotel: '13' });
  await choose(sitePage, 'ONS');
  await fillIn(sitePage);
  await continueButton(sitePage).click();
  await expect(page.getByText(formatMessage('booking-form:guest.errors.emergency_name.missing'))).toBeVisible();
  await field(sitePage, 'emergency_name').fill('Kim Hajun');
  await field(sitePage, 'emergency_phone').fill('01055500143');
  await continueButton(sitePage).click();
  await headed(page, formatMessage('payment:heading.GUARANTEE'));
  await payButton(sitePage).click();

  const frame = page.frameLocator(`iframe[title="${formatMessage('payment:frame.title')}"]`);
  await headed(page, formatMessage('payment:frame.heading'));
  await frame.locator('input[value="guarantee_expired"]').check();
  await frame.getByRole('button').click();
  await headed(page, formatMessage('payment:progress.failed.title_GUARANTEE'));
  await page.getByRole('button', { name: formatMessage('payment:progress.again_GUARANTEE') }).click();
  await frame.locator('input[value="guarantee"]').check();
  await frame.getByRole('button').click();
  expect(await confirmed(sitePage)).toMatch(NUMBER);
});

test('hotel 12 redirects to hotel 14, and the hotel code is remembered for 90 days', async () => {
  const { page, context } = await visitor({ path: startAddress({ hotel: '12' }) });
  await headed(page, '솔 리조트 강릉');
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'd_booking_code');
  await expect.poll(async () => (await cookie())?.value).toBe('14');
  const days = ((await cookie())!.expires - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(89);
  expect(days).toBeLessThanOrEqual(90);
});

test('the address stores the filters of the list, and choosing a nearby day moves the stay', async () => {
  const { page } = await visitor({ locale: 'en-US' });
  const sitePage = sitePageOf(page, 'en');
  const { formatMessage } = sitePage;
  await toList(sitePage, 72);
  const rooms = page.getByRole('article');
  await expect(rooms.first()).toBeVisible();
  const all = await rooms.count();
  for (const seen of [rooms.first().getByRole('img').first(), rooms.first().getByText(/₩\d/).first()]) {
    const { y, height } = (await seen.boundingBox())!;
    expect(y + height).toBeLessThan(page.viewportSize()!.height);
  }
  await page.getByText(formatMessage('catalogue:list.filters')).click();
  await page.getByRole('combobox', { name: formatMessage('catalogue:room.term.included') }).selectOption({ index: 1 });
  await expect.poll(() => rooms.count()).toBeLessThan(all);
  await expect(page.getByText(formatMessage('catalogue:list.wishes', { count: 1 }))).toBeVisible();
  await expect(page.getByText(formatMessage('catalogue:offer.roomOnly'))).toHaveCount(0);
  const left = await rooms.count();
  await page.reload();
  await expect.poll(() => rooms.count()).toBe(left);
  await page.getByRole('button', { name: formatMessage('catalogue:list.clear') }).click();
  await expect.poll(() => rooms.count()).toBe(all);

  await page.getByText(formatMessage('catalogue:list.otherDays')).click();
  const around = page.getByRole('navigation', { name: formatMessage('catalogue:list.daysAround') });
  const days = around.getByRole('button');
  await expect(days).toHaveCount(7);
  const wanted = days.and(page.locator(':not([aria-disabled], [aria-current])')).last();
  const day = (await wanted.getAttribute('aria-label'))!.split(',').slice(0, 2).join(',');
  await wanted.click();
  await expect(around.locator('[aria-current=date]')).toHaveAttribute('aria-label', new RegExp(`^${day}`));
  const chosen = page.getByRole('search').getByRole('button', { name: day.split(', ')[1]! });
  await expect(chosen).toBeVisible();

  const shared = page.url();
  await page.goBack();
  await expect(chosen).toHaveCount(0);
  await page.goForward();
  await expect(chosen).toBeVisible();
  const other = await visitor({ locale: 'en-US', path: shared });
  const same = other.page.getByRole('search').getByRole('button', { name: day.split(', ')[1]! });
  await expect(same).toBeVisible();
});
