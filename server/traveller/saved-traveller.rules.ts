import type { SavedTravellerRequest } from '../../generated/types.ts';
import type { MemberKey } from '../member/member.rules.ts';

export type SavedTravellerKey = MemberKey & { savedTravellerId: string };

/** Enough for a family and its friends. A larger number would turn an account into a store of passports. */
export const MAX_SAVED_TRAVELLERS = 20;

/** A saved passport number is sealed with this context, so it can't be opened if it is copied to another row. */
export function savedPassportContext({ companyCode, memberId, savedTravellerId }: SavedTravellerKey): string {
  return JSON.stringify(['saved passport', companyCode, memberId, savedTravellerId]);
}

/**
 * Returns pointers to the invalid fields: the consent, if passport data is sent without it, or the passport fields that
 * are missing although consent is given. `hasNumber` is true if a passport number is already saved, because a request
 * without a number keeps the saved one.
 */
export function consentErrors(request: SavedTravellerRequest, hasNumber: boolean): string[] {
  const { passport_consent, passport_number, passport_issued_on, passport_expires_on } = request;
  if (!passport_consent) {
    const given = [passport_number, passport_issued_on, passport_expires_on].some((value) => value !== undefined);
    return given ? ['/passport_consent'] : [];
  }
  return [
    ...(passport_number === undefined && !hasNumber ? ['/passport_number'] : []),
    ...(passport_issued_on === undefined ? ['/passport_issued_on'] : []),
    ...(passport_expires_on === undefined ? ['/passport_expires_on'] : []),
  ];
}
