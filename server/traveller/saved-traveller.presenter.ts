import type { SavedTraveller } from '../../generated/types.ts';
import type { SavedTravellerRow } from './saved-traveller.repository.ts';

/** Presents a saved traveller with only the masked passport number. */
export function presentSavedTraveller(row: SavedTravellerRow): SavedTraveller {
  return {
    saved_traveller_id: row.savedTravellerId,
    korean_name: row.koreanName,
    english_last_name: row.englishLastName,
    english_first_name: row.englishFirstName,
    gender: row.gender,
    nationality: row.nationality,
    birthday: row.birthday,
    passport_masked: row.passportMasked,
    passport_issued_on: row.passportIssuedOn,
    passport_expires_on: row.passportExpiresOn,
  };
}
