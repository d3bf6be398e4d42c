import { inject, test } from 'vitest';
import { DESK, useBrowser, visitor } from '../support/pages/browser.ts';
import { asMember, keysOf, providerKeys, signedByCompany, typeLogin } from '../support/pages/login-page.ts';
import { unreachable } from '../support/pages/intercept.ts';
import { expect, headed, sitePageOf, startAddress, stayIn } from '../support/pages/site-page.ts';

useBrowser();

function entryBy(keys: Record<string, string>) {
  return `${startAddress()}&${new URLSearchParams(keys)}`;
}

test('session keys in an address do not log in', async () => {
  const first = await visitor();
  const keys = await asMember(first.page, 'minseo21');
  const { page } = await visitor({ locale: 'en-US' });
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/find/sso') && asked.push(request.url()));
  await page.goto(entryBy({ sso_key: keys['b_login_key']!, company_code: keys['b_company_code']! }));
  await headed(page, 'Haru City Seoul');
  expect(await keysOf(page)).toEqual({});
  expect(asked).toEqual([]);
});

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

test("another member in a second tab leaves the first tab's login unchanged", async () => {
  const { page, context } = await visitor({ locale: 'en-US' });
  await asMember(page, 'minseo21');
  await page.goto(startAddress({ p: 'myPage' }));
  await headed(page, 'Hello, Minseo Kim');
  const second = await context.newPage();
  await second.goto(`${entryBy(await providerKeys('emma88'))}&p=myPage`);
  await headed(second, 'Hello, Emma Reed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Minseo Kim');
  await page.reload();
  await headed(page, 'Hello, Minseo Kim');
  await second.reload();
  await headed(second, 'Hello, Emma Reed');
});

test('during a server error, a member enters as a visitor, and is logged in again after a reload', async () => {
  const { page } = await visitor({ alone: true, locale: 'en-US', viewport: DESK });
  const banner = page.getByRole('banner');
  const keys = await asMember(page, 'minseo21');
  for (const path of [startAddress(), '/']) {
    const sso = await unreachable(page, '**/client/user/find/sso');
    await page.goto(path);
    await headed(page, 'Haru City Seoul');
    await expect(banner.getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(await keysOf(page)).toEqual(keys);
    sso.reach();
    await page.reload();
    await expect(banner.getByRole('link', { name: 'My account' })).toBeVisible();
  }
});

test('an employer appears only if the company has signed it', async () => {
  const { page } = await visitor({ locale: 'en-US' });
  const CsHsUi = signedByCompany({ company_name: '한빛전자', employee_name: '박도윤' });
  await page.goto(entryBy({ CsHsUi, ...stayIn(45) }));
  await headed(page, 'Choose your room');
  const asked = page.waitForRequest('**/client/catalogue/search');
  await page.reload();
  expect(await (await asked).headerValue('Company-Info')).toBe(CsHsUi);
  await asMember(page, 'minseo21');
  const dialog = page.getByRole('dialog');
  for (const [signed, shown] of [
    [CsHsUi, 1],
    [CsHsUi.slice(0, -4), 0],
  ] as const) {
    await page.goto(entryBy({ CsHsUi: signed }));
    await headed(page, 'Haru City Seoul');
    expect(page.url()).not.toContain('CsHsUi');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await expect(dialog.getByText('Minseo Kim')).toBeVisible();
    await expect(dialog.getByText('한빛전자')).toHaveCount(shown);
  }
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

test("the login without the shell returns to the property's own site only", async () => {
  const { page, context } = await visitor({ alone: true, locale: 'en-US' });
  const sitePage = sitePageOf(page, 'en');
  const { formatMessage } = sitePage;
  for (const address of ['https://evil.example/', 'https://stay.haneul.example@evil.example/', 'javascript:alert(1)']) {
    await context.clearCookies({ name: /^(d_booking_auth|b_)/ });
    await page.goto(`/connect-login?${new URLSearchParams({ hotel_code: '1', return: address })}`);
    await headed(page, formatMessage('session:login.title'));
    expect(await page.getByRole('banner').count()).toBe(0);
    await typeLogin(sitePage, 'minseo21', 'Haneul!2027');
    await headed(page, formatMessage('session:loggedIn.title', { name: 'Minseo Kim' }));
    await expect(page.getByRole('link', { name: formatMessage('session:loggedIn.go') })).toHaveCount(0);
    expect(new URL(page.url()).origin).toBe(inject('site').origin);
  }
  await page.goto('/logout');
  await headed(page, 'Haru City Seoul');
  const left = page.waitForRequest('https://stay.haneul.example/**');
  await page.route('https://stay.haneul.example/**', (route) => route.fulfill({ body: 'their own site' }));
  await page.goto(`/connect-login?${new URLSearchParams({ return: 'https://stay.haneul.example/my?x=1' })}`);
  await typeLogin(sitePage, 'minseo21', 'Haneul!2027');
  expect((await left).url()).toBe('https://stay.haneul.example/my?x=1');
});
