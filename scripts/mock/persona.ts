import type { LoginResult } from '../../generated/types.ts';
import { operation } from '../generate/situations.ts';

/**
 * Returns the names of the personas: `visitor`, and the members in the contract's login examples. The demo company has
 * the same members.
 */
export function personas(): string[] {
  const { requests, answers } = operation('loginUser');
  const known = requests.filter(({ name }) => answers.some((each) => each.name === name && each.status < 400));
  return ['visitor', ...known.map(({ name }) => name)];
}

const KEYS = ['d_booking_auth', 'b_login_key', 'b_company_code'];

/** Returns the cookies that log in as the persona. For the visitor, they delete the cookies of an earlier login. */
export async function logInAs(persona: string, api: string): Promise<string[]> {
  const request = operation('loginUser').requests.find(({ name }) => name === persona);
  const keys = persona === 'visitor' || !request ? ['', '', ''] : await keysOf(request.body, api, persona);
  const age = persona === 'visitor' ? '; Max-Age=0' : '';
  return KEYS.map((name, index) => `${name}=${encodeURIComponent(keys[index]!)}; Path=/; SameSite=Lax${age}`);
}

async function keysOf(body: unknown, api: string, persona: string): Promise<string[]> {
  const answered = await fetch(`${api}/client/user/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Prefer: `code=200, example=${persona}` },
    body: JSON.stringify(body),
  });
  if (!answered.ok) throw new Error(`${persona} cannot log in: ${await answered.text()}`);
  const { token, userInfo } = (await answered.json()) as LoginResult;
  return [token, userInfo.sso_key ?? '', userInfo.company_code];
}
