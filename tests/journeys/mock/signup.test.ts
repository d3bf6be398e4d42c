import { test } from 'vitest';
import { DESK } from '../../support/pages/browser.ts';
import { domVisitor, useDom } from '../../support/dom/visitor.ts';
import {
  agreeToAll,
  chooseKind,
  DOYUN,
  fillInformation,
  join,
  prove,
  toSignUp,
  welcomed,
} from '../../support/pages/sign-up-page.ts';
import { expect, headed, sitePageOf, startAddress } from '../../support/pages/site-page.ts';
import { problemMessages } from '../../support/client/messages.ts';

useDom();

test('without a server, a general member signs up', async () => {
  const { page } = await domVisitor({ viewport: DESK, locale: 'en-US' });
  const sitePage = sitePageOf(page, 'en');
  await toSignUp(sitePage, '1');
  await chooseKind(sitePage, 'GENERAL');
  await agreeToAll(sitePage);
  await prove(sitePage, 'SMS', '01055500163');
  await headed(page, sitePage.formatMessage('signup:views.information.title'));
  await fillInformation(sitePage, { ...DOYUN, login_id: 'haneul27', email: 'doyun@guest.example' });
  await join(sitePage);
  await welcomed(sitePage, '박도윤');
});

test('a social sign-up is filled in with the provider’s data; without a ticket it asks for a login', async () => {
  const { page } = await domVisitor({ path: startAddress({ p: 'login' }) });
  const sitePage = sitePageOf(page);
  const { formatMessage } = sitePage;
  await headed(page, formatMessage('session:login.title'));
  await page.goto('/connect-login/sign_up/sns');
  await headed(page, formatMessage('signup:social.none.title'));
  await page.goto('/login');
  await page.getByRole('button', { name: formatMessage('session:social.kakao') }).click();
  await page.getByRole('button', { name: 'Continue as a new user' }).click();
  await expect(page.getByText(problemMessages('ko', 'no_linked_id').title)).toBeVisible();
  await agreeToAll(sitePage);
  await prove(sitePage, 'SMS', '01055500177');
  await headed(page, formatMessage('signup:views.information.title'));
  await expect(page.locator('input[name="last_name"]')).toHaveValue('이');
  await expect(page.locator('input[name="email"]')).toHaveValue('seojun@guest.example');
  await expect(page.locator('input[name="password"]')).toHaveCount(0);
  await fillInformation(sitePage, { birthday: ['1992', '5', '14'], gender: 'male' });
  await join(sitePage);
  await welcomed(sitePage, '이서준');
});
