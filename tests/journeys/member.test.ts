import type { Locator } from 'playwright';
import { expect as expectThat, test } from 'vitest';
import { useSiteDatabase } from '../support/database/site-database.ts';
import { PHONE, useBrowser, visitor } from '../support/pages/browser.ts';
import { asMember, demoMember, typeLogin } from '../support/pages/login-page.ts';
import { inspect } from '../support/pages/inspect.ts';
import {
  choose,
  confirmed,
  continueButton,
  expect,
  fillIn,
  GUEST,
  headed,
  openBenefits,
  pay,
  type SitePage,
  sitePageOf,
  toList,
  toTuesday,
} from '../support/pages/site-page.ts';
import { problemMessages } from '../support/client/messages.ts';

// kinds.test.ts inspects the screens of My Page, so these journeys inspect only the screens that it doesn't open.
useBrowser();
useSiteDatabase();

const MEMBER = demoMember('minseo21');

function cardOf({ page }: SitePage, number: string) {
  return page.getByRole('listitem').filter({ hasText: number });
}

test("a member's booking appears on my page, and looking it up requires a login", async () => {
  const { page } = await visitor({ viewport: PHONE });
  const sitePage = sitePageOf(page);
  const { formatMessage } = sitePage;
  await asMember(page, MEMBER.loginId);
  await toList(sitePage, toTuesday(120));
  await choose(sitePage);
  const benefits = page.getByRole('region', { name: formatMessage('coupon:title') });
  const paid = page.getByRole('complementary', { name: formatMessage('booking:summary.title') });
  const total = (price: string) => expect(paid.getByText(price).first()).toBeVisible();
  await openBenefits(sitePage);
  await benefits.getByRole('checkbox', { name: '다시 찾아 주셔서 감사합니다' }).check();
  await total('₩340,000');
  await benefits
    .getByRole('button', { name: formatMessage('coupon:useAll', { points: '16,000' }), exact: true })
    .click();
  await expect(benefits.getByText(problemMessages('ko', 'mileage_not_combinable').title)).toBeVisible();
  const found = await inspect(page, 'benefits');
  await benefits.getByRole('button', { name: formatMessage('coupon:instead.points', { total: '₩344,000' }) }).click();
  await total('₩344,000');
  await expect(benefits.getByRole('checkbox', { name: '다시 찾아 주셔서 감사합니다' })).not.toBeChecked();
  await benefits.getByRole('button', { name: formatMessage('coupon:useNone') }).click();
  await benefits.getByRole('checkbox', { name: '다시 찾아 주셔서 감사합니다' }).check();
  await total('₩340,000');
  await fillIn(sitePage);
  await continueButton(sitePage).click();
  await pay(sitePage);
  const number = await confirmed(sitePage);

  await page.goto('/my_page/coupon');
  await headed(page, formatMessage('member:coupons.title'));
  await page.getByText(formatMessage('member:coupons.filters'), { exact: true }).click();
  await page.getByLabel(formatMessage('member:coupons.statusLabel')).selectOption('used');
  await expect(page.getByText('다시 찾아 주셔서 감사합니다')).toBeVisible();
  await page.goto('/my_page');
  await headed(page, formatMessage('member:greeting', { name: '김민서' }));
  const parts = (where: Locator) =>
    where.locator('a[href^="/my_page/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const navigation = page.getByRole('navigation', { name: formatMessage('member:ways') });
  const vouchers = { name: formatMessage('member:way.vouchers') };
  // The links for owner contracts appear only after the contracts have loaded.
  await expect(navigation.getByRole('link', vouchers)).toBeVisible();
  const ways = await parts(navigation);
  await page.getByRole('button', { name: formatMessage('app:header.menu') }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', vouchers)).toBeVisible();
  expectThat(await parts(menu)).toEqual(ways);
  found.push(...(await inspect(page, 'menu')));
  await page.keyboard.press('Escape');
  const missing = { count: 2, tier: '골드' };
  await expect(page.getByRole('link', { name: formatMessage('membership:own.nightsMissing', missing) })).toBeVisible();
  await page.getByRole('link', { name: formatMessage('member:way.membership'), exact: true }).click();
  await headed(page, formatMessage('membership:own.title'));
  await expect(page.getByRole('meter')).toHaveCount(2);
  await expect(page.getByText(formatMessage('membership:own.causes.stays'), { exact: true })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: formatMessage('member:way.points'), exact: true }).click();
  await headed(page, formatMessage('member:points.title'));
  await expect(
    page.getByText(formatMessage('member:points.amount', { points: '16,700' }), { exact: true }),
  ).toBeVisible();
  await page.getByLabel(formatMessage('member:points.direction')).selectOption('out');
  await page.getByLabel(formatMessage('member:history.window')).selectOption('12');
  await expect(page.getByText(formatMessage('member:points.types.expire'), { exact: true })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: formatMessage('member:next.all') }).click();
  await headed(page, formatMessage('member:history.title'));
  expectThat(found).toEqual([]);
  await cardOf(sitePage, number).getByRole('link').click();
  await headed(page, formatMessage('booking:detail.title'));
  await expect(page.getByText(number)).toBeVisible();

  await page.goto('/logout');
  await expect(page.getByText(formatMessage('app:loggedOut'), { exact: true })).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/start?hotel_code=1&p=search');
  await page
    .getByRole('textbox', { name: formatMessage('session:lookup.name') })
    .fill(GUEST.guest_last_name + GUEST.guest_first_name);
  await page.getByRole('textbox', { name: formatMessage('session:lookup.number') }).fill(number.toLowerCase());
  await page.getByRole('button', { name: formatMessage('session:lookup.submit'), exact: true }).click();
  await expect(page.getByText(problemMessages('ko', 'member_reservation_login_required').title)).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: formatMessage('app:header.login') })
    .click();
  await typeLogin(sitePage, MEMBER.loginId, MEMBER.password);
  await headed(page, formatMessage('member:history.title'));
  await expect(page.getByText(formatMessage('member:history.found', { number }))).toBeVisible();
  await page.getByRole('link', { name: formatMessage('member:history.open') }).click();
  await headed(page, formatMessage('booking:detail.title'));
  await expect(page.getByText(number)).toBeVisible();
});

test('the edit form and the address search fit every width and are accessible, and arrow keys choose an address', async () => {
  const { page } = await visitor();
  const { formatMessage } = sitePageOf(page);
  await asMember(page, MEMBER.loginId);
  await page.goto('/start?hotel_code=1&p=myPage');
  await page.getByRole('link', { name: formatMessage('member:way.edit'), exact: true }).click();
  await page.getByLabel(formatMessage('member:recheck.password'), { exact: true }).fill(MEMBER.password);
  await page.getByRole('button', { name: formatMessage('member:recheck.submit'), exact: true }).click();
  await page.getByRole('button', { name: formatMessage('member:addressSearch.open') }).click();
  await page.getByLabel(formatMessage('member:addressSearch.query')).fill('물빛길');
  await page.keyboard.press('Enter');
  const radios = page.getByRole('dialog').getByRole('radio');
  await radios.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(radios.nth(1)).toBeChecked();
  await page.keyboard.press('ArrowUp');
  const found = await inspect(page, 'addresses');
  await page.getByRole('button', { name: formatMessage('member:addressSearch.use') }).click();
  const address = page.getByRole('textbox', { name: formatMessage('member:edit.address'), exact: false }).first();
  await expect(address).toHaveValue('서울특별시 마포구 물빛길 8');
  found.push(...(await inspect(page, 'edit form')));
  expectThat(found).toEqual([]);
});
