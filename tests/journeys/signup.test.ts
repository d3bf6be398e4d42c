import pg from 'pg';
import { expect as expectThat, inject, test } from 'vitest';
import { useBrowser, visitor } from '../support/pages/browser.ts';
import { enterCode } from '../support/pages/login-page.ts';
import { inspect } from '../support/pages/inspect.ts';
import { intercept } from '../support/pages/intercept.ts';
import { someOf } from '../support/long.ts';
import {
  agreeToAll,
  chooseKind,
  DOYUN,
  fillInformation,
  join,
  logIn,
  next,
  prove,
  sendCode,
  toSignUp,
  welcomed,
} from '../support/pages/sign-up-page.ts';
import { expect, headed, sitePageOf, startAddress } from '../support/pages/site-page.ts';
import { problemMessages } from '../support/client/messages.ts';

useBrowser();

const NUMBER = /^[0-9A-Z]{8,16}$/;
const information = 'signup:views.information.title';

test('a general member signs up, gets a membership number, and logs in with the ID filled in', async () => {
  const { page } = await visitor();
  const sitePage = sitePageOf(page);
  await toSignUp(sitePage);
  const found = await inspect(page, 'kind');
  await chooseKind(sitePage, 'GENERAL');
  found.push(...(await inspect(page, 'terms')));
  await agreeToAll(sitePage);
  found.push(...(await inspect(page, 'contact')));
  await prove(sitePage, 'SMS', '01055510001');
  await headed(page, sitePage.formatMessage(information));
  await fillInformation(sitePage, { ...DOYUN, login_id: 'general01', email: 'general01@guest.example' });
  found.push(...(await inspect(page, 'information')));
  await join(sitePage);
  expectThat(await welcomed(sitePage, '박도윤')).toMatch(NUMBER);
  found.push(...(await inspect(page, 'welcome')));
  await page.reload();
  await welcomed(sitePage, '박도윤');
  await logIn(sitePage, 'general01');
  await page.goto('/my_page');
  await headed(page, sitePage.formatMessage('member:greeting', { name: '박도윤' }));
  await expect(page.getByText('010-5551-0001')).toBeVisible();
  found.push(...(await inspect(page, 'my page')));
  expectThat(found).toEqual([]);
});

test('an affiliate sees that a number does not match, corrects it, and signs up', async () => {
  const { page } = await visitor();
  const sitePage = sitePageOf(page);
  const { formatMessage } = sitePage;
  const affiliation = (name: string) =>
    page.getByRole('textbox', { name: formatMessage(`signup:affiliation.${name}`), exact: true });
  const confirm = page.getByRole('button', { name: formatMessage('signup:affiliation.submit') });
  await toSignUp(sitePage);
  await chooseKind(sitePage, 'AFFILIATE');
  await agreeToAll(sitePage);
  await confirm.click();
  await expect(page.getByText(formatMessage('signup:affiliation.errors.customer_number'))).toBeVisible();
  await affiliation('affiliate_name').fill('한빛전자');
  await affiliation('business_number').fill('000-00-00101');
  await affiliation('customer_number').fill('C00000');
  await confirm.click();
  await expect(page.getByText(problemMessages('ko', 'member_not_matched').title)).toBeVisible();
  expectThat(await inspect(page, 'affiliation')).toEqual([]);
  await affiliation('customer_number').fill('C20417');
  await confirm.click();
  await prove(sitePage, 'SMS', '01055510003');
  await fillInformation(sitePage, { ...DOYUN, login_id: 'affiliate01', email: 'affiliate01@guest.example' });
  await join(sitePage);
  expectThat(await welcomed(sitePage, '박도윤')).toMatch(NUMBER);
});

const OWNERS = [
  {
    kind: 'PRESALE_INDIVIDUAL',
    building: 'B101',
    unit: 'A',
    room: '1204',
    sale: 'D-2024-0118',
    owner: '정하윤',
    phone: '01055510004',
  },
  {
    kind: 'PRESALE_CORPORATE',
    building: 'B102',
    unit: 'B',
    room: '0706',
    sale: 'D-2024-0232',
    owner: '다온상사',
    business: '0000000303',
    phone: '01055510005',
  },
] as const;

test.each(someOf(OWNERS.slice(1), OWNERS))(
  'an owner ($kind) chooses the room in the contract and signs up',
  async (owner) => {
    const { page } = await visitor();
    const sitePage = sitePageOf(page);
    const { formatMessage } = sitePage;
    const select = (name: string) => page.locator(`select[name="${name}"]`);
    const confirm = page.getByRole('button', { name: formatMessage('signup:ownership.submit') });
    await toSignUp(sitePage);
    await chooseKind(sitePage, owner.kind);
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
    await select('building_code').selectOption(owner.building);
    await select('unit_code').selectOption(owner.unit);
    await select('room_number').selectOption(owner.room);
    await page.locator('input[name="owner_name"]').fill(owner.owner);
    if ('business' in owner) await page.locator('input[name="business_number"]').fill(owner.business);
    await page.locator('input[name="distribution_number"]').fill('D-0000-0000');
    await confirm.click();
    await expect(page.getByRole('alert').getByText(problemMessages('ko', 'presale_info_wrong').title)).toBeVisible();
    expectThat(await inspect(page, 'ownership')).toEqual([]);
    await page.locator('input[name="distribution_number"]').fill(owner.sale);
    await confirm.click();
    await prove(sitePage, 'SMS', owner.phone);
    const id = owner.kind === 'PRESALE_INDIVIDUAL' ? 'owner01' : 'owner02';
    await fillInformation(sitePage, { ...DOYUN, login_id: id, email: `${id}@guest.example` });
    await join(sitePage);
    expectThat(await welcomed(sitePage, '박도윤')).toMatch(NUMBER);
  },
);

