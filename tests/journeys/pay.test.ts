import { expect as equal, inject, test } from 'vitest';
import { useSiteDatabase } from '../support/database/site-database.ts';
import { DESK, useBrowser, visitor } from '../support/pages/browser.ts';
import { controlOf } from '../support/site/external-services.ts';
import { intercept } from '../support/pages/intercept.ts';
import type { SitePage } from '../support/pages/site-page.ts';
import {
  cardWindow,
  confirmed,
  expect,
  headed,
  NUMBER,
  pay,
  payButton,
  sitePageOf,
  toPayment,
  useCard,
} from '../support/pages/site-page.ts';
import { problemMessages } from '../support/client/messages.ts';

useBrowser();
useSiteDatabase();

function control() {
  return controlOf(inject('site').sandbox);
}

async function payAgain({ page, formatMessage }: SitePage): Promise<void> {
  await expect(page.getByText(formatMessage('payment:progress.stillHeld'))).toBeVisible();
  await page.getByRole('button', { name: formatMessage('payment:progress.again') }).click();
}

/** Presses Back once. This must skip the booking steps and the card window, which would repeat its POST request. */
async function leaveByBack({ page, formatMessage }: SitePage): Promise<void> {
  await page.goBack();
  await headed(page, formatMessage('catalogue:list.title'));
}

test('a declined card, an unauthorised card and a closed window cost nothing; the next card is charged, and Back stays on the site', async () => {
  const { page } = await visitor();
  const sitePage = sitePageOf(page);
  const { formatMessage } = sitePage;
  await toPayment(sitePage, 50);
  await pay(sitePage, 'declined');
  await headed(page, problemMessages('ko', 'payment_failed').title);
  await page.reload();
  await headed(page, problemMessages('ko', 'payment_failed').title);
  await payAgain(sitePage);
  await useCard(sitePage, 'not_authorised');
  await headed(page, problemMessages('ko', 'payment_failed').title);
  await payAgain(sitePage);
  await (await cardWindow(page)).locator('button[name="action"][value="cancel"]').click();
  await headed(page, formatMessage('payment:progress.cancelled.title'));
  await payAgain(sitePage);
  await useCard(sitePage);
  expect(await confirmed(sitePage)).toMatch(NUMBER);
  await leaveByBack(sitePage);
});

test('a forged return confirms nothing, and the held rooms can still be paid for', async () => {
  const { page } = await visitor({ viewport: DESK });
  const sitePage = sitePageOf(page);
  await toPayment(sitePage, 52);
  const answers = page.waitForResponse((response) => response.url().endsWith('/card-providers/nicepay/returns'));
  await pay(sitePage, 'forged_return');
  equal((await answers).status()).toBe(303);
  const forged = (await control().charges()).filter(({ scenario }) => scenario === 'forged_return');
  equal(forged.map(({ captured }) => captured)).toEqual([0]);
  // The payment is still ready, so its window can be opened again.
  await page.getByRole('button', { name: sitePage.formatMessage('payment:window.reopen') }).click();
  await useCard(sitePage);
  expect(await confirmed(sitePage)).toMatch(NUMBER);
  await leaveByBack(sitePage);
});

test('offers a way out within ten seconds if the payment window fails to load, stays empty or closes silently', async () => {
  const { page } = await visitor({ viewport: DESK, alone: true });
  const sitePage = sitePageOf(page);
  const { formatMessage } = sitePage;
  const never = () => new Promise<void>(() => undefined);
  const button = (name: string) => page.getByRole('button', { name: formatMessage(`payment:${name}`) });
  await page.clock.install();
  await toPayment(sitePage, 60);

  // The window's script never loads.
  await intercept(page, '**/v1/js/**', never);
  await payButton(sitePage).click();
  await headed(page, formatMessage('payment:window.title'));
  await page.clock.fastForward(8_000);
  await headed(page, formatMessage('payment:progress.windowMissing'));
  await expect(page.getByText(formatMessage('payment:progress.stillHeld'))).toBeVisible();
  await button('progress.back').click();
  await headed(page, formatMessage('payment:heading.PREPAY'));

  // The window opens and stays empty.
  await intercept(page, '**/window', never);
  await payButton(sitePage).click();
  await page.locator('iframe[name="sandbox-card-window"]').waitFor();
  await expect(button('window.close')).toBeHidden();
  await page.clock.fastForward(8_000);
  await button('window.close').click();
  await headed(page, formatMessage('payment:window.closed'));
  await expect(page.getByText(formatMessage('payment:progress.stillHeld'))).toBeVisible();
  await expect(button('progress.back')).toBeVisible();

  // The window closes silently.
  await button('window.reopen').click();
  await cardWindow(page);
  await headed(page, formatMessage('payment:window.title'));
  await page.locator('[role="dialog"]:has(iframe)').evaluate((layer) => layer.remove());
  await page.clock.fastForward(1_000);
  await headed(page, formatMessage('payment:window.closed'));
  await button('window.reopen').click();
  await useCard(sitePage);
  expect(await confirmed(sitePage)).toMatch(NUMBER);
});
