import { expect as expectThat, test } from 'vitest';
import { DESK } from '../../support/pages/browser.ts';
import { enterCode } from '../../support/pages/login-page.ts';
import {
  agreeToAll,
  chooseKind,
  DOYUN,
  fillInformation,
  join,
  prove,
  sendCode,
  toSignUp,
  welcomed,
} from '../../support/pages/sign-up-page.ts';
import { expect, headed, sitePageOf } from '../../support/pages/site-page.ts';
import { domVisitor, useDom } from '../../support/dom/visitor.ts';

useDom();

const information = 'signup:views.information.title';

test('a cyber member verifies an email and a phone number, changes the phone number, and gets no membership number', async () => {
  const { page } = await domVisitor({ viewport: DESK, locale: 'en-US' });
  const sitePage = sitePageOf(page, 'en');
  await toSignUp(sitePage);
  await chooseKind(sitePage, 'CYBER');
  await agreeToAll(sitePage);
  await prove(sitePage, 'EMAIL', 'cyber01@guest.example');
  await prove(sitePage, 'SMS', '01055510010');
  await headed(page, sitePage.formatMessage(information));
  await expect(page.getByText('cyber01@guest.example')).toBeVisible();
  await expect(page.locator('input[name="phone_number"]')).toHaveCount(0);
  await page
    .getByRole('button', { name: sitePage.formatMessage('signup:information.change') })
    .first()
    .click();
  await prove(sitePage, 'SMS', '01055510002');
  await headed(page, sitePage.formatMessage(information));
  await expect(page.getByText('010-5551-0002')).toBeVisible();
  const emma = { ...DOYUN, last_name: 'Carter', first_name: 'Emma' };
  await fillInformation(sitePage, { ...emma, login_id: 'cyber01' });
  await join(sitePage);
  expectThat(await welcomed(sitePage, 'Emma Carter')).toBeNull();
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: sitePage.formatMessage('app:header.signUp') }).click();
  await headed(page, sitePage.formatMessage('signup:views.type.title'));
});

test('a person under 14 can sign up only with the consent of a guardian', async () => {
  const { page } = await domVisitor();
  const sitePage = sitePageOf(page);
  const { formatMessage } = sitePage;
  const guardian = page.getByRole('dialog');
  await toSignUp(sitePage);
  await chooseKind(sitePage, 'GENERAL');
  await agreeToAll(sitePage);
  await prove(sitePage, 'SMS', '01055510007');
  await headed(page, formatMessage(information));
  const year = String(new Date().getFullYear() - 10);
  await fillInformation(sitePage, {
    ...DOYUN,
    login_id: 'young01',
    email: 'young01@guest.example',
    birthday: [year, '1', '2'],
  });
  await page.locator('input[name="guardian_name"]').fill('박서연');
  await join(sitePage);
  await expect(page.getByText(formatMessage('signup:errors.unproven'))).toBeVisible();
  await page.getByRole('button', { name: formatMessage('signup:guardian.prove') }).click();
  const code = await sendCode(sitePage, formatMessage('signup:guardian.phone'), '01055510008');
  await enterCode(sitePage, code);
  await expect(guardian).toBeHidden();
  await expect(page.getByText('010-5551-0008')).toBeVisible();
  await join(sitePage);
  await welcomed(sitePage, '박도윤');
});
