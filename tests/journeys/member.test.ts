import { test } from 'vitest';
import { useBooks } from '../support/books.ts';
import { DESK, PHONE, useBrowser, visitor } from '../support/browser.ts';
import { asMember, logIn, typeLogin, demoMember } from '../support/entrance.ts';
import { confirmed, expect, GUEST, headed, pay, type SitePage, sitePageOf, toPayment } from '../support/site-page.ts';
import { problemWords } from '../support/words.ts';

useBrowser({ validated: true });
useBooks();

const MEMBER = demoMember('minseo21');

async function book(sitePage: SitePage, days: number): Promise<string> {
  await toPayment(sitePage, days);
  await pay(sitePage);
  return confirmed(sitePage);
}

function cardOf({ page }: SitePage, number: string) {
  return page.getByRole('listitem').filter({ hasText: number });
}

test('(ko, phone) what a member books is on their page, and a look-up leads through the login to it', async () => {
  const { page } = await visitor({ viewport: PHONE });
  const sitePage = sitePageOf(page);
  const { say } = sitePage;
  await asMember(page, MEMBER.loginId);
  const number = await book(sitePage, 120);

  await page.goto('/my_page');
  await headed(page, say('member:greeting', { name: '김민서' }));
  await page.getByRole('link', { name: say('member:next.all') }).click();
  await headed(page, say('member:history.title'));
  await cardOf(sitePage, number).getByRole('link').click();
  await headed(page, say('booking:detail.title'));
  await expect(page.getByText(number)).toBeVisible();

  await page.goto('/logout');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/start?hotel_code=1&p=search');
  await page
    .getByRole('textbox', { name: say('session:lookup.name') })
    .fill(GUEST.guest_last_name + GUEST.guest_first_name);
  await page.getByRole('textbox', { name: say('session:lookup.number') }).fill(number.toLowerCase());
  await page.getByRole('button', { name: say('session:lookup.submit'), exact: true }).click();
  await expect(page.getByText(problemWords('ko', 'member_reservation_login_required').title)).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: say('app:header.login') })
    .click();
  await typeLogin(sitePage, MEMBER.loginId, MEMBER.password);
  await headed(page, say('booking:detail.title'));
  await expect(page.getByText(number)).toBeVisible();
});

test('(en, desk) what was booked without a login is taken into the account', async () => {
  const { page } = await visitor({ viewport: DESK });
  const sitePage = sitePageOf(page, 'en');
  const { say } = sitePage;
  const number = await book(sitePage, 124);
  await logIn(sitePage, MEMBER.loginId);
  await page.goto(`/reservation/detail?number=${number}`);
  await page.getByRole('button', { name: say('booking:claim.offer') }).click();
  await expect(page.getByText(say('booking:claim.done'))).toBeVisible();
  await page.goto('/my_page/history');
  await expect(cardOf(sitePage, number)).toContainText('Deluxe Twin');
  await page.getByLabel(say('member:history.status')).selectOption('cancelled');
  await expect(cardOf(sitePage, number)).toHaveCount(0);
});
