import { expect as expectThat, test } from 'vitest';
import { expireSignUp, useSiteDatabase } from '../support/database/site-database.ts';
import { useBrowser, visitor } from '../support/pages/browser.ts';
import { inspect } from '../support/pages/inspect.ts';
import {
  agreeToAll,
  chooseKind,
  DOYUN,
  fillInformation,
  join,
  next,
  prove,
  toSignUp,
  welcomed,
} from '../support/pages/sign-up-page.ts';
import { expect, headed, sitePageOf, startAddress } from '../support/pages/site-page.ts';
import { problemMessages } from '../support/client/messages.ts';

useBrowser();
useSiteDatabase();

const NUMBER = /^[0-9A-Z]{8,16}$/;
const information = 'signup:views.information.title';

test('a general member signs up, gets a number and is logged in; every screen fits every width', async () => {
  const { page } = await visitor();
  const sitePage = sitePageOf(page);
  const { formatMessage } = sitePage;
  await toSignUp(sitePage);
  const found = await inspect(page, 'kind');
  const look = async (name: string, how?: { colours: boolean }) => void found.push(...(await inspect(page, name, how)));
  await chooseKind(sitePage, 'AFFILIATE');
  await look('terms');
  await agreeToAll(sitePage);
  await page.getByRole('button', { name: formatMessage('signup:affiliation.submit') }).click();
  await expect(page.getByText(formatMessage('signup:affiliation.errors.customer_number'))).toBeVisible();
  for (const [name, value] of [
    ['affiliate_name', '한빛전자'],
    ['business_number', '000-00-00101'],
    ['customer_number', 'C00000'],
  ] as const)
    await page.getByRole('textbox', { name: formatMessage(`signup:affiliation.${name}`), exact: true }).fill(value);
  await page.getByRole('button', { name: formatMessage('signup:affiliation.submit') }).click();
  await expect(page.getByText(problemMessages('ko', 'member_not_matched').title)).toBeVisible();
  await look('affiliation');
  await toSignUp(sitePage);
  await chooseKind(sitePage, 'PRESALE_CORPORATE');
  await agreeToAll(sitePage);
  await headed(page, formatMessage('signup:views.ownership.title'));
  const tooWide = await page
    .locator('select')
    .evaluateAll((selects) =>
      selects
        .filter((one) => one.getBoundingClientRect().right > one.parentElement!.getBoundingClientRect().right)
        .map((one) => (one as HTMLSelectElement).name),
    );
  expectThat(tooWide).toEqual([]);
  await page.getByRole('button', { name: formatMessage('signup:ownership.submit') }).click();
  await look('ownership');

  await toSignUp(sitePage);
  await chooseKind(sitePage, 'GENERAL');
  await agreeToAll(sitePage);
  await look('contact');
  await prove(sitePage, 'SMS', '01055510001');
  await headed(page, formatMessage(information));
  await join(sitePage);
  await expect(page.getByText(formatMessage('signup:errors.login_id.missing'))).toBeVisible();
  await look('violations', { colours: true });
  await fillInformation(sitePage, { ...DOYUN, login_id: 'general01', email: 'general01@guest.example' });
  await look('information');
  await expireSignUp('01055510001');
  await join(sitePage);
  await headed(page, formatMessage('signup:views.expired.title'));
  await look('expired');
  await page.getByRole('button', { name: formatMessage('signup:expired.restart') }).click();
  await headed(page, formatMessage('signup:views.terms.title'));
  await next(sitePage).click();
  await prove(sitePage, 'SMS', '01055510001');
  await headed(page, formatMessage(information));
  await fillInformation(sitePage, DOYUN);
  await join(sitePage);
  expectThat(await welcomed(sitePage, '박도윤')).toMatch(NUMBER);
  await look('welcome');
  await page.reload();
  await welcomed(sitePage, '박도윤');
  await page
    .getByRole('main')
    .getByRole('link', { name: formatMessage('app:header.myPage') })
    .click();
  await headed(page, formatMessage('member:greeting', { name: '박도윤' }));
  await page.getByText(formatMessage('member:facts'), { exact: true }).click();
  await expect(page.getByText('010-5551-0001')).toBeVisible();
  await look('my page');
  expectThat(found).toEqual([]);
});

test('visitors can read about membership and its terms; my page requires a login', async () => {
  const { page } = await visitor({ path: startAddress() });
  const { formatMessage } = sitePageOf(page);
  await headed(page, '하루 시티 서울');
  await page.goto('/membership');
  await headed(page, formatMessage('membership:title'));
  await expect(page.getByRole('heading', { level: 3 })).not.toHaveCount(0);
  const found = await inspect(page, 'membership');
  await page.goto('/my_page/history');
  await expect(page.getByText(formatMessage('app:loginRequired'))).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/saint-membership-term');
  await expect(page.getByText(formatMessage('membership:term.none'))).toBeVisible();
  await page.goto(startAddress({ hotel: '13' }));
  await page.waitForURL('**/');
  await page.goto('/saint-membership-term');
  await expect(page.getByRole('button', { name: formatMessage('membership:term.print') })).toBeVisible();
  found.push(...(await inspect(page, 'membership terms')));
  expectThat(found).toEqual([]);
});
