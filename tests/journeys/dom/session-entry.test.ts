import { inject, test } from 'vitest';
import { asMember, keysOf, toLogin, typeLogin } from '../../support/pages/login-page.ts';
import {
  choose,
  expect,
  field,
  headed,
  sitePageOf,
  startAddress,
  stayIn,
  toList,
} from '../../support/pages/site-page.ts';
import { domVisitor, useDom } from '../../support/dom/visitor.ts';

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
