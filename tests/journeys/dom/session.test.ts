import { test } from 'vitest';
import { DEMO_MEMBERS } from '../../../scripts/demo/members.ts';
import { problemMessages } from '../../support/client/messages.ts';
import { someOf } from '../../support/long.ts';
import { DESK } from '../../support/pages/browser.ts';
import {
  asMember,
  callSite,
  codeSentBy,
  demoMember,
  enterCode,
  idField,
  keysOf,
  logIn,
  passwordField,
  toLogin,
  typeLogin,
  toNewPassword,
} from '../../support/pages/login-page.ts';
import { newMember } from '../../support/pages/sign-up-page.ts';
import {
  choose,
  expect,
  field,
  headed,
  sitePageOf,
  startAddress,
  takenOver,
  toList,
} from '../../support/pages/site-page.ts';
import { domVisitor, useDom } from '../../support/dom/visitor.ts';
import { intercept } from '../../support/pages/intercept.ts';

useDom();

const MEMBERS = DEMO_MEMBERS.filter(({ withdrawn }) => !withdrawn).map(
  ({ loginId, memberType }) => [memberType, loginId] as const,
);

/** One member without an owner contract, and one owner. */
const SOME = (['GENERAL', 'PRESALE_CORPORATE'] as const).map((type) => MEMBERS.find(([each]) => each === type)!);

test.each(someOf(SOME, MEMBERS))('a member of type %s logs in by ID and logs out', async (memberType, loginId) => {
  const { page } = await domVisitor();
  const sitePage = sitePageOf(page);
  const { formatMessage } = sitePage;
  await logIn(sitePage, loginId);
  await headed(page, '하루 시티 서울');
  await page
    .getByRole('banner')
    .getByRole('button', { name: formatMessage('app:header.menu') })
    .click();
  await expect(page.getByRole('dialog').getByText(formatMessage(`session:memberTypes.${memberType}`))).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: formatMessage('app:header.logout') })
    .click();
  await expect(page.getByText(formatMessage('app:loggedOut'), { exact: true })).toBeVisible();
  expect(await keysOf(page)).toEqual({});
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('the ID is saved only on request, and the password is never saved', async () => {
  const { page } = await domVisitor({ locale: 'en-US' });
  const sitePage = sitePageOf(page, 'en');
  const { formatMessage } = sitePage;
  const saves = page.getByRole('checkbox', { name: formatMessage('session:login.saveId') });
  await toLogin(sitePage);
  await saves.check();
  await typeLogin(sitePage, 'emma88', 'Emma!20270');
  await expect(page.getByText('Logged in.', { exact: true })).toBeVisible();
  await page.goto('/logout');
  await expect(page.getByText('Logged out.', { exact: true })).toBeVisible();
  await toLogin(sitePage);
  await expect(idField(sitePage)).toHaveValue('emma88');
  await expect(passwordField(sitePage)).toHaveValue('');
  await saves.uncheck();
  await typeLogin(sitePage, 'emma88', 'Emma!20270');
  await expect(page.getByText('Logged in.', { exact: true }).first()).toBeVisible();
  await page.goto('/logout');
  await expect(page.getByText('Logged out.', { exact: true })).toBeVisible();
  await toLogin(sitePage);
  await expect(idField(sitePage)).toHaveValue('');
});

test('shows the exact texts for wrong, unknown and withdrawn logins; keeps the ID, clears the password', async () => {
  const { page } = await domVisitor({ locale: 'en-US' });
  const sitePage = sitePageOf(page, 'en');
  const { formatMessage } = sitePage;
  const alert = page.getByRole('main').getByRole('alert');
  await toLogin(sitePage);
  await page.getByRole('button', { name: formatMessage('session:login.submit'), exact: true }).click();
  await expect(page.getByText(formatMessage('session:login.idMissing'))).toBeVisible();
  await expect(page.getByText(formatMessage('session:login.passwordMissing'))).toBeVisible();
  await expect(idField(sitePage)).toBeFocused();

  for (const [loginId, password] of [
    ['minseo21', 'Wrong!20270'],
    ['nobody99', 'Haneul!2027'],
    ['gone2026', 'Wrong!20270'],
  ] as const) {
    await typeLogin(sitePage, loginId, password);
    await expect(alert).toContainText('Please check your ID or password.');
    await expect(idField(sitePage)).toHaveValue(loginId);
    await expect(passwordField(sitePage)).toHaveValue('');
  }
  await typeLogin(sitePage, 'gone2026', 'Gone!202600');
  await expect(alert).toContainText(
    'This account has withdrawn. Re-registration is possible 30 days after the withdrawal date.',
  );
  await idField(sitePage).fill('halfway');
  await passwordField(sitePage).fill('Secret!20270');
  await page.reload();
  await expect(idField(sitePage)).toHaveValue('halfway');
  await expect(passwordField(sitePage)).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain(
    'Secret',
  );
});

