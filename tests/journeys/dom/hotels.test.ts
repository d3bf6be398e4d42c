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

test.each([
  ['an unknown hotel', startAddress({ hotel: '999' })],
  ['no hotel at all', '/start'],
  ['a page opened without the entry page', '/reservation'],
])('%s leads to the invalid access page', async (_, path) => {
  const { page } = await domVisitor({ path, locale: 'en-US' });
  const formatMessage = formatMessageIn('en');
  await page.waitForURL(/\/error$/);
  await headed(page, formatMessage('session:error.invalid'));
  await expect(page.getByText(formatMessage('session:error.restart'))).toBeVisible();
  await expect(page.getByText(formatMessage('app:invalidAccess'), { exact: true }).last()).toBeVisible();
  await expect(page.getByRole('link')).toHaveCount(0);
  expect((await page.context().cookies()).filter(({ name }) => name === 'd_booking_code')).toEqual([]);
});

test('an unknown address shows OOPS and links to home', async () => {
  const { page } = await domVisitor({ path: startAddress() });
  const formatMessage = formatMessageIn('ko');
  await headed(page, '하루 시티 서울');
  await page.goto('/no/such/page');
  await headed(page, formatMessage('session:error.title'));
  await expect(page.getByText('OOPS')).toBeVisible();
  await page.getByRole('link', { name: formatMessage('session:error.home') }).click();
  await headed(page, '하루 시티 서울');
});

test('entry dates open the list, and an invalid party is reported', async () => {
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
});
