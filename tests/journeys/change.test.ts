import { test } from 'vitest';
import { raisePrice, useSiteDatabase } from '../support/database/site-database.ts';
import { DESK, useBrowser, visitor } from '../support/pages/browser.ts';
import { unreachable } from '../support/pages/intercept.ts';
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
  sitePageOf,
  stayIn,
  toList,
} from '../support/pages/site-page.ts';
import { won } from '../support/client/messages.ts';

useBrowser();
useSiteDatabase();

test('shows the old and the new price when the price changes, and books at the new price once the guest accepts it', async () => {
  const { page } = await visitor({ viewport: DESK, locale: 'en-US' });
  const sitePage = sitePageOf(page, 'en');
  const { formatMessage } = sitePage;
  await toList(sitePage, 74);
  await choose(sitePage, 'FAM');
  await fillIn(sitePage);
  const before = Number(
    (await page
      .getByText(/₩[\d,]+/)
      .last()
      .textContent())!.replace(/\D/g, ''),
  );
  await raisePrice('FAM', stayIn(74).startDate, 10_000);
  await continueButton(sitePage).click();
  await expect(page.getByText(formatMessage('booking:priceChanged.title'))).toBeVisible();
  const prices = page.locator('p', { has: page.locator('s') });
  const [old, now] = (await prices.textContent())!.match(/₩[\d,]+/g)!.map((price) => Number(price.replace(/\D/g, '')));
  expect(now).toBe(old! + 10_000);
  expect(before).toBeGreaterThan(0);
  await page
    .getByRole('button', { name: formatMessage('booking:priceChanged.accept', { price: won(now!, 'en') }) })
    .click();
  await expect(field(sitePage, 'guest_email')).toHaveValue(GUEST.guest_email);
  await continueButton(sitePage).click();
  await expect(
    page.getByRole('button', { name: formatMessage('payment:pay.PREPAY', { amount: won(now!, 'en') }) }),
  ).toBeVisible();
  await pay(sitePage);
  expect(await confirmed(sitePage)).toMatch(NUMBER);
});

test('reports a lost connection, keeps the entries, and retries', async () => {
  const { page } = await visitor({ alone: true });
  const sitePage = sitePageOf(page);
  const { formatMessage } = sitePage;
  await toList(sitePage, 80);
  await choose(sitePage);
  await fillIn(sitePage);
  const holds = await unreachable(page, '**/api/client/booking/holds');
  await continueButton(sitePage).click();
  await expect(page.getByText(formatMessage('booking:info.interrupted.title'))).toBeVisible();
  holds.reach();
  await page.getByRole('button', { name: formatMessage('booking:info.interrupted.retry') }).click();
  await headed(page, formatMessage('payment:heading.PREPAY'));
});
