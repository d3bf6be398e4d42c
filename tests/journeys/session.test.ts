import { test } from 'vitest';
import type { VerificationResult } from '../../generated/types.ts';
import { DESK, useBrowser, visitor } from '../support/pages/browser.ts';
import {
  asMember,
  callSite,
  codeSentBy,
  demoMember,
  idField,
  keysOf,
  logIn,
  toLogin,
  toNewPassword,
  typeLogin,
} from '../support/pages/login-page.ts';
import { intercept, unreachable } from '../support/pages/intercept.ts';
import { choose, expect, headed, sitePageOf, startAddress, toList } from '../support/pages/site-page.ts';
import { problemMessages } from '../support/client/messages.ts';

useBrowser();

test('a member stays logged in after a reload and in another tab, and logs out of both tabs', async () => {
  const { page, context } = await visitor({ viewport: DESK });
  const { formatMessage } = sitePageOf(page);
  const linkIn = (tab: typeof page, name: string) =>
    tab.getByRole('banner').getByRole('link', { name: formatMessage(`app:header.${name}`) });
  await asMember(page, 'minseo21');
  await page.goto(startAddress());
  await expect(linkIn(page, 'logout')).toBeVisible();
  await expect(linkIn(page, 'login')).toHaveCount(0);
  await page.reload();
  await expect(linkIn(page, 'myPage')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/');
  await expect(linkIn(other, 'logout')).toBeVisible();
  await linkIn(page, 'logout').click();
  await expect(linkIn(other, 'login')).toBeVisible();
});

test('the session keys are cookies that last a day; a visitor’s page requests no session', async () => {
  const { page, context } = await visitor();
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/find/sso') && asked.push(request.url()));
  await page.goto(startAddress());
  await headed(page, '하루 시티 서울');
  await page.reload();
  await headed(page, '하루 시티 서울');
  expect(asked).toEqual([]);
  await logIn(sitePageOf(page), 'minseo21');
  const cookies = (await context.cookies()).filter(({ name }) =>
    /^(d_booking_auth|b_login_key|b_company_code)$/.test(name),
  );
  expect(cookies).toHaveLength(3);
  for (const { expires, sameSite } of cookies) {
    expect(sameSite).toBe('Lax');
    expect(Math.abs(expires - (Date.now() / 1000 + 86_400))).toBeLessThan(120);
  }
  await page.reload();
  await expect.poll(() => asked.length).toBe(1);
});

test('reports a lost network, and logs in when the network is back', async () => {
  const { page } = await visitor({ alone: true });
  const sitePage = sitePageOf(page);
  await toLogin(sitePage);
  const notification = page.getByRole('main').getByRole('status').first();
  const network = await unreachable(page, '**');
  await typeLogin(sitePage, 'minseo21', 'Haneul!2027');
  await expect(notification).toContainText(sitePage.formatMessage('app:offline'));
  network.reach();
  await typeLogin(sitePage, 'minseo21', 'Haneul!2027');
  await headed(page, '하루 시티 서울');
});

test('the texts about a lost network are loaded at the first interaction', async () => {
  const { page } = await visitor({ alone: true });
  const sitePage = sitePageOf(page);
  await toLogin(sitePage);
  const messages = page.waitForResponse(/\/assets\/errors-/).then((response) => response.finished());
  await page.mouse.move(20, 20);
  await messages;
  await unreachable(page, '**');
  await typeLogin(sitePage, 'minseo21', 'Haneul!2027');
  await expect(page.getByText(problemMessages('ko', 'unavailable').title)).toBeVisible();
});

test('a password is reset by ID, name and phone, which ends other sessions; the new password works immediately', async () => {
  const { loginId } = demoMember('nuri0705');
  const elsewhere = await visitor();
  await asMember(elsewhere.page, loginId);
  await elsewhere.page.goto(startAddress());
  const { page } = await visitor();
  const sitePage = sitePageOf(page);
  const { formatMessage } = sitePage;
  const { fresh, again } = await toNewPassword(sitePage, demoMember(loginId));
  await fresh.fill('short1!');
  await again.fill('other');
  await page.getByRole('button', { name: formatMessage('session:password.submit') }).click();
  await expect(page.getByText(problemMessages('ko', 'password_format').title)).toBeVisible();
  await expect(page.getByText(problemMessages('ko', 'password_mismatch').title)).toBeVisible();
  await fresh.fill('Noeul!20275');
  await again.fill('Noeul!20275');
  await page.getByRole('button', { name: formatMessage('session:password.submit') }).click();
  await expect(page.getByRole('heading', { name: formatMessage('session:find.password.changed') })).toBeVisible();
  try {
    await page
      .getByRole('main')
      .getByRole('link', { name: formatMessage('session:find.id.login'), exact: true })
      .click();
    await expect(idField(sitePage)).toHaveValue(loginId);
    await typeLogin(sitePage, loginId, 'Noeul!20275');
    await headed(page, '하루 시티 서울');
    await elsewhere.page.reload();
    await expect.poll(() => keysOf(elsewhere.page)).toEqual({});
    await expect(elsewhere.page.getByText(formatMessage('app:sessionEnded'))).toHaveCount(0);
  } finally {
    await setPasswordBack(loginId);
  }
});

test('after a password change whose response was lost, the next attempt offers the login, which accepts the new password', async () => {
  const { loginId } = demoMember('nuri0705');
  const { page } = await visitor({ alone: true });
  const sitePage = sitePageOf(page);
  const { formatMessage } = sitePage;
  const submit = page.getByRole('button', { name: formatMessage('session:password.submit') });
  const { fresh, again } = await toNewPassword(sitePage, demoMember(loginId));
  try {
    await intercept(page, '**/client/user/change/password', (route) => route.fetch().then(() => route.abort()));
    for (const code of ['unavailable', 'verification_expired']) {
      await fresh.fill('Noeul!20276');
      await again.fill('Noeul!20276');
      await submit.click();
      await expect(page.getByText(problemMessages('ko', code).title)).toBeVisible();
    }
    await expect(page.getByText(formatMessage('session:find.password.maybe'))).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: formatMessage('session:find.id.login'), exact: true })
      .click();
    await expect(idField(sitePage)).toHaveValue(loginId);
    await typeLogin(sitePage, loginId, 'Noeul!20276');
    await headed(page, '하루 시티 서울');
  } finally {
    await setPasswordBack(loginId);
  }
});

