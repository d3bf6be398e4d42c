import type { Page } from 'playwright';
import { test } from 'vitest';
import type { MemberType, SignupState } from '../../../generated/types.ts';
import { DESK, useBrowser, visitor } from '../../support/browser.ts';
import {
  agreeToAll,
  chooseKind,
  DOYUN,
  fillInformation,
  join,
  next,
  prefer,
  prove,
  toSignUp,
  welcomed,
} from '../../support/sign-up-walk.ts';
import { expect, headed, startAddress, type Walk, walkOf } from '../../support/walk.ts';
import { problemWords } from '../../support/words.ts';

useBrowser();

/** The mock begins every sign-up alike: here it says what this kind of member must prove. */
function begins(page: Page, member_type: MemberType, missing: SignupState['missing']) {
  return page.route('**/api/client/signup/sessions', async (route) => {
    const answer = await route.fetch();
    const begun = await answer.json();
    await route.fulfill({ response: answer, json: { ...begun, signup: { ...begun.signup, member_type, missing } } });
  });
}

const TYPED = { ...DOYUN, login_id: 'haneul27', email: 'doyun@guest.example' };

async function begin(walk: Walk, kind: MemberType, missing: SignupState['missing']): Promise<void> {
  await begins(walk.page, kind, missing);
  await toSignUp(walk, '1');
  await chooseKind(walk, kind);
  await agreeToAll(walk);
}

test.each(['ko', 'en'] as const)('with no server a general member joins, in %s', async (locale) => {
  const { page } = await visitor({ ...(locale === 'en' && { viewport: DESK, locale: 'en-US' }) });
  const walk = walkOf(page, locale);
  await begin(walk, 'GENERAL', ['PHONE']);
  await prove(walk, 'SMS', '01055500163');
  await headed(page, walk.say('signup:views.information.title'));
  await fillInformation(walk, TYPED);
  await join(walk);
  await welcomed(walk, '박도윤');
});

test('a cyber member proves an email, then a phone', async () => {
  const { page } = await visitor();
  const walk = walkOf(page);
  await prefer(page, '/client/signup/codes/confirmation', 'example=email');
  await prefer(page, '/client/signup/members', 'example=cyber');
  await begin(walk, 'CYBER', ['EMAIL', 'PHONE']);
  await prove(walk, 'EMAIL', 'doyun@guest.example');
  await headed(page, walk.say('signup:views.contact.SMS.title'));
  await page.unroute('**/api/client/signup/codes/confirmation');
  await prefer(page, '/client/signup/codes/confirmation', 'example=cyber');
  await prove(walk, 'SMS', '01055500163');
  const { email: _, ...typed } = TYPED;
  await expect(page.getByText('doyun@guest.example')).toBeVisible();
  await expect(page.getByText('010-5550-0163')).toBeVisible();
  await fillInformation(walk, typed);
  await join(walk);
  await welcomed(walk, '박도윤');
});

test('an affiliate and an owner are asked for what belongs together', async () => {
  const { page } = await visitor();
  const walk = walkOf(page);
  const { say } = walk;
  await begin(walk, 'AFFILIATE', ['AFFILIATION', 'PHONE']);
  await headed(page, say('signup:views.affiliation.title'));
  for (const [name, value] of [
    ['affiliate_name', '한빛전자'],
    ['business_number', '0000000101'],
    ['customer_number', 'C20417'],
  ] as const)
    await page.locator(`input[name="${name}"]`).fill(value);
  await page.getByRole('button', { name: say('signup:affiliation.submit') }).click();
  await headed(page, say('signup:views.contact.SMS.title'));

  await page.evaluate(() => sessionStorage.clear());
  await page.unrouteAll();
  await begin(walk, 'PRESALE_INDIVIDUAL', ['OWNERSHIP', 'PHONE']);
  await headed(page, say('signup:views.ownership.title'));
  for (const name of ['building_code', 'unit_code', 'room_number'])
    await page.locator(`select[name="${name}"]`).selectOption({ index: 1 });
  await page.locator('input[name="distribution_number"]').fill('D-2024-0117');
  await page.locator('input[name="owner_name"]').fill('최지우');
  await page.getByRole('button', { name: say('signup:ownership.submit') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('signup:views.contact.SMS.title'));
});

test('a social sign-up begins with what the provider told, and without a ticket with a login', async () => {
  const { page } = await visitor({ path: startAddress() });
  const walk = walkOf(page);
  const { say } = walk;
  await headed(page, '하루 시티 서울');
  await page.goto('/connect-login/sign_up/sns');
  await headed(page, say('signup:social.none.title'));
  await page.evaluate(() =>
    sessionStorage.setItem(
      'social_signup',
      JSON.stringify({
        provider: 'kakao',
        ticket: 'haneul.Ty6sVn',
        expires_at: '2027-06-01T01:30:00Z',
        prefill: { user_name: '이서준', last_name: '이', first_name: '서준', email: 'seojun@guest.example' },
      }),
    ),
  );
  await prefer(page, '/client/signup/sessions', 'code=201, example=social');
  await page.reload();
  await expect(page.getByText(problemWords('ko', 'no_linked_id').title)).toBeVisible();
  await agreeToAll(walk);
  await page.route('**/api/client/signup/codes/confirmation', async (route) => {
    const answer = await route.fetch();
    const proven = await answer.json();
    await route.fulfill({ response: answer, json: { ...proven, signup: { ...proven.signup, join_type: 'KAKAO' } } });
  });
  await prove(walk, 'SMS', '01055500177');
  await headed(page, say('signup:views.information.title'));
  await expect(page.locator('input[name="last_name"]')).toHaveValue('이');
  await expect(page.locator('input[name="email"]')).toHaveValue('seojun@guest.example');
  await expect(page.locator('input[name="password"]')).toHaveCount(0);
  await fillInformation(walk, { birthday: ['1992', '5', '14'], gender: 'male' });
  await join(walk);
  await welcomed(walk, '이서준');
});

test('a taken ID is told beside it; an ended sign-up begins again with what was typed', async () => {
  const { page } = await visitor();
  const walk = walkOf(page);
  const { say } = walk;
  await begin(walk, 'GENERAL', ['PHONE']);
  await prove(walk, 'SMS', '01055500163');
  await headed(page, say('signup:views.information.title'));
  await prefer(page, '/client/signup/duplicate-checks', 'code=409, example=duplicateId');
  await fillInformation(walk, { login_id: 'minseo21' });
  await page
    .getByRole('button', { name: say('signup:information.check') })
    .first()
    .click();
  await expect(page.getByText(problemWords('ko', 'duplicate_id').title)).toBeVisible();
  await page.unroute('**/api/client/signup/duplicate-checks');
  await fillInformation(walk, TYPED);
  await prefer(page, '/client/signup/members', 'code=401, example=sessionExpired');
  await join(walk);
  await headed(page, say('signup:views.expired.title'));
  await page.unroute('**/api/client/signup/members');
  await page.getByRole('button', { name: say('signup:expired.restart') }).click();
  await next(walk).click();
  await prove(walk, 'SMS', '01055500163');
  await expect(page.locator('input[name="login_id"]')).toHaveValue('haneul27');
  await expect(page.locator('input[name="password"]')).toHaveValue('');
});