test('every violation, a taken ID and a wrong code are shown beside the field; a reload keeps all entries but the password', async () => {
  const { page } = await visitor({ alone: true });
  const sitePage = sitePageOf(page);
  const { formatMessage } = sitePage;
  await toSignUp(sitePage);
  await next(sitePage).click();
  await expect(page.getByText(formatMessage('signup:kind.missing'))).toBeVisible();
  await chooseKind(sitePage, 'GENERAL');
  await next(sitePage).click();
  await expect(page.getByText(formatMessage('signup:terms.missing'))).toHaveCount(2);
  await agreeToAll(sitePage);
  await page.getByRole('textbox', { name: formatMessage('signup:contact.SMS') }).fill('12');
  await page.getByRole('button', { name: formatMessage('signup:contact.send') }).click();
  await expect(page.getByText(formatMessage('signup:contact.errors.SMS'))).toBeVisible();
  const code = await sendCode(sitePage, formatMessage('signup:contact.SMS'), '01055510006');
  await headed(page, formatMessage('signup:views.code.SMS.title'));
  await enterCode(sitePage, code === '000000' ? '111111' : '000000');
  await expect(page.getByText(problemMessages('ko', 'verification_failed').title)).toBeVisible();
  await enterCode(sitePage, code);
  await headed(page, formatMessage(information));

  await join(sitePage);
  for (const name of ['login_id', 'password', 'last_name', 'first_name', 'birthday', 'gender', 'email'])
    await expect(page.getByText(formatMessage(`signup:errors.${name}.missing`))).toBeVisible();
  await expect(page.locator('input[name="login_id"]')).toBeFocused();

  // The response to the check of one field must not take the focus from the next field.
  const asked = Promise.withResolvers<void>();
  const checks = '**/api/client/signup/duplicate-checks';
  await intercept(page, checks, (route) => asked.promise.then(() => route.continue()));
  await page.locator('input[name="login_id"]').fill('minseo21');
  await page.locator('input[name="last_name"]').focus();
  asked.resolve();
  await expect(page.getByText(problemMessages('ko', 'duplicate_id').title)).toBeVisible();
  await expect(page.locator('input[name="last_name"]')).toBeFocused();

  await fillInformation(sitePage, {
    ...DOYUN,
    login_id: 'minseo21',
    password: 'simple',
    password_confirm: 'other',
    birthday: ['2990', '11', '20'],
    email: 'mistakes@guest.example',
  });
  await join(sitePage);
  await expect(page.getByText(problemMessages('ko', 'duplicate_id').title)).toBeVisible();
  await expect(page.getByText(formatMessage('signup:errors.password.invalid'))).toBeVisible();
  await expect(page.getByText(problemMessages('ko', 'password_mismatch').title)).toBeVisible();
  await expect(page.getByText(formatMessage('signup:errors.birthday.invalid'))).toBeVisible();
  expectThat(await inspect(page, 'violations', { colours: true })).toEqual([]);

  await fillInformation(sitePage, { ...DOYUN, login_id: 'mistakes01' });
  await page.reload();
  await headed(page, formatMessage(information));
  await expect(page.locator('input[name="login_id"]')).toHaveValue('mistakes01');
  await expect(page.locator('input[name="last_name"]')).toHaveValue('박');
  await expect(page.locator('input[name="password"]')).toHaveValue('');
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expectThat(kept).not.toContain(DOYUN.password);
  expectThat(kept).not.toContain(code);
  await fillInformation(sitePage, DOYUN);
  await join(sitePage);
  await welcomed(sitePage, '박도윤');
});

test('an expired sign-up is reported, and starts again with the entered values', async () => {
  const { page } = await visitor();
  const sitePage = sitePageOf(page);
  const { formatMessage } = sitePage;
  await toSignUp(sitePage);
  await chooseKind(sitePage, 'GENERAL');
  await agreeToAll(sitePage);
  await prove(sitePage, 'SMS', '01055510009');
  await headed(page, formatMessage(information));
  await fillInformation(sitePage, { ...DOYUN, email: 'ended01@guest.example' });
  await halfAnHourLater('01055510009');
  await fillInformation(sitePage, { login_id: 'ended01' });
  await join(sitePage);
  await headed(page, formatMessage('signup:views.expired.title'));
  expectThat(await inspect(page, 'expired')).toEqual([]);
  await page.getByRole('button', { name: formatMessage('signup:expired.restart') }).click();
  await headed(page, formatMessage('signup:views.terms.title'));
  await next(sitePage).click();
  await prove(sitePage, 'SMS', '01055510009');
  await headed(page, formatMessage(information));
  await expect(page.locator('input[name="last_name"]')).toHaveValue('박');
  await expect(page.locator('input[name="password"]')).toHaveValue('');
  await fillInformation(sitePage, DOYUN);
  await join(sitePage);
  await welcomed(sitePage, '박도윤');
});

/** Makes the unfinished sign-up with this phone number expire in the database. */
async function halfAnHourLater(phone: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('site').database });
  await client.connect();
  const ended = `update signup set expires_at = now() - interval '1 second' where member_id is null and phone_number = $1`;
  expectThat((await client.query(ended, [phone])).rowCount).toBe(1);
  await client.end();
}

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
