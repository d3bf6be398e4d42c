import { expect as expectThat, test } from 'vitest';
import { expireSignUp, useSiteDatabase } from '../../support/database/site-database.ts';
import { DESK } from '../../support/pages/browser.ts';
import { enterCode } from '../../support/pages/login-page.ts';
import {
  agreeToAll,
  chooseKind,
  DOYUN,
  fillInformation,
  join,
  prove,
  sendCode,
  toSignUp,
  welcomed,
  next,
} from '../../support/pages/sign-up-page.ts';
import { choose, expect, field, headed, sitePageOf, toList, toTuesday } from '../../support/pages/site-page.ts';
import { domVisitor, useDom } from '../../support/dom/visitor.ts';
import { intercept } from '../../support/pages/intercept.ts';
import { someOf } from '../../support/long.ts';
import { problemMessages } from '../../support/client/messages.ts';

useDom();
useSiteDatabase();

const NUMBER = /^[0-9A-Z]{8,16}$/;
const information = 'signup:views.information.title';

test('a cyber member verifies an email and a phone number, changes the phone number, and gets no membership number', async () => {
  const { page } = await domVisitor({ viewport: DESK, locale: 'en-US' });
  const sitePage = sitePageOf(page, 'en');
  await toSignUp(sitePage);
  await chooseKind(sitePage, 'CYBER');
  await agreeToAll(sitePage);
  await prove(sitePage, 'EMAIL', 'cyber01@guest.example');
  await prove(sitePage, 'SMS', '01055510010');
  await headed(page, sitePage.formatMessage(information));
  await expect(page.getByText('cyber01@guest.example')).toBeVisible();
  await expect(page.locator('input[name="phone_number"]')).toHaveCount(0);
  await page
    .getByRole('button', { name: sitePage.formatMessage('signup:information.change') })
    .first()
    .click();
  await prove(sitePage, 'SMS', '01055510002');
  await headed(page, sitePage.formatMessage(information));
  await expect(page.getByText('010-5551-0002')).toBeVisible();
  const emma = { ...DOYUN, last_name: 'Carter', first_name: 'Emma' };
  await fillInformation(sitePage, { ...emma, login_id: 'cyber01' });
  await join(sitePage);
  expectThat(await welcomed(sitePage, 'Emma Carter')).toBeNull();
  await expect(
    page.getByRole('banner').getByRole('link', { name: sitePage.formatMessage('app:header.logout') }),
  ).toBeVisible();
});

test('a guest who signs up during a booking is logged in and back in the booking', async () => {
  const { page } = await domVisitor();
  const sitePage = sitePageOf(page);
  const { formatMessage } = sitePage;
  await toList(sitePage, toTuesday(120));
  await choose(sitePage);
  await page
    .getByRole('main')
    .getByRole('link', { name: formatMessage('app:header.signUp') })
    .click();
  await chooseKind(sitePage, 'GENERAL');
  await agreeToAll(sitePage);
  await prove(sitePage, 'SMS', '01055510077');
  await headed(page, formatMessage(information));
  await fillInformation(sitePage, { ...DOYUN, login_id: 'began01', email: 'began01@guest.example' });
  await join(sitePage);
  await headed(page, formatMessage('booking:info.title'));
  await expect(field(sitePage, 'guest_phone')).toHaveValue('010-5551-0077');
});

test('a person under 14 can sign up only with the consent of a guardian', async () => {
  const { page } = await domVisitor();
  const sitePage = sitePageOf(page);
  const { formatMessage } = sitePage;
  const guardian = page.getByRole('dialog');
  await toSignUp(sitePage);
  await chooseKind(sitePage, 'GENERAL');
  await agreeToAll(sitePage);
  await prove(sitePage, 'SMS', '01055510007');
  await headed(page, formatMessage(information));
  const year = String(new Date().getFullYear() - 10);
  await fillInformation(sitePage, {
    ...DOYUN,
    login_id: 'young01',
    email: 'young01@guest.example',
    birthday: [year, '1', '2'],
  });
  await page.locator('input[name="guardian_name"]').fill('박서연');
  await join(sitePage);
  await expect(page.getByText(formatMessage('signup:errors.unproven'))).toBeVisible();
  await page.getByRole('button', { name: formatMessage('signup:guardian.prove') }).click();
  const code = await sendCode(sitePage, formatMessage('signup:guardian.phone'), '01055510008');
  await enterCode(sitePage, code);
  await expect(guardian).toBeHidden();
  await expect(page.getByText('010-5551-0008')).toBeVisible();
  await join(sitePage);
  await welcomed(sitePage, '박도윤');
});

test('an affiliate sees that a number does not match, corrects it, and signs up', async () => {
  const { page } = await domVisitor();
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
    const { page } = await domVisitor();
    const sitePage = sitePageOf(page);
    const { formatMessage } = sitePage;
    const select = (name: string) => page.locator(`select[name="${name}"]`);
    const confirm = page.getByRole('button', { name: formatMessage('signup:ownership.submit') });
    await toSignUp(sitePage);
    await chooseKind(sitePage, owner.kind);
    await agreeToAll(sitePage);
    await headed(page, formatMessage('signup:views.ownership.title'));
    await select('building_code').selectOption(owner.building);
    await select('unit_code').selectOption(owner.unit);
    await select('room_number').selectOption(owner.room);
    await page.locator('input[name="owner_name"]').fill(owner.owner);
    if ('business' in owner) await page.locator('input[name="business_number"]').fill(owner.business);
    await page.locator('input[name="distribution_number"]').fill('D-0000-0000');
    await confirm.click();
    await expect(page.getByRole('alert').getByText(problemMessages('ko', 'presale_info_wrong').title)).toBeVisible();
    await page.locator('input[name="distribution_number"]').fill(owner.sale);
    await confirm.click();
    await prove(sitePage, 'SMS', owner.phone);
    const id = owner.kind === 'PRESALE_INDIVIDUAL' ? 'owner01' : 'owner02';
    await fillInformation(sitePage, { ...DOYUN, login_id: id, email: `${id}@guest.example` });
    await join(sitePage);
    expectThat(await welcomed(sitePage, '박도윤')).toMatch(NUMBER);
  },
);

test('every violation, a taken ID and a wrong code are shown beside the field; a reload keeps all entries except the password', async () => {
  const { page } = await domVisitor();
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

  // When the check of one field finishes, it must not steal focus from the next field.
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
  const { page } = await domVisitor();
  const sitePage = sitePageOf(page);
  const { formatMessage } = sitePage;
  await toSignUp(sitePage);
  await chooseKind(sitePage, 'GENERAL');
  await agreeToAll(sitePage);
  await prove(sitePage, 'SMS', '01055510009');
  await headed(page, formatMessage(information));
  await fillInformation(sitePage, { ...DOYUN, email: 'ended01@guest.example' });
  await expireSignUp('01055510009');
  await fillInformation(sitePage, { login_id: 'ended01' });
  await join(sitePage);
  await headed(page, formatMessage('signup:views.expired.title'));
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
