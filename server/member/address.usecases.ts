import type { ProblemCode } from '../../generated/problems.ts';
import type { AddressesResult } from '../../generated/types.ts';
import { fail, ok, type Outcome } from '../platform/outcome.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import type { Language } from '../platform/values/language.ts';
import type { AddressLookup } from './addresses/address-lookup.port.ts';
import type { MemberKey } from './member.rules.ts';

export type AddressDeps = { addressLookup: AddressLookup | undefined; limiter: Pick<RateLimiter, 'hit'> };

/** Limits each member, so that no single member can exhaust our quota at the external service. */
const SEARCH_LIMIT = { scope: 'address:member', limit: 60, seconds: 60 * 60 };

/** Searches Korean addresses. Fails with `not_found` if no address lookup is configured. */
export async function searchAddresses(
  { addressLookup, limiter }: AddressDeps,
  { companyCode, memberId }: MemberKey,
  query: string,
  language: Language,
): Promise<Outcome<AddressesResult, ProblemCode<'searchAddresses'>>> {
  if (!addressLookup) return fail('not_found', { detail: 'No address lookup is configured.' });
  const allowed = await limiter.hit(SEARCH_LIMIT, companyCode, memberId);
  if (!allowed.ok) return allowed;
  const found = await addressLookup.search(query.trim(), language);
  return found.ok ? ok({ result: 'success', ...found.value }) : found;
}
