import { test } from 'vitest';
import { formatMessageIn } from '../../support/client/messages.ts';
import { useSiteDatabase } from '../../support/database/site-database.ts';
import { DESK } from '../../support/pages/browser.ts';
import { confirmByCode } from '../../support/pages/login-page.ts';
import {
  choose,
  confirmed,
  continueButton,
  expect,
  fillIn,
  GUEST,
  headed,
  NUMBER,
  sitePageOf,
  startAddress,
  stayIn,
  toList,
  toPayment,
} from '../../support/pages/site-page.ts';
import { domVisitor, useDom } from '../../support/dom/visitor.ts';

useDom();
useSiteDatabase();

const PARTY_WITH_PET = JSON.stringify([{ adult: 2, kid: 0, infant: 0, pet: 1 }]);

test('hotel 10 accepts pets, and requires a code instead of a prepayment', async () => {
  const { page } = await domVisitor({ viewport: DESK });
  const sitePage = sitePageOf(page);
  await toList(sitePage, 60, { hotel: '10', resvInfo: PARTY_WITH_PET });
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'nami');
  await choose(sitePage, 'OCN');
  await expect(page.getByText(sitePage.formatMessage('booking:party.pet', { count: 1 })).first()).toBeVisible();
  const { formatMessage } = sitePage;
  const guest_phone = '01055500910';
  await fillIn(sitePage, { ...GUEST, guest_phone });
  await expect(continueButton(sitePage)).toHaveText(formatMessage('booking:info.continue.FREE_HOLD'));
  await confirmByCode(sitePage, guest_phone);
  expect(await confirmed(sitePage)).toMatch(NUMBER);
});

test("the address of another hotel doesn't release held rooms until the guest agrees", async () => {
  const { page } = await domVisitor({ locale: 'en-US' });
  const sitePage = sitePageOf(page, 'en');
  const { formatMessage } = sitePage;
  const question = page.getByRole('alertdialog', { name: formatMessage('booking-form:leave.title') });
  await toPayment(sitePage, 64);
  await page.goto(startAddress({ hotel: '10' }));
  await expect(question).toBeVisible();
  await expect(page.getByText(formatMessage('booking-form:leave.body', { name: 'Nami Pets Yangyang' }))).toBeVisible();
  await page.getByRole('button', { name: formatMessage('booking-form:leave.keep') }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('timer')).toBeVisible();
  await page.goto('/membership?hotel_code=10');
  await expect(question).toBeVisible();
  // A reload keeps the rooms.
  await page.reload();
  await headed(page, formatMessage('payment:heading.PREPAY'));
  await expect(question).toHaveCount(0);
  await page.goto('/membership?hotel_code=10');
  await page.getByRole('button', { name: formatMessage('booking-form:leave.go') }).click();
  await page.waitForURL(/\/membership$/);
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'nami');
  await page.goto('/payment');
  await page.waitForURL(/\/reservation/);
});

test.each([
  ['an unknown hotel', startAddress({ hotel: '999' })],
  ['no hotel at all', '/start'],
  ['a page opened without the entry page', '/reservation'],
])('%s leads to the invalid access page', async (_, path) => {
  const { page } = await domVisitor({ path, locale: 'en-US' });
  const formatMessage = formatMessageIn('en');
  await page.waitForURL(/\/error$/);
  await headed(page, formatMessage('dead-end:noProperty.title'));
  await expect(page.getByText(formatMessage('dead-end:noProperty.body'))).toBeVisible();
  await expect(page.getByText(formatMessage('app:invalidAccess'), { exact: true }).last()).toBeVisible();
  await expect(page.getByRole('link')).toHaveCount(0);
  expect((await page.context().cookies()).filter(({ name }) => name === 'd_booking_code')).toEqual([]);
});

test('an unknown address keeps the property, and offers a search and other links', async () => {
  const { page } = await domVisitor({ path: startAddress() });
  const formatMessage = formatMessageIn('ko');
  await headed(page, '하루 시티 서울');
  await page.goto('/no/such/page');
  await headed(page, formatMessage('dead-end:notFound.title'));
  await expect(page.getByRole('search', { name: formatMessage('catalogue:search.label') })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: formatMessage('app:header.lookup') })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: formatMessage('app:header.home') })
    .click();
  await headed(page, '하루 시티 서울');
});

