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
import { after, LIMITS, SESSION_MS } from './session.rules.ts';
import { type Caller, noteUse, openSession, type SessionDeps, tokenOf, userInfo } from './session.usecases.ts';

export type SsoDeps = SessionDeps;

/**
 * A provider's key stands in the address of a page, so it has a form of its own, which no session's key has: a link can let in its
 * member once, and cannot put somebody into a session of another.
 */
function providerKeyOf(companyCode: string, token: string) {
  return `${companyCode}.sso.${token}`;
}
function companyOfProviderKey(key: string) {
  return /^([a-z0-9]{1,20})\.sso\.[\w-]{43}$/.exec(key)?.[1];
}

/**
 * A key that lets a member in from a provider's own site; good for a day and one exchange.
 */
export async function makeSsoKey(
  deps: SsoDeps,
  { companyCode, hotelCode, loginId }: { companyCode: string; hotelCode: string; loginId: string },
): Promise<Outcome<SsoKeyResult, ProblemCode<'createSsoKey'>>> {
  const found = await findHotel(deps, hotelCode);
  if (!found.ok) return found;
  if (found.value.companyCode !== companyCode) return fail('forbidden');
  const person = await findByLoginId(deps.db, companyCode, loginId);
  if (!person) return fail('id_not_found');
  const ssoKey = providerKeyOf(companyCode, deps.ids.token());
  const expiresAt = after(deps.clock.now(), SESSION_MS);
  await insertProviderKey(deps.db, { companyCode, keyHash: hashToken(ssoKey), memberId: person.memberId, expiresAt });
  return ok({ result: 'success', sso_key: ssoKey, expires_at: expiresAt.toISOString() });
}

/**
 * Revalidates a session by its own key, or exchanges a provider's for a session with another key: the form of the key says which.
 * Every miss is `session_expired`; only misses count towards `rate_limited`.
 */
export async function loginBySso(
  deps: SsoDeps & { limiter: RateLimiter },
  { hotel_code, sso_key, company_code }: SsoRequest,
  { address, device }: Caller,
): Promise<Outcome<SsoResult, ProblemCode<'loginBySso'>>> {
  const found = await findHotel(deps, hotel_code);
  if (!found.ok) return found;
  const { companyCode } = found.value;
  const entered =
    companyCode === company_code ? await enter(deps, companyCode, sso_key, device) : fail('session_expired');
  if (entered.ok) return entered;
  const allowed = await deps.limiter.hit(LIMITS.ssoMiss, '', address);
  return allowed.ok ? entered : allowed;
}

async function enter(
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
  // Under a new APP_SECRET another token would come out, which opens nothing.
  if (hashToken(token) !== known.tokenHash) return fail('session_expired');
  const person = await findMember(deps.db, known);
  if (!person) return fail('session_expired');
  await noteUse(deps.db, known, deps.clock.now());
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
