import type { ProblemCode } from '../../generated/problems.ts';
import type { AddressesResult } from '../../generated/types.ts';
import { fail, ok, type Outcome } from '../platform/outcome.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import type { Language } from '../platform/values/language.ts';
import type { AddressLookup } from './addresses/address-lookup.port.ts';
import type { MemberKey } from './member.rules.ts';

export type AddressDeps = { addressLookup: AddressLookup | undefined; limiter: Pick<RateLimiter, 'hit'> };

/** More than anybody looks up who moves; the service behind it counts what is asked of it. */
const SEARCH = { scope: 'address:member', limit: 60, seconds: 60 * 60 };

/** Korean addresses by a part of one. `not_found`: nobody is configured who knows them. */
export async function searchAddresses(
  { addressLookup, limiter }: AddressDeps,
  { companyCode, memberId }: MemberKey,
  query: string,
  language: Language,
): Promise<Outcome<AddressesResult, ProblemCode<'searchAddresses'>>> {
  if (!addressLookup) return fail('not_found', { detail: 'Nothing is looked up here.' });
  const allowed = await limiter.hit(SEARCH, companyCode, memberId);
  if (!allowed.ok) return allowed;
  const found = await addressLookup.search(query.trim(), language);
  return found.ok ? ok({ result: 'success', ...found.value }) : found;
}
