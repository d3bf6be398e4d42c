import type { BookedTraveler } from '../../../generated/types.ts';
import type { TravellerPlace } from '../booking.rules.ts';
import type { TravellerRow } from './traveller.repository.ts';

/**
 * Presents the travellers of a hold. `places` contains their cabins and age bands after the last change, if there was
 * one.
 */
export function presentTravellers(
  rows: readonly TravellerRow[],
  places: readonly TravellerPlace[] | undefined,
): BookedTraveler[] {
  return rows.map((row) => ({
    cabin: places?.[row.place]?.cabin ?? row.cabin,
    korean_name: row.koreanName,
    english_last_name: row.englishLastName,
    english_first_name: row.englishFirstName,
    gender: row.gender,
    nationality: row.nationality,
    birthday: row.birthday,
    band: places?.[row.place]?.band ?? row.band,
    passport_masked: row.passportMasked,
    passport_issued_on: row.passportIssuedOn,
    passport_expires_on: row.passportExpiresOn,
  }));
}