async function setPasswordBack(loginId: string) {
  const { lastName, firstName, phoneNumber, password } = demoMember(loginId);
  let sent!: VerificationResult;
  const person = { hotel_code: '1', loginId, user_name: lastName + firstName, phone_number: phoneNumber };
  const code = await codeSentBy(phoneNumber, async () => {
    sent = await callSite('/client/user/find/pw', person);
  });
  const { ticket } = await callSite<{ ticket: string }>(
    `/client/user/verifications/${sent.verification_id}/confirmation`,
    { hotel_code: '1', code },
  );
  await callSite('/client/user/change/password', { hotel_code: '1', ticket, password, password_confirm: password });
}

test('if the code of the booking form fails to load, the login and the entry page still work', async () => {
  const { page } = await visitor({ alone: true, viewport: DESK });
  const sitePage = sitePageOf(page);
  await toList(sitePage, 49);
  await choose(sitePage);
  await page.goto('/login');
  const refused: string[] = [];
  await page.route('**/assets/booking.actions-*.js', (route) => {
    refused.push(route.request().url());
    return route.abort();
  });
  await typeLogin(sitePage, 'minseo21', 'Haneul!2027');
  await headed(page, '하루 시티 서울');
  await page.goto(startAddress());
  await headed(page, '하루 시티 서울');
  await expect(
    page.getByRole('banner').getByRole('link', { name: sitePage.formatMessage('app:header.myPage') }),
  ).toBeVisible();
  expect(refused).not.toEqual([]);
});
