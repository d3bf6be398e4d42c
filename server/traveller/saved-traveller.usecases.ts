import type { ProblemCode } from '../../generated/problems.ts';
import type { SavedTravellerListResult, SavedTravellerRequest, SavedTravellerResult } from '../../generated/types.ts';
import type { MemberKey } from '../member/member.rules.ts';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { fail, ok, type Outcome } from '../platform/outcome.ts';
import type { Sealer } from '../platform/sealing.ts';
import { presentSavedTraveller } from './saved-traveller.presenter.ts';
import {
  deleteSavedRow,
  findSavedTravellers,
  lockMember,
  type SavedTravellerRow,
  upsertSavedTraveller,
} from './saved-traveller.repository.ts';
import {
  consentErrors,
  MAX_SAVED_TRAVELLERS,
  savedPassportContext,
  type SavedTravellerKey,
} from './saved-traveller.rules.ts';
import { maskedPassport } from './passport.rules.ts';

type Deps = { db: Database; passports: Sealer };

/** Returns a member's saved travellers, sorted by name, with masked passport numbers. */
export async function listSavedTravellers(
  db: Database,
  member: MemberKey,
): Promise<Outcome<SavedTravellerListResult, ProblemCode<'listSavedTravellers'>>> {
  const traveller_list = (await findSavedTravellers(db, member)).map(presentSavedTraveller);
  return ok({ result: 'success', maximum: MAX_SAVED_TRAVELLERS, traveller_list });
}

/** Returns a member's saved travellers for the data export. */
export async function savedTravellerData(db: Database, member: MemberKey) {
  return { saved_travellers: (await findSavedTravellers(db, member)).map(presentSavedTraveller) };
}

/**
 * Saves or replaces a traveller. Stores the passport only with consent. Fails with `too_many_saved_travellers` if the
 * traveller is new and the member has reached the limit.
 */
export function putSavedTraveller(
  deps: Deps,
  key: SavedTravellerKey,
  request: SavedTravellerRequest,
): Promise<Outcome<SavedTravellerResult, ProblemCode<'putSavedTraveller'>>> {
  return inTransaction<SavedTravellerResult, ProblemCode<'putSavedTraveller'>>(deps.db, async (tx) => {
    if (!(await lockMember(tx, key))) return fail('session_expired');
    const saved = await findSavedTravellers(tx, key);
    const before = saved.find(({ savedTravellerId }) => savedTravellerId === key.savedTravellerId);
    if (!before && saved.length >= MAX_SAVED_TRAVELLERS) return fail('too_many_saved_travellers');
    const wrong = consentErrors(request, typeof before?.passportSealed === 'string');
    if (wrong.length > 0) {
      return fail('invalid_passport', { errors: wrong.map((pointer) => ({ pointer, code: 'invalid_passport' })) });
    }
    const row = rowOf(deps, key, request, before);
    await upsertSavedTraveller(tx, row);
    return ok({ result: 'success', traveller: presentSavedTraveller(row) });
  });
}

function rowOf(
  { passports }: Pick<Deps, 'passports'>,
  { companyCode, memberId, savedTravellerId }: SavedTravellerKey,
  request: SavedTravellerRequest,
  before: SavedTravellerRow | undefined,
): SavedTravellerRow {
  const key = { companyCode, memberId, savedTravellerId };
  const { passport_consent: consent, passport_number } = request;
  const number = consent ? passport_number?.toUpperCase() : undefined;
  const sealed = number === undefined ? undefined : passports.seal(number, savedPassportContext(key));
  const kept = consent ? before : undefined;
  return {
    ...key,
    koreanName: request.korean_name ?? null,
    englishLastName: request.english_last_name,
    englishFirstName: request.english_first_name,
    gender: request.gender,
    nationality: request.nationality,
    birthday: request.birthday,
    passportKeyId: sealed?.keyId ?? kept?.passportKeyId ?? null,
    passportSealed: sealed?.sealed ?? kept?.passportSealed ?? null,
    passportMasked: number === undefined ? (kept?.passportMasked ?? null) : maskedPassport(number),
    passportIssuedOn: (consent && request.passport_issued_on) || null,
    passportExpiresOn: (consent && request.passport_expires_on) || null,
  };
}

/** Fails with `not_found` if the member hasn't saved this traveller. */
export async function deleteSavedTraveller(
  db: Database,
  key: SavedTravellerKey,
): Promise<Outcome<void, ProblemCode<'deleteSavedTraveller'>>> {
  return (await deleteSavedRow(db, key)) ? ok() : fail('not_found');
}
