import type { Page } from 'playwright';
import { inject, test } from 'vitest';
import type { SocialProvider, StartSignupResult, VerificationResult } from '../../../generated/types.ts';
import { callSite, codeSentBy, keysOf, toLogin } from '../../support/pages/login-page.ts';
import { unreachable } from '../../support/pages/intercept.ts';
import { someOf } from '../../support/long.ts';
import { expect, headed, sitePageOf, startAddress } from '../../support/pages/site-page.ts';
import { problemMessages } from '../../support/client/messages.ts';
import { domVisitor, useDom } from '../../support/dom/visitor.ts';

useDom();

const providers: SocialProvider[] = ['kakao', 'google', 'naver'];

function atProvider(page: Page) {
  return page.getByRole('button', { name: 'Agree', exact: true });
}

// In the browser, the providers differ only in their labels. The tests in server/session/social cover their responses.
test.each(someOf(['naver'], providers))(
  '%s: a member who signed up through the provider logs in through it, on the page without the shell',
  async (provider) => {
    const { page } = await domVisitor({ locale: 'en-US' });
    const sitePage = sitePageOf(page, 'en');
    const { formatMessage } = sitePage;
    await toLogin(sitePage);
    await page.getByRole('button', { name: formatMessage(`session:social.${provider}`) }).click();
    await page.getByRole('radio', { name: /Alex Morgan/ }).check();
    // The ticket can be used only once, and the sign-up screen would use it immediately.
    await page.route('**/client/signup/sessions', (route) => route.abort());
    await atProvider(page).click();
    await expect(page).toHaveURL(`${inject('site').origin}/login/sign_up/sns`);
    const kept = await page.evaluate(() => sessionStorage.getItem('social_signup') ?? '{}');
    await joinBySocial((JSON.parse(kept) as { ticket: string }).ticket, providers.indexOf(provider));

    await page.goto('/connect-login');
    await page.getByRole('button', { name: formatMessage(`session:social.${provider}`) }).click();
    await page.getByRole('radio', { name: /Alex Morgan/ }).check();
    await atProvider(page).click();
    await headed(page, formatMessage('session:loggedIn.title', { name: 'Alex Morgan' }));
    expect(Object.keys(await keysOf(page))).toHaveLength(3);
    expect(page.url()).toBe(`${inject('site').origin}/connect-login`);
  },
);

async function joinBySocial(social_ticket: string, index: number): Promise<void> {
  const phone = `0105553330${index}`;
  const { signup_token } = await callSite<StartSignupResult>('/client/signup/sessions', {
    hotel_code: '1',
    member_type: 'GENERAL',
    social_ticket,
  });
  const headers = { 'Signup-Token': signup_token };
  let sent!: VerificationResult;
  const code = await codeSentBy(phone, async () => {
    sent = await callSite('/client/signup/codes', { channel: 'SMS', subject: 'MEMBER', to: phone }, headers);
  });
  const { verification_id } = sent;
  await callSite('/client/signup/codes/confirmation', { verification_id, code }, headers);
  const person = { last_name: 'Morgan', first_name: 'Alex', birthday: '1990-01-02', gender: 'male' };
  const agreements = { PRIVACY: true, TERMS: true, MARKETING: false };
  const email = `alex${index}@guest.example`;
  await callSite('/client/signup/social-members', { ...person, email, agreements }, headers);
}

test('explains a refused consent and offers a next step', async () => {
  const { page } = await domVisitor({ locale: 'en-US' });
  const sitePage = sitePageOf(page, 'en');
  const { formatMessage } = sitePage;
  await toLogin(sitePage);
  await page.getByRole('button', { name: formatMessage('session:social.kakao') }).click();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await headed(page, formatMessage('session:connect.failed'));
  await expect(page.getByText(problemMessages('en', 'kakao_login_failed').title)).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('button', { name: formatMessage('session:connect.again') }).click();
  await expect(atProvider(page)).toBeVisible();
  await page.goBack();
  await page.goto('/login');
  await headed(page, formatMessage('session:login.title'));
});

test("rejects a provider's response that was not requested or is repeated", async () => {
  const { page } = await domVisitor({ locale: 'en-US' });
  const sitePage = sitePageOf(page, 'en');
  const { formatMessage } = sitePage;
  await page.goto(startAddress());
  await headed(page, 'Haru City Seoul');
  await page.goto('/kakao/connect?code=stolen&state=made-up');
  await headed(page, formatMessage('session:connect.failed'));
  await expect(page.getByText(formatMessage('session:connect.lost'))).toBeVisible();

  await toLogin(sitePage);
  const back = page.waitForRequest((request) => request.url().includes('/kakao/connect?'));
  await page.getByRole('button', { name: formatMessage('session:social.kakao') }).click();
  await page.getByRole('radio', { name: /이도윤/ }).check();
  await atProvider(page).click();
  await expect(page).toHaveURL(`${inject('site').origin}/login/sign_up/sns`);
  await page.goto((await back).url());
  await headed(page, formatMessage('session:connect.failed'));
  await page.getByRole('link', { name: formatMessage('session:connect.otherWay') }).click();
  await headed(page, formatMessage('session:login.title'));
});

test('reports an unreachable provider on the login page, where the guest can retry', async () => {
  const { page } = await domVisitor({ locale: 'en-US' });
  const sitePage = sitePageOf(page, 'en');
  await toLogin(sitePage);
  const calls = await unreachable(page, '**/client/user/social/kakao/**');
  await page.getByRole('button', { name: sitePage.formatMessage('session:social.kakao') }).click();
  await expect(page.getByText(problemMessages('en', 'unavailable').title)).toBeVisible();
  calls.reach();
  await page.getByRole('button', { name: sitePage.formatMessage('session:social.kakao') }).click();
  await expect(atProvider(page)).toBeVisible();
});
