import { test } from 'vitest';
import { PHONE, useBrowser, visitor } from '../support/pages/browser.ts';
import {
  asMember,
  codeSentBy,
  demoMember,
  enterCode,
  idField,
  passwordField,
  toLogin,
} from '../support/pages/login-page.ts';
import { inspect } from '../support/pages/inspect.ts';
import { expect, headed, sitePageOf, startAddress } from '../support/pages/site-page.ts';

useBrowser();

// The screens are in Mongolian, the language with the longest texts.
test('every session screen fits every width and is accessible', async () => {
  const { page } = await visitor({ viewport: PHONE, colorScheme: 'light', locale: 'en-US' });
  const sitePage = sitePageOf(page, 'mn');
  const { formatMessage } = sitePage;
  const found: string[] = [];
  const look = async (name: string, how?: { colours: boolean }) => void found.push(...(await inspect(page, name, how)));
  const { phoneNumber, lastName, firstName, lastNameEn, firstNameEn, loginId } = demoMember('jiwoo1203');

  await toLogin(sitePage);
  await look('login');
  await page.getByRole('button', { name: formatMessage('session:login.submit'), exact: true }).click();
  await expect(page.getByText(formatMessage('session:login.idMissing'))).toBeVisible();
  await idField(sitePage).fill('nobody99');
  await passwordField(sitePage).fill('Wrong!20270');
  await page.getByRole('button', { name: formatMessage('session:password.show') }).click();
  await page.getByRole('button', { name: formatMessage('session:login.submit'), exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await look('login refused', { colours: true });
  await page.getByRole('tab', { name: formatMessage('session:lookup.tab') }).click();
  await look('look-up');

  await page.goto('/login/find?tab=password');
  await idField(sitePage).fill(loginId);
  await page.getByRole('textbox', { name: formatMessage('session:find.name'), exact: true }).fill(lastName + firstName);
  await page.getByRole('textbox', { name: formatMessage('session:find.phone') }).fill(phoneNumber);
  await look('find password');
  const code = await codeSentBy(phoneNumber, () =>
    page.getByRole('button', { name: formatMessage('session:find.send') }).click(),
  );
  await page.getByRole('textbox', { name: formatMessage('session:code.label') }).waitFor();
  await look('code');
  await enterCode(sitePage, code);
  await page.getByLabel(formatMessage('session:password.new'), { exact: true }).fill('abc12!');
  await page.getByRole('button', { name: formatMessage('session:password.submit') }).click();
  await look('new password');

  await page.goto('/login/find');
  const ask = page.getByRole('button', { name: formatMessage('session:find.send') });
  await page.getByRole('textbox', { name: formatMessage('session:find.phone') }).fill(phoneNumber);
  const idCode = await codeSentBy(phoneNumber, () => ask.click());
  await enterCode(sitePage, idCode);
  await expect(page.getByText(loginId, { exact: true })).toBeVisible();
  await look('found');

  await page.goto('/google/connect?error=access_denied');
  await headed(page, formatMessage('session:connect.failed'));
  await look('connect failed');
  await page.goto('/connect-login');
  await headed(page, formatMessage('session:login.title'));
  await look('connect-login');
  await asMember(page, loginId);
  await page.goto('/connect-login');
  await headed(page, formatMessage('session:loggedIn.title', { name: `${firstNameEn} ${lastNameEn}` }));
  await look('connect-login of a member');
  await page.goto(startAddress({ lang: 'mn' }));
  await page
    .getByRole('banner')
    .getByRole('button', { name: formatMessage('app:header.menu') })
    .click();
  await page.getByRole('dialog').waitFor();
  await look('menu of a member');
  expect(found).toEqual([]);
});
