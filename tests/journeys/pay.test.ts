import { expect as equal, inject, test, vi } from 'vitest';
import { endHold, useBooks } from '../support/books.ts';
import { DESK, useBrowser, visitor } from '../support/browser.ts';
import { controlOf } from '../support/outside.ts';
import type { Walk } from '../support/walk.ts';
import {
  cardWindow,
  confirmed,
  expect,
  GUEST,
  headed,
  NUMBER,
  pay,
  payButton,
  toPayment,
  useCard,
  walkOf,
} from '../support/walk.ts';
import { problemWords } from '../support/words.ts';

useBrowser();
useBooks();

function control() {
  return controlOf(inject('site').sandbox);
}

async function payAgain({ page, say }: Walk): Promise<void> {
  await expect(page.getByText(say('payment:progress.stillHeld'))).toBeVisible();
  await page.getByRole('button', { name: say('payment:progress.again') }).click();
}

test('a declined card, a card that is not authorised and a window that was left cost nothing; the next card pays', async () => {
  const { page } = await visitor();
  const walk = walkOf(page);
  const { say } = walk;
  await toPayment(walk, 50);
  await pay(walk, 'declined');
  await headed(page, problemWords('ko', 'payment_failed').title);
  await page.reload();
  await headed(page, problemWords('ko', 'payment_failed').title);
  await payAgain(walk);
  await useCard(walk, 'not_authorised');
  await headed(page, problemWords('ko', 'payment_failed').title);
  await payAgain(walk);
  await (await cardWindow(page)).locator('button[name="action"][value="cancel"]').click();
  await headed(page, say('payment:progress.cancelled.title'));
  await payAgain(walk);
  await useCard(walk);
  expect(await confirmed(walk)).toMatch(NUMBER);
});

test('a forged return confirms nothing; the rooms stay held and can be paid', async () => {
  const { page } = await visitor({ viewport: DESK });
  const walk = walkOf(page);
  await toPayment(walk, 52);
  const answers = page.waitForResponse((response) => response.url().endsWith('/card-providers/nicepay/returns'));
  await pay(walk, 'forged_return');
  equal((await answers).status()).toBe(303);
  const forged = (await control().charges()).filter(({ sentinel }) => sentinel === 'forged_return');
  equal(forged.map(({ captured }) => captured)).toEqual([0]);
  // The payment is where it was, and its window can be opened again.
  await page.getByRole('button', { name: walk.say('payment:window.reopen') }).click();
  await useCard(walk);
  expect(await confirmed(walk)).toMatch(NUMBER);
});

test('an answer that does not come: the waiting page says so, survives a reload, and finds out by itself', async () => {
  const { page } = await visitor();
  const walk = walkOf(page);
  const { say } = walk;
  await toPayment(walk, 54);
  await pay(walk, 'timeout_after_approval');
  const orderId = await vi.waitFor(async () => {
    const waiting = (await control().charges()).findLast(({ sentinel }) => sentinel === 'timeout_after_approval');
    equal(waiting).toBeDefined();
    return waiting!.orderId;
  }, 30_000);
  await control().held(orderId);
  await page.goto(`/nicepay/result?order=${orderId}`);
  await headed(page, say('payment:progress.settling.title'));
  await page.reload();
  await headed(page, say('payment:progress.settling.title'));
  await control().release(orderId);
  expect(await confirmed(walk)).toMatch(NUMBER);
});

test.each(['reset_after_approval', 'unreadable_answer'])(
  '%s: the waiting page finds out by itself',
  async (sentinel) => {
    const { page } = await visitor();
    const walk = walkOf(page);
    await toPayment(walk, 54);
    await pay(walk, sentinel);
    expect(await confirmed(walk)).toMatch(NUMBER);
  },
);

test('rooms whose time is over are told, and what was entered is kept', async () => {
  const { page } = await visitor({ locale: 'en-US' });
  const walk = walkOf(page, 'en');
  const { say } = walk;
  await toPayment(walk, 56);
  await endHold(GUEST.guest_email);
  await page.reload();
  await expect(page.getByText(say('booking:ended.holdExpired.title'))).toBeVisible();
  await page.getByRole('button', { name: say('booking:ended.holdExpired.again') }).click();
  await headed(page, say('booking:info.title'));
  await expect(page.getByRole('textbox', { name: say('booking:guest.guest_email') })).toHaveValue(GUEST.guest_email);
  await page.getByRole('button', { name: say('booking:info.continue.PREPAY') }).click();
  await expect(payButton(walk)).toBeVisible();

  await pay(walk, 'approved');
  expect(await confirmed(walk)).toMatch(NUMBER);
});

test('paid when the rooms were gone already: told, and the money comes back', async () => {
  const { page } = await visitor();
  const walk = walkOf(page);
  const { say } = walk;
  await toPayment(walk, 58);
  await payButton(walk).click();
  await (await cardWindow(page)).locator('button[value="pay"]').waitFor();
  await endHold(GUEST.guest_email);
  await useCard(walk);
  await expect(
    page
      .getByText(new RegExp(`${say('booking:ended.refunded.title')}|${say('booking:ended.holdExpired.title')}`))
      .first(),
  ).toBeVisible();
});
