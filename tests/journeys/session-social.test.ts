import { inject, test } from 'vitest';
import { useBrowser, visitor } from '../support/pages/browser.ts';
import { toLogin } from '../support/pages/login-page.ts';
import { expect, sitePageOf } from '../support/pages/site-page.ts';

useBrowser();

test('leads an unknown account to the sign-up and clears the address', async () => {
  const { page } = await visitor();
  const sitePage = sitePageOf(page);
  const { formatMessage } = sitePage;
  await toLogin(sitePage);
  await page.getByRole('button', { name: formatMessage('session:social.kakao') }).click();
  await page.getByRole('radio', { name: /이도윤/ }).check();
  await page.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect(page).toHaveURL(`${inject('site').origin}/login/sign_up/sns`);
  const kept = await page.evaluate(() => sessionStorage.getItem('social_signup') ?? '');
  expect(JSON.parse(kept)).toMatchObject({ provider: 'kakao' });
  expect(await page.evaluate(() => sessionStorage.getItem('social_flow'))).toBeNull();
});
