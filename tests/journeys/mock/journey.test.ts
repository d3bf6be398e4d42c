import type { Page } from 'playwright';
import { test } from 'vitest';
import { DESK, useBrowser, visitor } from '../../support/browser.ts';
import { prefer } from '../../support/intercept.ts';
import {
  agree,
  continueButton,
  expect,
  field,
  GUEST,
  headed,
  payButton,
  sitePageOf,
  startAddress,
} from '../../support/site-page.ts';
import { problemWords } from '../../support/words.ts';

useBrowser();

/** What the mock has on offer stands in the contract's examples. */
function chooseFirst(page: Page, words: string) {
  return page
    .getByRole('button', { name: new RegExp(words) })
    .first()
    .click();
}

async function toInfo(sitePage: ReturnType<typeof sitePageOf>) {
  const { page, say } = sitePage;
  await page.goto(startAddress());
  await page.getByRole('button', { name: say('catalogue:search.go') }).click();
  await headed(page, say('catalogue:list.title'));
  await chooseFirst(page, say('catalogue:offer.chooseNamed', { room: '.*', offer: '.*' }));
  await page.getByRole('button', { name: say('catalogue:options.skip'), exact: true }).click();
  await headed(page, say('booking:info.title'));
  for (const [name, value] of Object.entries(GUEST)) await field(sitePage, name).fill(value);
  await agree(sitePage);
}

test('with no server the whole journey works', async () => {
  const { page } = await visitor({ viewport: DESK, locale: 'en-US' });
  const sitePage = sitePageOf(page, 'en');
  const { say } = sitePage;
  await toInfo(sitePage);
  await continueButton(sitePage).click();
  await headed(page, say('payment:heading.PREPAY'));
  await payButton(sitePage).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await headed(page, problemWords('en', 'payment_failed').title);
  await page.getByRole('button', { name: say('payment:progress.again') }).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await headed(page, say('booking:success.title'));
  await page.getByRole('link', { name: say('booking:success.detail') }).click();
  await headed(page, say('booking:detail.title'));
  await page.getByRole('button', { name: say('booking:cancel.open') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('booking:cancel.confirm'), exact: true })
    .click();
  await expect(page.getByText(say('booking:cancel.done'))).toBeVisible();
  await page.goto('/login?tab=lookup');
  await page.getByRole('textbox', { name: say('session:lookup.name') }).fill('김민서');
  await page.getByRole('textbox', { name: say('session:lookup.number') }).fill('HD3N8P5RT2');
  await page.getByRole('button', { name: say('session:lookup.submit') }).click();
  await headed(page, say('booking:detail.title'));
});

test('situations are asked for by name: sold out, another price, nothing left', async () => {
  const { page } = await visitor();
  const sitePage = sitePageOf(page);
  const { say } = sitePage;
  await toInfo(sitePage);
  await prefer(page, '/client/booking/holds', 'code=409, example=priceChanged');
  await continueButton(sitePage).click();
  await page.getByRole('button', { name: new RegExp(say('booking:priceChanged.accept', { price: '.*' })) }).click();
  await expect(field(sitePage, 'guest_email')).toHaveValue(GUEST.guest_email);
  await prefer(page, '/client/booking/holds', 'code=409, example=roomSoldOut');
  await continueButton(sitePage).click();
  await expect(page.getByText(problemWords('ko', 'room_sold_out').title)).toBeVisible();
  // The list that the guest was led back to may still be asking.
  await prefer(page, '/client/catalogue/search', 'code=200, example=allSoldOut', 10);
  await page.goto(startAddress({ startDate: '2027-06-18', endDate: '2027-06-20' }));
  await expect(page.getByText(problemWords('ko', 'all_rooms_sold_out').title)).toBeVisible();
});
