import type { ProblemCode } from '../../generated/problems.ts';
import type { SsoKeyResult, SsoRequest, SsoResult } from '../../generated/types.ts';
import { findByLoginId, findMember } from '../member/member.usecases.ts';
import type { Database } from '../platform/database/database.ts';
import { fail, ok, type Outcome } from '../platform/outcome.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import { companyOf, hashToken } from '../platform/tokens.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { findHotel } from '../property/property.usecases.ts';
import type { Device } from './device.rules.ts';
import { findSession, insertProviderKey, takeProviderKey } from './session.repository.ts';
import { after, LIMITS, MINUTE_MS } from './session.rules.ts';
import { type Caller, recordUse, openSession, type SessionDeps, tokenOf, userInfo } from './session.usecases.ts';

export type SsoDeps = SessionDeps;

/**
 * Returns a provider's key. Its format differs from that of session keys, so that the client can reject a session key
 * in a link (machines/session/entry.address.ts). Without this check, an attacker could send a victim a link that opens
 * the attacker's session.
 */
function providerKeyOf(companyCode: string, token: string) {
  return `${companyCode}.sso.${token}`;
}
function companyOfProviderKey(key: string) {
  return /^([a-z0-9]{1,20})\.sso\.[\w-]{43}$/.exec(key)?.[1];
}

type SsoKeyWish = { companyCode: string; hotelCode: string; loginId: string; validMinutes: number };

/**
 * Creates a key that lets a provider's site log a member in. The key is valid for `validMinutes` and can be exchanged
 * once.
 */
export async function makeSsoKey(
  deps: SsoDeps,
  { companyCode, hotelCode, loginId, validMinutes }: SsoKeyWish,
): Promise<Outcome<SsoKeyResult, ProblemCode<'createSsoKey'>>> {
  const found = await findHotel(deps, hotelCode);
  if (!found.ok) return found;
  if (found.value.companyCode !== companyCode) return fail('forbidden');
  const person = await findByLoginId(deps.db, companyCode, loginId);
  if (!person) return fail('id_not_found');
  const ssoKey = providerKeyOf(companyCode, deps.ids.token());
  const expiresAt = after(deps.clock.now(), validMinutes * MINUTE_MS);
  await insertProviderKey(deps.db, { companyCode, keyHash: hashToken(ssoKey), memberId: person.memberId, expiresAt });
  return ok({ result: 'success', sso_key: ssoKey, expires_at: expiresAt.toISOString() });
}

/**
 * Revalidates a session by its key, or exchanges a provider's key for a new session, depending on the format of the
 * key. Every invalid key fails with `session_expired`, and only failures count towards the rate limit.
 */
export async function loginBySso(
  deps: SsoDeps & { limiter: RateLimiter },
  { hotel_code, sso_key, company_code }: SsoRequest,
  { address, device }: Caller,
): Promise<Outcome<SsoResult, ProblemCode<'loginBySso'>>> {
  const found = await findHotel(deps, hotel_code);
  if (!found.ok) return found;
  const { companyCode } = found.value;
  const result =
    companyCode === company_code ? await openByKey(deps, companyCode, sso_key, device) : fail('session_expired');
  if (result.ok) return result;
  const allowed = await deps.limiter.hit(LIMITS.ssoFailure, '', address);
  return allowed.ok ? result : allowed;
}

async function openByKey(
  deps: SsoDeps,
  companyCode: string,
  key: string,
  device: Device,
): Promise<Outcome<SsoResult, 'session_expired'>> {
  if (companyOf(key) === companyCode) return revalidate(deps, companyCode, key);
  if (companyOfProviderKey(key) === companyCode) return exchange(deps, companyCode, key, device);
  return fail('session_expired');
}

async function revalidate(
  deps: SsoDeps,
  companyCode: string,
  key: string,
): Promise<Outcome<SsoResult, 'session_expired'>> {
  const known = await findSession(deps.db, companyCode, { ssoKeyHash: hashToken(key) }, deps.clock.now());
  if (!known) return fail('session_expired');
  const token = tokenOf(deps.secret, companyCode, key);
  // If APP_SECRET has changed, the derived token no longer matches the session.
  if (hashToken(token) !== known.tokenHash) return fail('session_expired');
  const person = await findMember(deps.db, known);
  if (!person) return fail('session_expired');
  await recordUse(deps.db, known, deps.clock.now());
  return ok({ result: 'success', token, userInfo: await userInfo(deps.db, person, key) });
}

function exchange(
  deps: SsoDeps,
  companyCode: string,
  key: string,
  device: Device,
): Promise<Outcome<SsoResult, 'session_expired'>> {
  return inTransaction(deps.db, async (tx: Database) => {
    const memberId = await takeProviderKey(tx, companyCode, hashToken(key), deps.clock.now());
    const person = memberId && (await findMember(tx, { companyCode, memberId }));
    if (!person) return fail('session_expired');
    return ok({ result: 'success', ...(await openSession(deps, tx, person, device)) });
  });
}
