import { expect as equal, inject, test, vi } from 'vitest';
import { endHold, useSiteDatabase } from '../../support/database/site-database.ts';
import { controlOf } from '../../support/site/external-services.ts';
import {
  cardWindow,
  confirmed,
  expect,
  GUEST,
  headed,
  NUMBER,
  pay,
  payButton,
  sitePageOf,
  stayIn,
  toPayment,
  useCard,
} from '../../support/pages/site-page.ts';
import { someOf } from '../../support/long.ts';
import { domVisitor, useDom } from '../../support/dom/visitor.ts';

useDom();
useSiteDatabase();

function control() {
  return controlOf(inject('site').sandbox);
}

test('the waiting page reports a missing response, survives a reload, and finds the outcome', async () => {
  const { page } = await domVisitor();
  const sitePage = sitePageOf(page);
  const { formatMessage } = sitePage;
  await toPayment(sitePage, 54);
  await pay(sitePage, 'timeout_after_approval');
  const orderId = await vi.waitFor(async () => {
    const waiting = (await control().charges()).findLast(({ scenario }) => scenario === 'timeout_after_approval');
    equal(waiting).toBeDefined();
    return waiting!.orderId;
  }, 30_000);
  await control().held(orderId);
  await page.goto(`/nicepay/result?order=${orderId}`);
  await page.waitForURL(/nicepay\/ready$/);
  await headed(page, formatMessage('payment:progress.completing.title'));
  await page.reload();
  await headed(page, formatMessage('payment:progress.completing.title'));
  await control().release(orderId);
  expect(await confirmed(sitePage)).toMatch(NUMBER);
});

// Left out of `npm test`: reconcile.test.ts covers the server, and the test above covers the page.
test.each(someOf([], ['unreadable_answer']))('the waiting page finds the outcome after %s', async (scenario) => {
  const { page } = await domVisitor();
  const sitePage = sitePageOf(page);
  await toPayment(sitePage, 54);
  await pay(sitePage, scenario);
  expect(await confirmed(sitePage)).toMatch(NUMBER);
});

test('reports an expired hold and keeps the entries', async () => {
  const { page } = await domVisitor({ locale: 'en-US' });
  const sitePage = sitePageOf(page, 'en');
  const { formatMessage } = sitePage;
  await toPayment(sitePage, 56);
  await endHold(stayIn(56).startDate);
  await page.reload();
  await expect(page.getByText(formatMessage('booking:ended.holdExpired.title'))).toBeVisible();
  await page.getByRole('button', { name: formatMessage('booking:ended.holdExpired.again') }).click();
  await headed(page, formatMessage('booking:info.title'));
  await expect(page.getByRole('textbox', { name: formatMessage('booking-form:guest.guest_email') })).toHaveValue(
    GUEST.guest_email,
  );
  await page.getByRole('button', { name: formatMessage('booking:info.continue.PREPAY') }).click();
  await expect(payButton(sitePage)).toBeVisible();

  await pay(sitePage, 'approved');
  expect(await confirmed(sitePage)).toMatch(NUMBER);
});

test('refunds a payment that arrives after the rooms were released, and says so', async () => {
  const { page } = await domVisitor();
  const sitePage = sitePageOf(page);
  const { formatMessage } = sitePage;
  await toPayment(sitePage, 58);
  await payButton(sitePage).click();
  await (await cardWindow(page)).locator('button[value="pay"]').waitFor();
  await endHold(stayIn(58).startDate);
  await useCard(sitePage);
  await expect(
    page
      .getByText(
        new RegExp(
          `${formatMessage('booking:ended.refunded.title')}|${formatMessage('booking:ended.holdExpired.title')}`,
        ),
      )
      .first(),
  ).toBeVisible();
});
