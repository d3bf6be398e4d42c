import { json } from 'node:stream/consumers';
import { expect as expectThat, test } from 'vitest';
import { useSiteDatabase } from '../../support/database/site-database.ts';
import type { LoginResult, MemberDataResult } from '../../../generated/types.ts';
import {
  callSite,
  codeSentBy,
  demoMember,
  enterCode,
  logIn,
  toLogin,
  typeLogin,
} from '../../support/pages/login-page.ts';
import {
  agreeToAll,
  chooseKind,
  DOYUN,
  fillInformation,
  join,
  PASSWORD,
  prove,
  sendCode,
  toSignUp,
  welcomed,
} from '../../support/pages/sign-up-page.ts';
import { confirmed, expect, GUEST, headed, pay, sitePageOf, toPayment } from '../../support/pages/site-page.ts';
import { problemMessages } from '../../support/client/messages.ts';
import { domVisitor, useDom } from '../../support/dom/visitor.ts';

useDom({ validated: true });
useSiteDatabase();

const MEMBER = demoMember('minseo21');

test('a member signs up, changes contact details and password, and withdraws', async () => {
  const { page } = await domVisitor();
  const sitePage = sitePageOf(page);
  const { formatMessage } = sitePage;
  const part = async (name: string) => {
    await page.goto('/my_page');
    // The account's details have another link to their form.
    await page
      .getByRole('link', { name: formatMessage(`member:way.${name}`), exact: true })
      .first()
      .click();
    // The password dialog makes the page inert, so getByRole wouldn't find the heading.
    await expect(page.locator('h1')).toHaveText(formatMessage(`member:${name}.title`));
  };
  const recheck = async (password: string) => {
    await page.getByLabel(formatMessage('member:recheck.password'), { exact: true }).fill(password);
    await page.getByRole('button', { name: formatMessage('member:recheck.submit'), exact: true }).click();
  };
  await toSignUp(sitePage, '1');
  await chooseKind(sitePage, 'GENERAL');
  await agreeToAll(sitePage);
  await prove(sitePage, 'SMS', '01055510091');
  await headed(page, formatMessage('signup:views.information.title'));
  await fillInformation(sitePage, { ...DOYUN, login_id: 'moving01', email: 'moving01@guest.example' });
  await join(sitePage);
  await welcomed(sitePage, '박도윤');

  await part('social');
  const google = { provider: formatMessage('member:providers.google') };
  await page.getByRole('button', { name: formatMessage('member:social.link', google) }).click();
  await page.getByRole('radio', { name: /이도윤/ }).check();
  await page.getByRole('button', { name: 'Agree', exact: true }).click();
  await page.getByRole('button', { name: formatMessage('member:social.unlink', google) }).click();
  await expect(page.getByText(formatMessage('member:social.unlinked'))).toBeVisible();
  await expect(page.getByRole('button', { name: formatMessage('member:social.link', google) })).toBeVisible();
  const elsewhere = { hotelCode: '1', loginId: 'moving01', password: PASSWORD, joinType: 'NORMAL' };
  const { token } = await callSite<LoginResult>('/client/user/login', elsewhere);
  await part('sessions');
  await expect(page.getByText(formatMessage('member:sessions.current'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: formatMessage('member:sessions.endOthers') }).click();
  await expect(page.getByText(formatMessage('member:sessions.alone'))).toBeVisible();
  await expectThat(callSite('/client/user/logout', {}, { Authorization: `Bearer ${token}` })).rejects.toThrow('401');
  await part('edit');
  await recheck('wrong!Password1');
  await expect(page.getByText(problemMessages('ko', 'password_check_failed').title)).toBeVisible();
  await recheck(PASSWORD);
  const other = page.getByRole('button', {
    name: `${formatMessage('member:fact.phone')} ${formatMessage('member:contact.change')}`,
  });
  await other.click();
  const newPhone = formatMessage('member:contact.new.SMS');
  await sendCode(sitePage, newPhone, MEMBER.phoneNumber).then((code) => enterCode(sitePage, code));
  await expect(page.getByText(problemMessages('ko', 'duplicate_phone').title)).toBeVisible();
  await enterCode(sitePage, await sendCode(sitePage, newPhone, '01055510092'));
  await expect(page.getByText(formatMessage('member:contact.done.SMS'))).toBeVisible();
  await expect(page.getByText('010-5551-0092', { exact: true })).toBeVisible();
  await expect(other).toBeFocused();
  await page.getByRole('button', { name: formatMessage('member:addressSearch.open') }).click();
  await page.getByLabel(formatMessage('member:addressSearch.query')).fill('물빛길');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('radio').first().check();
  await page.getByRole('button', { name: formatMessage('member:addressSearch.use') }).click();
  const address = page.getByRole('textbox', { name: formatMessage('member:edit.address'), exact: false }).first();
  await expect(address).toHaveValue('서울특별시 마포구 물빛길 8');
  await address.fill('물빛길 8');
  await page.getByRole('checkbox', { name: formatMessage('member:edit.marketing') }).check();
  await page.getByRole('button', { name: formatMessage('member:edit.submit'), exact: true }).click();
  await expect(page.getByText('물빛길 8')).toBeVisible();

  await part('data');
  await recheck(PASSWORD);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: formatMessage('member:data.submit'), exact: true }).click(),
  ]);
  const kept = (await json(await file.createReadStream())) as MemberDataResult;
  expectThat(kept.profile).toMatchObject({
    login_id: 'moving01',
    address: '물빛길 8',
    phone_number: '01055510092',
  });

  await part('password');
  await page.getByLabel(formatMessage('member:password.current'), { exact: true }).fill(PASSWORD);
  for (const name of ['new', 'again'])
    await page.getByLabel(formatMessage(`session:password.${name}`), { exact: true }).fill('Noeul!20275');
  await page.getByRole('button', { name: formatMessage('session:password.submit'), exact: true }).click();
  await headed(page, formatMessage('session:login.title'));
  await expect(page.getByText(formatMessage('member:password.done'))).toBeVisible();
  await expect(page.getByText(formatMessage('app:loginRequired'))).toHaveCount(0);
  await typeLogin(sitePage, 'moving01', 'Noeul!20275');
  await expect(page.getByText(formatMessage('app:loggedIn'), { exact: true })).toBeVisible();
  expectThat(new URL(page.url()).pathname).toBe('/');

  await part('withdraw');
  await recheck('Noeul!20275');
  await page.getByRole('checkbox', { name: formatMessage('member:withdraw.agree') }).check();
  await page.getByRole('button', { name: formatMessage('member:withdraw.submit'), exact: true }).click();
  await expect(page.getByText(formatMessage('member:withdraw.done'))).toBeVisible();
  await expect(page.getByText(formatMessage('app:loginRequired'))).toHaveCount(0);
  await toLogin(sitePage);
  await typeLogin(sitePage, 'moving01', 'Noeul!20275');
  await expect(page.getByText(problemMessages('ko', 'err05').title)).toBeVisible();
});

test('a booking made without a login can be added to an account', async () => {
  const { page } = await domVisitor({ locale: 'en-US' });
  const sitePage = sitePageOf(page, 'en');
  const { formatMessage } = sitePage;
  // Other journeys send codes to GUEST's phone at the same time.
  const guest = { ...GUEST, guest_phone: '01055500177' };
  await toPayment(sitePage, 124, { guest });
  await pay(sitePage);
  const number = await confirmed(sitePage);
  await logIn(sitePage, MEMBER.loginId);
  await page.goto(`/reservation/detail?number=${number}`);
  const code = await codeSentBy(guest.guest_phone, () =>
    page.getByRole('button', { name: formatMessage('booking:claim.offer') }).click(),
  );
  await enterCode(sitePage, code);
  await expect(page.getByText(formatMessage('booking:claim.done'))).toBeVisible();
  await page.goto('/my_page/history');
  const card = page.getByRole('listitem').filter({ hasText: number });
  await expect(card).toContainText('Deluxe Twin');
  await page.getByLabel(formatMessage('member:history.status')).selectOption('cancelled');
  await expect(card).toHaveCount(0);
});
