import { inject, test } from 'vitest';
import { DESK, useBrowser, visitor } from '../support/pages/browser.ts';
import { entryBy, keysOf, providerKeys } from '../support/pages/login-page.ts';
import { expect, headed, sitePageOf, startAddress } from '../support/pages/site-page.ts';

useBrowser();

test("a provider's key logs its member in once and is removed from address and history; a second use keeps the login", async () => {
  const keys = await providerKeys('minseo21');
  const { page } = await visitor({ locale: 'en-US', viewport: DESK });
  const myPage = page.getByRole('banner').getByRole('link', { name: 'My account' });
  await page.goto('/error');
  await page.goto(entryBy(keys));
  await expect(page.getByText('Logged in.', { exact: true })).toBeVisible();
  await expect(myPage).toBeVisible();
  expect(page.url()).toBe(`${inject('site').origin}/`);
  const cookies = await keysOf(page);
  expect(cookies['b_login_key']).not.toBe(keys.sso_key);
  await page.goBack();
  await expect(page).toHaveURL(`${inject('site').origin}/error`);
  await page.goForward();
  await headed(page, 'Haru City Seoul');
  expect(page.url()).toBe(`${inject('site').origin}/`);

  await page.goto(entryBy(keys));
  await headed(page, 'Haru City Seoul');
  await expect(myPage).toBeVisible();
  expect(await keysOf(page)).toEqual(cookies);

  const late = await visitor({ locale: 'en-US' });
  await late.page.goto(entryBy(keys));
  await headed(late.page, 'Haru City Seoul');
  expect(await keysOf(late.page)).toEqual({});
});

test('chester-proxy passes its parameters to the entry page', async () => {
  const { page, context } = await visitor({ locale: 'en-US', alone: true });
  const { formatMessage } = sitePageOf(page, 'en');
  const proxy = '/chester-proxy?hotel_code=1&p=search&evil=1';
  await page.goto(proxy);
  await headed(page, formatMessage('session:lookup.title'));
  await expect(page).toHaveURL(`${inject('site').origin}/login?tab=lookup`);

  // The property's site may show this page in a frame, but this browser doesn't keep cookies that are set in a frame.
  await context.grantPermissions(['local-network-access'], { origin: 'https://stay.haneul.example' });
  const body = `<iframe src="${inject('site').origin}${proxy}" allow="local-network-access"></iframe>`;
  await page.route('https://stay.haneul.example/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('https://stay.haneul.example/');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: formatMessage('session:proxy.title') })).toBeVisible();
  await expect(frame.getByRole('link', { name: formatMessage('session:proxy.open') })).toHaveAttribute(
    'href',
    startAddress({ p: 'search' }),
  );
});
