import { test } from 'vitest';
import { PHONE } from '../../support/pages/browser.ts';
import { domVisitor, useDom } from '../../support/dom/visitor.ts';
import { idField, passwordField, typeLogin } from '../../support/pages/login-page.ts';
import { choose, STAY } from '../../support/site/mock.ts';
import {
  choose as chooseRoom,
  confirmed,
  continueButton,
  expect,
  fillIn,
  headed,
  openBenefits,
  payButton,
  sitePageOf,
  startAddress,
} from '../../support/pages/site-page.ts';
import { problemMessages } from '../../support/client/messages.ts';

useDom();

test('without a server, a member finds the ID, resets the password, logs in and logs out', async () => {
  const { page } = await domVisitor({ locale: 'en-US' });
  const sitePage = sitePageOf(page, 'en');
  const { formatMessage } = sitePage;
  const confirm = async () => {
    await page.getByRole('textbox', { name: formatMessage('session:code.label') }).fill('284915');
    await page.getByRole('button', { name: formatMessage('session:code.submit'), exact: true }).click();
  };
  await page.goto(startAddress({ p: 'login' }));
  await headed(page, formatMessage('session:login.title'));
  await page.getByRole('link', { name: formatMessage('session:login.find') }).click();
  await page.getByRole('textbox', { name: formatMessage('session:find.phone') }).fill('01055500142');
  await page.getByRole('button', { name: formatMessage('session:find.send') }).click();
  await confirm();
  await page.getByRole('link', { name: formatMessage('session:find.id.reset') }).click();
  await expect(idField(sitePage)).toHaveValue('minseo21');
  await page.getByRole('textbox', { name: formatMessage('session:find.name'), exact: true }).fill('김민서');
  await page.getByRole('textbox', { name: formatMessage('session:find.phone') }).fill('01055500142');
  await page.getByRole('button', { name: formatMessage('session:find.send') }).click();
  await confirm();
  for (const field of ['new', 'again'])
    await page.getByLabel(formatMessage(`session:password.${field}`), { exact: true }).fill('Noeul!20275');
  await page.getByRole('button', { name: formatMessage('session:password.submit') }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: formatMessage('session:find.id.login'), exact: true })
    .click();
  await expect(idField(sitePage)).toHaveValue('minseo21');
  await passwordField(sitePage).fill('Noeul!20275');
  await page.getByRole('button', { name: formatMessage('session:login.submit'), exact: true }).click();
  await expect(page.getByText('Logged in.', { exact: true })).toBeVisible();
  await page.goto('/logout');
  await expect(page.getByText('Logged out.', { exact: true })).toBeVisible();
});

test('without a server, a member views reservations and other sections of my page, and books with points', async () => {
  const { page } = await domVisitor({ viewport: PHONE });
  const sitePage = sitePageOf(page);
  const { formatMessage } = sitePage;
  await page.goto(startAddress({ p: 'login' }));
  await headed(page, formatMessage('session:login.title'));
  await typeLogin(sitePage, 'minseo21', 'Haneul!2027');
  await expect(page.getByText(formatMessage('app:loggedIn'), { exact: true })).toBeVisible();
  await page.goto('/my_page');
  await page.getByRole('link', { name: formatMessage('member:next.all') }).click();
  await headed(page, formatMessage('member:history.title'));
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
  await page.getByRole('listitem').filter({ hasText: 'HS7K2M9QX4' }).getByRole('link').click();
  await headed(page, formatMessage('booking:detail.title'));
  await page.goBack();
  await page.getByLabel(formatMessage('member:history.status')).selectOption('cancelled');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await page.goto('/my_page/coupon');
  await headed(page, formatMessage('member:coupons.title'));
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(7);
  await page.goto('/my_page/membership');
  await headed(page, formatMessage('membership:own.title'));
  await expect(page.getByRole('meter')).toHaveCount(2);
  await page.goto('/my_page/sessions');
  await headed(page, formatMessage('member:sessions.title'));
  await page
    .getByRole('button', { name: formatMessage('member:sessions.end'), exact: true })
    .last()
    .click();
  await expect(page.getByText(formatMessage('member:sessions.ended'), { exact: true })).toBeVisible();
  await page.goto('/my_page/data');
  await page.getByLabel(formatMessage('member:recheck.password'), { exact: true }).fill('Haneul!2027');
  await page.getByRole('button', { name: formatMessage('member:recheck.submit'), exact: true }).click();
  await page.getByRole('button', { name: formatMessage('member:data.submit'), exact: true }).click();
  await expect(page.getByText(formatMessage('member:data.done'))).toBeVisible();

  await page.goto(startAddress(STAY));
  await chooseRoom(sitePage);
  const benefits = page.getByRole('region', { name: formatMessage('coupon:title') });
  await benefits.getByRole('button', { name: formatMessage('coupon:best.use') }).click();
  await expect(page.getByText('₩417,000').first()).toBeVisible();
  await benefits.getByRole('button', { name: formatMessage('coupon:best.remove') }).click();
  await expect(benefits.getByRole('button', { name: formatMessage('coupon:best.use') })).toBeVisible();
  await openBenefits(sitePage);
  await benefits.getByRole('button', { name: formatMessage('coupon:useAll', { points: '18,000' }) }).click();
  await expect(page.getByText('₩442,000').first()).toBeVisible();
  await fillIn(sitePage);
  await continueButton(sitePage).click();
  await payButton(sitePage).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const number = await confirmed(sitePage);
  await page.goto(`/reservation/detail?number=${number}`);
  await expect(page.getByText(formatMessage('booking:lines.mileage'))).toBeVisible();
});

test('the mock rejects a login with the chosen example', async () => {
  const { page } = await domVisitor({ locale: 'en-US' });
  const sitePage = sitePageOf(page, 'en');
  await page.goto(startAddress({ p: 'login' }));
  await headed(page, sitePage.formatMessage('session:login.title'));
  await choose(page, 'loginUser:403/err05');
  await idField(sitePage).fill('minseo21');
  await passwordField(sitePage).fill('Haneul!2027');
  await page.getByRole('button', { name: sitePage.formatMessage('session:login.submit'), exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(problemMessages('en', 'err05').title);
});
