import type { HoldRequest } from '../../../generated/types.ts';
import type { MemberKey } from '../../member/member.rules.ts';
import type { Database } from '../../platform/database/database.ts';
import { fail, ok, type Outcome } from '../../platform/outcome.ts';
import type { Sealer } from '../../platform/sealing.ts';
import type { NamedTraveler } from '../../sailing/traveller.rules.ts';
import { openSavedPassports } from '../../traveller/saved-passports.usecases.ts';
import type { NamedRequest } from './traveller.usecases.ts';

type Deps = { db: Database; passports: Sealer };

/**
 * If a traveller in the request has a `saved_traveller_id` but no passport number, fills in the saved number, so that
 * saved numbers never leave the server. Fails with `invalid_passport` if a traveller has neither a number nor a saved
 * passport of this member.
 */
export async function fillInPassports(
  deps: Deps,
  member: MemberKey | null,
  { travellers, ...request }: HoldRequest,
): Promise<Outcome<NamedRequest, 'invalid_passport'>> {
  if (!travellers) return ok(request);
  const ids = travellers.flatMap(({ passport_number, saved_traveller_id }) =>
    passport_number === undefined && saved_traveller_id ? [saved_traveller_id.toLowerCase()] : [],
  );
  const numbers = member ? await openSavedPassports(deps, member, ids) : new Map<string, string>();
  const named = travellers.map((traveller): NamedTraveler | null => {
    const id = traveller.saved_traveller_id?.toLowerCase() ?? '';
    const passport_number = traveller.passport_number ?? numbers.get(id);
    return passport_number === undefined ? null : { ...traveller, passport_number };
  });
  const missing = named.flatMap((one, i) =>
    one ? [] : [{ pointer: `/travellers/${i}/passport_number`, code: 'invalid_passport' as const }],
  );
  return missing.length > 0
    ? fail('invalid_passport', { errors: missing })
    : ok({ ...request, travellers: named.filter((one) => one !== null) });
}