test('an ID is found with the code sent to the phone, even after a reload, and is filled in at the login', async () => {
  const { page } = await domVisitor();
  const sitePage = sitePageOf(page);
  const { formatMessage } = sitePage;
  const { loginId, phoneNumber } = demoMember('hanbit7');
  await toLogin(sitePage);
  await page.getByRole('link', { name: formatMessage('session:login.find') }).click();
  await headed(page, formatMessage('session:find.title'));
  const phone = page.getByRole('textbox', { name: formatMessage('session:find.phone') });
  await phone.fill('02-555-0100');
  await page.getByRole('button', { name: formatMessage('session:find.send') }).click();
  await expect(page.getByText(formatMessage('session:find.errors.phone_number'))).toBeVisible();
  await phone.fill(phoneNumber);
  const code = await codeSentBy(phoneNumber, () =>
    page.getByRole('button', { name: formatMessage('session:find.send') }).click(),
  );
  const digits = page.getByRole('textbox', { name: formatMessage('session:code.label') });
  await expect(page.getByText(formatMessage('session:find.id.sent', { phone: '010-5550-0183' }))).toBeVisible();
  await digits.fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: formatMessage('session:code.submit'), exact: true }).click();
  await expect(page.getByText(problemMessages('ko', 'verification_failed').title)).toBeVisible();
  await page.reload();
  await digits.fill(code);
  await page.getByRole('button', { name: formatMessage('session:code.submit'), exact: true }).click();
  await expect(page.getByText(loginId, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('draft:find-id'))).toBeNull();
  await page
    .getByRole('main')
    .getByRole('link', { name: formatMessage('session:find.id.login'), exact: true })
    .click();
  await expect(idField(sitePage)).toHaveValue(loginId);
});

test('says that a verified number has no account, and offers a next step', async () => {
  const { page } = await domVisitor();
  const sitePage = sitePageOf(page);
  const { formatMessage } = sitePage;
  await page.goto(startAddress());
  await headed(page, '하루 시티 서울');
  await page.goto('/login/find');
  await page.getByRole('textbox', { name: formatMessage('session:find.phone') }).fill('01055509999');
  const code = await codeSentBy('01055509999', () =>
    page.getByRole('button', { name: formatMessage('session:find.send') }).click(),
  );
  await enterCode(sitePage, code);
  await expect(page.getByRole('heading', { name: formatMessage('session:find.id.none') })).toBeVisible();
  await page.getByRole('button', { name: formatMessage('session:find.id.again') }).click();
  await expect(page.getByRole('textbox', { name: formatMessage('session:find.phone') })).toBeVisible();
});

test('announces an ended session once, and continues to the requested page after the login', async () => {
  const { page } = await domVisitor({ viewport: DESK, locale: 'en-US' });
  const sitePage = sitePageOf(page, 'en');
  const { formatMessage } = sitePage;
  const { d_booking_auth: token } = await asMember(page, 'minseo21');
  await page.goto(startAddress());
  await headed(page, 'Haru City Seoul');
  await takenOver(page);
  await callSite('/client/user/logout', {}, { Authorization: `Bearer ${token}` });
  await page
    .getByRole('banner')
    .getByRole('link', { name: formatMessage('app:header.myPage') })
    .click();
  await expect(page.getByText(formatMessage('app:sessionEnded'))).toHaveCount(1);
  await headed(page, formatMessage('session:login.title'));
  expect(await keysOf(page)).toEqual({});
  await typeLogin(sitePage, 'minseo21', 'Haneul!2027');
  await page.waitForURL(/\/my_page$/);
});

test('a page for members asks a visitor to log in first', async () => {
  const { page } = await domVisitor({ locale: 'en-US' });
  const { formatMessage } = sitePageOf(page, 'en');
  await page.goto(startAddress());
  await headed(page, 'Haru City Seoul');
  await page.goto('/my_page/history');
  await expect(page.getByText('Login is required.', { exact: true })).toBeVisible();
  await headed(page, formatMessage('session:login.title'));
});