test('entry dates open the list, and an invalid party or date is reported', async () => {
  const { page } = await domVisitor({
    path: startAddress({ ...stayIn(64), resvInfo: '[{"adult":2,"kid":1}]', promotion: 'SUMMER10' }),
  });
  const { formatMessage } = sitePageOf(page);
  await headed(page, formatMessage('catalogue:list.title'));
  const said = () => [...new URL(page.url()).searchParams.keys()];
  await expect.poll(said).toEqual(['hotel_code', 'startDate', 'endDate', 'resvInfo', 'promotion']);
  await expect(page.getByText(formatMessage('catalogue:party.count.kid', { count: 1 })).first()).toBeVisible();
  await expect(page.getByText(formatMessage('catalogue:promotion.applied', { name: '초여름 10%' }))).toBeVisible();
  await page.goto(startAddress({ ...stayIn(64), resvInfo: '{"adult":"<script>"}' }));
  await expect(page.getByText(formatMessage('session:entry.partyChanged'))).toBeVisible();
  await headed(page, formatMessage('catalogue:list.title'));
  await expect(page.getByText(formatMessage('catalogue:party.count.adult', { count: 2 })).first()).toBeVisible();
  await page.goto(startAddress({ startDate: '2027-02-30', endDate: '2027-03-01' }));
  await expect(page.getByText(formatMessage('app:datesIgnored'))).toBeVisible();
  await headed(page, '하루 시티 서울');
});

test('hotel 12 redirects to hotel 14, and the hotel code is remembered for 90 days', async () => {
  const { page, context } = await domVisitor({ path: startAddress({ hotel: '12' }) });
  await headed(page, '솔 리조트 강릉');
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'd_booking_code');
  await expect.poll(async () => (await cookie())?.value).toBe('14');
  const days = ((await cookie())!.expires - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(89);
  expect(days).toBeLessThanOrEqual(90);
});

test('the address stores the filters of the list, and choosing a nearby day moves the stay', async () => {
  const { page } = await domVisitor({ locale: 'en-US' });
  const sitePage = sitePageOf(page, 'en');
  const { formatMessage } = sitePage;
  await toList(sitePage, 53);
  const rooms = page.getByRole('article');
  await expect(rooms.first()).toBeVisible();
  const all = await rooms.count();
  const filters = page.getByRole('group', { name: formatMessage('catalogue:list.filters') });
  const breakfast = filters.getByRole('button', { name: 'Breakfast' });
  await breakfast.click();
  await expect.poll(() => rooms.count()).toBeLessThan(all);
  await expect(breakfast).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(formatMessage('catalogue:offer.roomOnly'))).toHaveCount(0);
  const left = await rooms.count();
  await page.reload();
  await expect.poll(() => rooms.count()).toBe(left);
  await expect(breakfast).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: formatMessage('catalogue:list.clear') }).click();
  await expect.poll(() => rooms.count()).toBe(all);

  await page.getByText(formatMessage('catalogue:list.otherDays')).click();
  const around = page.getByRole('navigation', { name: formatMessage('catalogue:list.daysAround') });
  const days = around.getByRole('button');
  await expect(days).toHaveCount(7);
  const wanted = days.and(page.locator(':not([aria-disabled], [aria-current])')).last();
  const day = (await wanted.getAttribute('aria-label'))!.split(',').slice(0, 2).join(',');
  const before = page.url();
  await wanted.click();
  await expect(around.locator('[aria-current=date]')).toHaveAttribute('aria-label', new RegExp(`^${day}`));
  const chosen = page.getByRole('search').getByRole('button', { name: day.split(', ')[1]! });
  await expect(chosen).toBeVisible();
  // The page shows the day before its address does.
  await expect.poll(() => page.url()).not.toBe(before);

  const shared = page.url();
  await page.goBack();
  await expect(chosen).toHaveCount(0);
  await page.goForward();
  await expect(chosen).toBeVisible();
  const other = await domVisitor({ locale: 'en-US', path: shared });
  const same = other.page.getByRole('search').getByRole('button', { name: day.split(', ')[1]! });
  await expect(same).toBeVisible();
});
