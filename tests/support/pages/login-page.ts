import { createHmac } from 'node:crypto';
import type { Page } from 'playwright';
import { inject } from 'vitest';
import { DEMO_MEMBERS, type DemoMember } from '../../../scripts/demo/members.ts';
import type { LoginResult, SsoKeyResult } from '../../../generated/types.ts';
import { PROVIDER_KEY } from '../site/journey-site.ts';
import { eventually } from '../site/process.ts';
import { continueButton, expect, headed, payButton, type SitePage, startAddress } from './site-page.ts';

export function demoMember(loginId: string) {
  const found = DEMO_MEMBERS.find((member) => member.loginId === loginId);
  if (!found) throw new Error(`the demo data has no member ${loginId}`);
  return found;
}

export async function toLogin(
  { page, formatMessage, locale }: SitePage,
  entry: Record<string, string> = {},
): Promise<void> {
  await page.goto(startAddress({ p: 'login', lang: locale, ...entry }));
  await headed(page, formatMessage('session:login.title'));
}

export function idField({ page, formatMessage }: SitePage) {
  return page.getByRole('textbox', { name: formatMessage('session:login.id'), exact: true });
}
export function passwordField({ page, formatMessage }: SitePage) {
  return page.getByLabel(formatMessage('session:login.password'), { exact: true });
}
function loginButton({ page, formatMessage }: SitePage) {
  return page.getByRole('main').getByRole('button', { name: formatMessage('session:login.submit'), exact: true });
}

export async function typeLogin(sitePage: SitePage, loginId: string, password: string): Promise<void> {
  await idField(sitePage).fill(loginId);
  await passwordField(sitePage).fill(password);
  await loginButton(sitePage).click();
}

export async function logIn(
  sitePage: SitePage,
  loginId: string,
  password = demoMember(loginId).password,
): Promise<void> {
  await toLogin(sitePage);
  await typeLogin(sitePage, loginId, password);
  await expect(sitePage.page.getByText(sitePage.formatMessage('app:loggedIn'), { exact: true }).first()).toBeVisible();
}

/**
 * Logs in through the API and stores the session keys in the browser's cookies, for tests that do not test the login
 * itself. Returns the keys.
 */
export async function asMember(
  page: Page,
  loginId: string,
  password = demoMember(loginId).password,
): Promise<Record<string, string>> {
  const asked = { hotelCode: '1', loginId, password, joinType: 'NORMAL' };
  const { token, userInfo } = await callSite<LoginResult>('/client/user/login', asked);
  const keys = { d_booking_auth: token, b_login_key: userInfo.sso_key!, b_company_code: userInfo.company_code };
  const url = inject('site').origin;
  await page.context().addCookies(Object.entries(keys).map(([name, value]) => ({ name, value, url })));
  return keys;
}

export async function keysOf(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies();
  const names = ['d_booking_auth', 'b_login_key', 'b_company_code'];
  return Object.fromEntries(cookies.filter(({ name }) => names.includes(name)).map(({ name, value }) => [name, value]));
}

/**
 * Requests a single sign-on key for a member, as the provider's system does. Returns the query parameters that pass the
 * key to the entry page.
 */
export async function providerKeys(login_id: string): Promise<{ sso_key: string; company_code: string }> {
  const asked = { hotel_code: '1', login_id };
  const { sso_key } = await callSite<SsoKeyResult>('/provider/sso-keys', asked, { 'Provider-Key': PROVIDER_KEY });
  return { sso_key, company_code: 'haneul' };
}

/** Returns the address of the entry page with these parameters. */
export function entryBy(keys: Record<string, string>): string {
  return `${startAddress()}&${new URLSearchParams(keys)}`;
}

/** Signs an employee's details as the company's own site does, for the `CsHsUi` parameter of the entry page. */
export function signedByCompany(info: object): string {
  const text = Buffer.from(JSON.stringify(info)).toString('base64url');
  return `${text}.${createHmac('sha256', PROVIDER_KEY).update(text).digest('base64url')}`;
}

type Message = { id: string; text: string };

async function messagesTo(to: string): Promise<Message[]> {
  return (await (await fetch(`${inject('site').outbox}/outbox.json?to=${to}`)).json()) as Message[];
}

/** Calls `send` and returns the six-digit code that is then sent to `to`. */
export async function codeSentBy(to: string, send: () => Promise<unknown>): Promise<string> {
  const known = new Set((await messagesTo(to)).map(({ id }) => id));
  await send();
  let code: string | undefined;
  await eventually(30_000, async () => {
    // A booking confirmation, which contains no code, may be sent to the same phone number.
    const fresh = (await messagesTo(to)).filter(({ id }) => !known.has(id));
    code = fresh.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find(Boolean);
    return code !== undefined;
  });
  return code as string;
}

export async function enterCode({ page, formatMessage }: SitePage, code: string): Promise<void> {
  await page.getByRole('textbox', { name: formatMessage('session:code.label') }).fill(code);
  await page.getByRole('button', { name: formatMessage('session:code.submit'), exact: true }).click();
}

/**
 * Submits the completed form for a stay without prepayment and confirms the stay with the code sent to the guest's
 * phone.
 */
export async function confirmByCode(sitePage: SitePage, guestPhone: string): Promise<void> {
  const { page, formatMessage } = sitePage;
  await continueButton(sitePage).click();
  await headed(page, formatMessage('payment:heading.FREE_HOLD'));
  await expect(payButton(sitePage)).toHaveCount(0);
  const code = await codeSentBy(guestPhone, () =>
    page.getByRole('button', { name: formatMessage('payment:code.send') }).click(),
  );
  await enterCode(sitePage, code);
}

/** Verifies the account with a code, opens the form for a new password, and returns its two fields. */
export async function toNewPassword(
  sitePage: SitePage,
  person: Pick<DemoMember, 'loginId' | 'phoneNumber' | 'lastName' | 'firstName'>,
) {
  const { page, formatMessage } = sitePage;
  const { loginId, phoneNumber, lastName, firstName } = person;
  await toLogin(sitePage);
  await page.goto('/login/find?tab=password');
  await idField(sitePage).fill(loginId);
  await page.getByRole('textbox', { name: formatMessage('session:find.name'), exact: true }).fill(lastName + firstName);
  await page.getByRole('textbox', { name: formatMessage('session:find.phone') }).fill(phoneNumber);
  const code = await codeSentBy(phoneNumber, () =>
    page.getByRole('button', { name: formatMessage('session:find.send') }).click(),
  );
  await enterCode(sitePage, code);
  const field = (name: string) => page.getByLabel(formatMessage(`session:password.${name}`), { exact: true });
  return { fresh: field('new'), again: field('again') };
}

export async function callSite<T>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<T> {
  const answer = await fetch(`${inject('site').origin}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} returned ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