test("the booking form shows the member's details until the logout, and keeps the guest's own entries", async () => {
  const { page } = await domVisitor({ viewport: DESK });
  const sitePage = sitePageOf(page);
  const { formatMessage } = sitePage;
  await toList(sitePage, 47);
  await choose(sitePage);
  await field(sitePage, 'guest_email').fill('another@guest.example');
  await page
    .getByRole('banner')
    .getByRole('link', { name: formatMessage('app:header.login') })
    .click();
  await headed(page, formatMessage('session:login.title'));
  await typeLogin(sitePage, 'minseo21', 'Haneul!2027');
  await headed(page, formatMessage('booking:info.title'));
  await expect(field(sitePage, 'guest_last_name')).toHaveValue('김');
  await expect(field(sitePage, 'guest_first_name')).toHaveValue('민서');
  await expect(field(sitePage, 'guest_phone')).toHaveValue('010-5550-0142');
  await expect(field(sitePage, 'guest_email')).toHaveValue('another@guest.example');
  await page
    .getByRole('banner')
    .getByRole('link', { name: formatMessage('app:header.logout') })
    .click();
  await headed(page, '하루 시티 서울');
  await page.goto('/reservation/info');
  await expect(field(sitePage, 'guest_phone')).toHaveValue('');
  await expect(field(sitePage, 'guest_email')).toHaveValue('another@guest.example');
  await expect(page.getByText(formatMessage('coupon:offer.kept'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: formatMessage('app:header.login') })
    .click();
  await typeLogin(sitePage, 'minseo21', 'Haneul!2027');
  await headed(page, formatMessage('booking:info.title'));
  await expect(page.getByRole('region', { name: formatMessage('coupon:title') })).toBeVisible();
  await expect(page.getByText(formatMessage('coupon:offer.kept'))).toHaveCount(0);
  await expect(field(sitePage, 'guest_email')).toHaveValue('another@guest.example');
});

test('the booking form is filled in from the start if the member has already logged in', async () => {
  const { page } = await domVisitor({ locale: 'en-US' });
  const sitePage = sitePageOf(page, 'en');
  await asMember(page, 'emma88');
  await toList(sitePage, 48);
  await choose(sitePage);
  await expect(field(sitePage, 'guest_first_name')).toHaveValue('Emma');
  await expect(field(sitePage, 'guest_last_name')).toHaveValue('Reed');
  await expect(field(sitePage, 'guest_email')).toHaveValue('emma@guest.example');
});

test('the session keys are cookies that last a day; a visitor’s page requests no session', async () => {
  const { page, context } = await domVisitor();
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

test('a password is reset by ID, name and phone, which ends other sessions; the new password works immediately', async () => {
  const member = await newMember('reset1', '01055500191');
  const { loginId } = member;
  const elsewhere = await domVisitor();
  await asMember(elsewhere.page, loginId, member.password);
  await elsewhere.page.goto(startAddress());
  const { page } = await domVisitor();
  const sitePage = sitePageOf(page);
  const { formatMessage } = sitePage;
  const { fresh, again } = await toNewPassword(sitePage, member);
  await fresh.fill('short1!');
  await again.fill('other');
  await page.getByRole('button', { name: formatMessage('session:password.submit') }).click();
  await expect(page.getByText(problemMessages('ko', 'password_format').title)).toBeVisible();
  await expect(page.getByText(problemMessages('ko', 'password_mismatch').title)).toBeVisible();
  await fresh.fill('Noeul!20275');
  await again.fill('Noeul!20275');
  await page.getByRole('button', { name: formatMessage('session:password.submit') }).click();
  await expect(page.getByRole('heading', { name: formatMessage('session:find.password.changed') })).toBeVisible();
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
});

test('after a password change whose response was lost, the next attempt offers the login, which accepts the new password', async () => {
  const member = await newMember('reset2', '01055500192');
  const { loginId } = member;
  const { page } = await domVisitor();
  const sitePage = sitePageOf(page);
  const { formatMessage } = sitePage;
  const submit = page.getByRole('button', { name: formatMessage('session:password.submit') });
  const { fresh, again } = await toNewPassword(sitePage, member);
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
});
