import { inject, test } from 'vitest';
import { DESK, useBrowser, visitor } from '../support/browser.ts';
import { keysOf, logIn, toLogin, typeLogin } from '../support/entrance.ts';
import { choose, expect, field, headed, startAddress, stayIn, toList, walkOf } from '../support/walk.ts';

useBrowser();

test.each([
  ['login', 'session:login.title', '/login'],
  ['search', 'session:lookup.title', '/login?tab=lookup'],
] as const)('p=%s opens its page', async (p, title, address) => {
  const { page } = await visitor();
  const { say } = walkOf(page);
  await page.goto(startAddress({ p }));
  await headed(page, say(title));
  expect(page.url()).toBe(inject('site').origin + address);
});

test('p=join opens the first step of the sign-up', async () => {
  const { page } = await visitor({ path: startAddress({ p: 'join' }) });
  await expect(page).toHaveURL(`${inject('site').origin}/login/sign_up`);
});

test('p=myPage is for who is logged in; a visitor is told that login is needed and goes home', async () => {
  const { page } = await visitor({ locale: 'en-US' });
  const walk = walkOf(page, 'en');
  await page.goto(startAddress({ p: 'myPage' }));
  await expect(page.getByText('Login is required.', { exact: true })).toBeVisible();
  await headed(page, 'Haru City Seoul');
  await logIn(walk, 'minseo21');
  await page.goto(startAddress({ p: 'myPage' }));
  await expect(page).toHaveURL(`${inject('site').origin}/my_page`);
});

test('a key that opens nothing logs out in silence, leaves the address, and the guest goes on', async () => {
  const { page } = await visitor({ locale: 'en-US' });
  const walk = walkOf(page, 'en');
  await logIn(walk, 'minseo21');
  await page.goto(`${startAddress({ ...stayIn(50) })}&sso_key=haneul.sso.made-up&company_code=haneul`);
  await headed(page, walk.say('catalogue:list.title'));
  expect(await keysOf(page)).toEqual({});
  await expect(page.getByText(walk.say('app:sessionEnded'))).toHaveCount(0);
  await expect(page.getByText('Logged out.', { exact: true })).toHaveCount(0);
  expect(await page.evaluate(() => [location.href, document.referrer].join())).not.toContain('sso_key');
});

test('the keys of a session, put into an address, log in and are told', async () => {
  const first = await visitor({ locale: 'en-US' });
  await logIn(walkOf(first.page, 'en'), 'minseo21');
  const keys = await keysOf(first.page);
  const { page } = await visitor({ locale: 'en-US', viewport: DESK });
  const query = new URLSearchParams({ sso_key: keys['b_login_key']!, company_code: keys['b_company_code']! });
  await page.goto(`${startAddress()}&${query}`);
  await expect(page.getByText('Logged in.', { exact: true })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'My page' })).toBeVisible();
});

test('what an address says badly is passed over; what it says well fills in the form and decides nothing', async () => {
  const { page } = await visitor({ locale: 'en-US' });
  const walk = walkOf(page, 'en');
  const bad = new URLSearchParams({ resvInfo: '{"__proto__":1}', data: '<script>alert(1)</script>', CsHsUi: 'a.b' });
  await page.goto(`${startAddress()}&${bad}`);
  await headed(page, 'Haru City Seoul');
  const data = { guest_last_name: 'Kim', guest_email: 'kim@guest.example', guest_memo: 'Late', total_price: 1 };
  await toList(walk, 51, { data: JSON.stringify(data) } as never);
  await choose(walk);
  await expect(field(walk, 'guest_last_name')).toHaveValue('Kim');
  await expect(field(walk, 'guest_email')).toHaveValue('kim@guest.example');
});

test('without a hotel the access is invalid', async () => {
  const { page } = await visitor({ locale: 'en-US', path: '/start?p=login' });
  await expect(page).toHaveURL(`${inject('site').origin}/error`);
  await headed(page, 'invalid access');
});

test('chester-proxy hands over to the entry page what that accepts', async () => {
  const { page } = await visitor({ locale: 'en-US' });
  const { say } = walkOf(page, 'en');
  await page.goto('/chester-proxy?hotel_code=1&p=search&evil=1');
  await headed(page, say('session:lookup.title'));
  await expect(page).toHaveURL(`${inject('site').origin}/login?tab=lookup`);
});

test('the login without the shell goes back to the property’s own site, and to no other', async () => {
  const { page, context } = await visitor({ locale: 'en-US' });
  const walk = walkOf(page, 'en');
  const { say } = walk;
  await page.goto(startAddress());
  await headed(page, 'Haru City Seoul');
  for (const address of ['https://evil.example/', 'https://stay.haneul.example@evil.example/', 'javascript:alert(1)']) {
    await context.clearCookies({ name: /^(d_booking_auth|b_)/ });
    await page.goto(`/connect-login?${new URLSearchParams({ return: address })}`);
    await headed(page, say('session:login.title'));
    expect(await page.getByRole('banner').count()).toBe(0);
    await typeLogin(walk, 'minseo21', 'Haneul!2027');
    await headed(page, say('session:loggedIn.title', { name: '김민서' }));
    await expect(page.getByRole('link', { name: say('session:loggedIn.go') })).toHaveCount(0);
    expect(new URL(page.url()).origin).toBe(inject('site').origin);
  }
  await page.goto('/logout');
  await headed(page, 'Haru City Seoul');
  const left = page.waitForRequest('https://stay.haneul.example/**');
  await page.route('https://stay.haneul.example/**', (route) => route.fulfill({ body: 'their own site' }));
  await page.goto(`/connect-login?${new URLSearchParams({ return: 'https://stay.haneul.example/my?x=1' })}`);
  await typeLogin(walk, 'minseo21', 'Haneul!2027');
  expect((await left).url()).toBe('https://stay.haneul.example/my?x=1');
});

test('a login link in between cannot send the guest elsewhere', async () => {
  const { page } = await visitor({ locale: 'en-US' });
  const walk = walkOf(page, 'en');
  await toLogin(walk);
  await page.evaluate(() => sessionStorage.setItem('return_to', JSON.stringify('//evil.example/')));
  await typeLogin(walk, 'minseo21', 'Haneul!2027');
  await headed(page, 'Haru City Seoul');
  expect(page.url()).toBe(`${inject('site').origin}/`);
});
