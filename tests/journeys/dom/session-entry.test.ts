import { inject, test } from 'vitest';
import {
  asMember,
  entryBy,
  keysOf,
  providerKeys,
  signedByCompany,
  toLogin,
  typeLogin,
} from '../../support/pages/login-page.ts';
import {
  choose,
  expect,
  field,
  headed,
  sitePageOf,
  startAddress,
  stayIn,
  takenOver,
  toList,
} from '../../support/pages/site-page.ts';
import { domVisitor, useDom } from '../../support/dom/visitor.ts';
import { DESK } from '../../support/pages/browser.ts';
import { unreachable } from '../../support/pages/intercept.ts';

useDom();

test('p=login, p=search and p=join open their pages', async () => {
  const { page } = await domVisitor();
  const { formatMessage } = sitePageOf(page);
  for (const [p, title, address] of [
    ['login', 'session:login.title', '/login'],
    ['search', 'session:lookup.title', '/login?tab=lookup'],
    ['join', 'signup:views.type.title', '/login/sign_up'],
  ] as const) {
    await page.goto(startAddress({ p }));
    await headed(page, formatMessage(title));
    expect(page.url()).toBe(inject('site').origin + address);
  }
});

test('p=myPage requires a login; a visitor sees why and lands on home', async () => {
  const { page } = await domVisitor({ locale: 'en-US' });
  await page.goto(startAddress({ p: 'myPage' }));
  await expect(page.getByText('Login is required.', { exact: true })).toBeVisible();
  await headed(page, 'Haru City Seoul');
  await asMember(page, 'minseo21');
  await page.goto(startAddress({ p: 'myPage' }));
  await page.waitForURL(/\/my_page$/);
});

test('ignores an invalid key, removes it from the address, and keeps an existing login', async () => {
  const { page } = await domVisitor({ locale: 'en-US' });
  const sitePage = sitePageOf(page, 'en');
  const madeUp = `${startAddress({ ...stayIn(50) })}&sso_key=haneul.sso.made-up&company_code=haneul`;
  await page.goto(madeUp);
  await headed(page, sitePage.formatMessage('catalogue:list.title'));
  expect(await keysOf(page)).toEqual({});
  const keys = await asMember(page, 'minseo21');
  await page.goto(madeUp);
  await headed(page, sitePage.formatMessage('catalogue:list.title'));
  expect(await keysOf(page)).toEqual(keys);
  await expect(page.getByText('Logged in.', { exact: true })).toHaveCount(0);
  await expect(page.getByText(sitePage.formatMessage('app:sessionEnded'))).toHaveCount(0);
  await expect(page.getByText('Logged out.', { exact: true })).toHaveCount(0);
  expect(await page.evaluate(() => [location.href, document.referrer].join())).not.toContain('sso_key');
});

test('ignores invalid values in the address; valid ones only fill in the form', async () => {
  const { page } = await domVisitor({ locale: 'en-US' });
  const sitePage = sitePageOf(page, 'en');
  const bad = new URLSearchParams({ resvInfo: '{"__proto__":1}', data: '<script>alert(1)</script>', CsHsUi: 'a.b' });
  await page.goto(`${startAddress()}&${bad}`);
  await headed(page, 'Haru City Seoul');
  const data = { guest_last_name: 'Kim', guest_email: 'kim@guest.example', guest_memo: 'Late', total_price: 1 };
  await toList(sitePage, 51, { data: JSON.stringify(data) } as never);
  await choose(sitePage);
  await expect(field(sitePage, 'guest_last_name')).toHaveValue('Kim');
  await expect(field(sitePage, 'guest_email')).toHaveValue('kim@guest.example');
});

test('a forged return address cannot redirect the guest to another site after the login', async () => {
  const { page } = await domVisitor({ locale: 'en-US' });
  const sitePage = sitePageOf(page, 'en');
  await toLogin(sitePage);
  await page.evaluate(() => sessionStorage.setItem('return_to', JSON.stringify('//evil.example/')));
  await typeLogin(sitePage, 'minseo21', 'Haneul!2027');
  await headed(page, 'Haru City Seoul');
  expect(page.url()).toBe(`${inject('site').origin}/`);
});

test('session keys in an address do not log in', async () => {
  const first = await domVisitor();
  const keys = await asMember(first.page, 'minseo21');
  const { page } = await domVisitor({ locale: 'en-US' });
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/find/sso') && asked.push(request.url()));
  await page.goto(entryBy({ sso_key: keys['b_login_key']!, company_code: keys['b_company_code']! }));
  await headed(page, 'Haru City Seoul');
  expect(await keysOf(page)).toEqual({});
  expect(asked).toEqual([]);
});

test("another member in a second tab leaves the first tab's login unchanged", async () => {
  const { page, context } = await domVisitor({ locale: 'en-US' });
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
  const { page } = await domVisitor({ locale: 'en-US', viewport: DESK });
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
  const { page } = await domVisitor({ locale: 'en-US' });
  const CsHsUi = signedByCompany({ company_name: '한빛전자', employee_name: '박도윤' });
  await page.goto(entryBy({ CsHsUi, ...stayIn(45) }));
  await headed(page, 'Choose your room');
  await takenOver(page);
  const asked = page.waitForRequest('**/client/catalogue/search');
  // The server doesn't search for a visitor with a promotion code.
  await page.goto(`/reservation?${new URLSearchParams({ ...stayIn(45), promotion: 'SUMMER10' })}`);
  expect(await (await asked).headerValue('Company-Info')).toBe(CsHsUi);
  await asMember(page, 'minseo21');
  const dialog = page.getByRole('dialog');
  for (const [signed, shown] of [
    [CsHsUi, 1],
    [CsHsUi.slice(0, -4), 0],
  ] as const) {
    await page.goto(entryBy({ CsHsUi: signed }));
    await headed(page, 'Haru City Seoul');
    await takenOver(page);
    expect(page.url()).not.toContain('CsHsUi');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await expect(dialog.getByText('Minseo Kim')).toBeVisible();
    await expect(dialog.getByText('한빛전자')).toHaveCount(shown);
  }
});

test("the login without the shell returns to the property's own site only", async () => {
  const { page, context } = await domVisitor({ locale: 'en-US' });
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
