import { inject } from 'vitest';
import type { MemberInformation, MemberType, StartSignupResult, VerificationResult } from '../../../generated/types.ts';
import { callSite, codeSentBy, enterCode } from './login-page.ts';
import { headed, type SitePage, startAddress } from './site-page.ts';

export async function toSignUp({ page, formatMessage, locale }: SitePage, hotel = '15'): Promise<void> {
  await page.goto(startAddress({ hotel, lang: locale, p: 'join' }));
  await headed(page, formatMessage('signup:views.type.title'));
}

export function next({ page, formatMessage }: SitePage) {
  return page.getByRole('button', { name: formatMessage('signup:next'), exact: true });
}

export async function chooseKind(sitePage: SitePage, kind: MemberType): Promise<void> {
  await sitePage.page.locator(`input[name="member_type"][value="${kind}"]`).check();
  await next(sitePage).click();
  await headed(sitePage.page, sitePage.formatMessage('signup:views.terms.title'));
}

export async function agreeToAll(sitePage: SitePage): Promise<void> {
  await sitePage.page.getByRole('checkbox', { name: sitePage.formatMessage('signup:terms.all') }).check();
  await next(sitePage).click();
}

/** Requests a verification code and enters it. The mock accepts any six digits. */
export async function prove(sitePage: SitePage, channel: 'SMS' | 'EMAIL', to: string): Promise<void> {
  const { page, formatMessage } = sitePage;
  await headed(page, formatMessage(`signup:views.contact.${channel}.title`));
  const code = await sendCode(sitePage, formatMessage(`signup:contact.${channel}`), to);
  await headed(page, formatMessage(`signup:views.code.${channel}.title`));
  await enterCode(sitePage, code);
}

/** Requests a verification code and returns it. On the mock, returns six arbitrary digits. */
export async function sendCode({ page, formatMessage }: SitePage, label: string, to: string): Promise<string> {
  await page.getByRole('textbox', { name: label, exact: true }).fill(to);
  const send = () => page.getByRole('button', { name: formatMessage('signup:contact.send') }).click();
  if (inject('site').outbox) return codeSentBy(to, send);
  await send();
  return '284915';
}

/** Values for the fields of the sign-up form. Missing fields are left empty. */
export type Joining = {
  login_id?: string;
  password?: string;
  password_confirm?: string;
  last_name?: string;
  first_name?: string;
  birthday?: [year: string, month: string, day: string];
  gender?: 'female' | 'male';
  email?: string;
};

export const PASSWORD = 'Haneul!2027';
export const DOYUN = {
  password: PASSWORD,
  password_confirm: PASSWORD,
  last_name: '박',
  first_name: '도윤',
  birthday: ['1990', '11', '20'],
  gender: 'male',
} satisfies Joining;

export async function fillInformation({ page, formatMessage }: SitePage, person: Joining): Promise<void> {
  const { birthday, gender, ...typed } = person;
  for (const [name, value] of Object.entries(typed)) await page.locator(`input[name="${name}"]`).fill(value);
  for (const [index, part] of ['year', 'month', 'day'].entries()) {
    if (birthday)
      await page
        .getByRole('textbox', { name: formatMessage(`signup:birthday.${part}`), exact: true })
        .fill(birthday[index]!);
  }
  if (gender) await page.locator(`input[name="gender"][value="${gender}"]`).check();
}

function joinButton({ page, formatMessage }: SitePage) {
  return page.getByRole('button', { name: formatMessage('signup:information.join'), exact: true });
}

export function join(sitePage: SitePage) {
  return joinButton(sitePage).click();
}

/** Waits for the welcome page. Returns the membership number, or null if the page shows none. */
export async function welcomed({ page, formatMessage }: SitePage, name: string): Promise<string | null> {
  await headed(page, formatMessage('signup:welcome.title', { name }));
  const label = page.getByText(formatMessage('signup:welcome.number'), { exact: true });
  return (await label.count()) ? label.evaluate((element) => element.nextElementSibling!.textContent) : null;
}

/**
 * Signs a general member up through the API. Use this member in tests that change the account, because other tests use
 * the demo members at the same time.
 */
export async function newMember(loginId: string, phoneNumber: string) {
  const start = { hotel_code: '1', member_type: 'GENERAL' };
  const { signup_token } = await callSite<StartSignupResult>('/client/signup/sessions', start);
  const headers = { 'Signup-Token': signup_token };
  let sent!: VerificationResult;
  const code = await codeSentBy(phoneNumber, async () => {
    const to = { channel: 'SMS', subject: 'MEMBER', to: phoneNumber };
    sent = await callSite('/client/signup/codes', to, headers);
  });
  const { verification_id } = sent;
  await callSite('/client/signup/codes/confirmation', { verification_id, code }, headers);
  const member: MemberInformation = {
    ...DOYUN,
    birthday: DOYUN.birthday.join('-'),
    login_id: loginId,
    email: `${loginId}@guest.example`,
    agreements: { PRIVACY: true, TERMS: true, MARKETING: false },
  };
  await callSite('/client/signup/members', member, headers);
  return { loginId, password: PASSWORD, phoneNumber, lastName: DOYUN.last_name, firstName: DOYUN.first_name };
}
