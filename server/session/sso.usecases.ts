import type { SsoKeyResult, SsoRequest, SsoResult } from '../../generated/types.ts';
import { findByLoginId, findMember } from '../member/member.usecases.ts';
import type { Database } from '../platform/database.ts';
import { fail, ok, type Outcome } from '../platform/outcome.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import { hashToken } from '../platform/tokens.ts';
import { inTransaction } from '../platform/transaction.ts';
import { findHotel } from '../property/property.usecases.ts';
import { findSession, insertProviderKey, takeProviderKey } from './session.repository.ts';
import { after, companyOf, LIMITS, SESSION_MS } from './session.rules.ts';
import { openSession, type SessionDeps, tokenOf, userInfo } from './session.usecases.ts';

export type SsoDeps = SessionDeps;

/**
 * A key that lets a member in from a provider's own site; good for a day and one exchange. Failures: not_found (hotel), forbidden
 * (another company's), id_not_found.
 */
export async function makeSsoKey(
  deps: SsoDeps,
  { companyCode, hotelCode, loginId }: { companyCode: string; hotelCode: string; loginId: string },
): Promise<Outcome<SsoKeyResult>> {
  const found = await findHotel(deps, hotelCode);
  if (!found.ok) return found;
  if (found.value.companyCode !== companyCode) return fail('forbidden');
  const person = await findByLoginId(deps.db, companyCode, loginId);
  if (!person) return fail('id_not_found');
  const ssoKey = `${companyCode}.${deps.ids.token()}`;
  const expiresAt = after(deps.clock.now(), SESSION_MS);
  await insertProviderKey(deps.db, { companyCode, keyHash: hashToken(ssoKey), memberId: person.memberId, expiresAt });
  return ok({ result: 'success', sso_key: ssoKey, expires_at: expiresAt.toISOString() });
}

/**
 * Revalidates a session by its own key, or exchanges a provider's for a session with another key. Failures: not_found (hotel), rate_limited,
 * session_expired for every miss.
 */
export async function loginBySso(
  deps: SsoDeps & { limiter: RateLimiter },
  { hotel_code, sso_key, company_code }: SsoRequest,
  address: string,
): Promise<Outcome<SsoResult>> {
  const found = await findHotel(deps, hotel_code);
  if (!found.ok) return found;
  const allowed = await deps.limiter.hit(LIMITS.sso, '', address);
  if (!allowed.ok) return allowed;
  const { companyCode } = found.value;
  if (companyCode !== company_code || companyOf(sso_key) !== companyCode) return fail('session_expired');

  const keyHash = hashToken(sso_key);
  const known = await findSession(deps.db, companyCode, { ssoKeyHash: keyHash }, deps.clock.now());
  if (!known) return exchange(deps, companyCode, keyHash);
  const person = await findMember(deps.db, companyCode, known.memberId);
  if (!person) return fail('session_expired');
  const token = tokenOf(deps.secret, companyCode, sso_key);
  return ok({ result: 'success', token, userInfo: await userInfo(deps.db, person, sso_key) });
}

const exchange = (deps: SsoDeps, companyCode: string, keyHash: string): Promise<Outcome<SsoResult>> =>
  inTransaction<SsoResult>(deps.db, async (tx: Database) => {
    const memberId = await takeProviderKey(tx, companyCode, keyHash, deps.clock.now());
    const person = memberId && (await findMember(tx, companyCode, memberId));
    if (!person) return fail('session_expired');
    return ok({ result: 'success', ...(await openSession(deps, tx, person)) });
  });
