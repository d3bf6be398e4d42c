import type { TravellerPassport } from '../../../generated/types.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Sealer } from '../../platform/sealing.ts';
import { deleteExpiredPassports, rotateSavedPassports } from '../../traveller/saved-passports.usecases.ts';
import { deletePassports, findSealedOtherwise, resealPassports, type TravellerRow } from './traveller.repository.ts';
import { passportContext } from './traveller.rules.ts';

const BATCH_SIZE = 250;

/**
 * Deletes the passport data of reservations whose deletion date has arrived, and saved passports that have expired in
 * every time zone.
 */
export async function deleteDuePassports({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const now = clock.now();
  for (let deleted = BATCH_SIZE; deleted === BATCH_SIZE; ) deleted = await deletePassports(db, now, BATCH_SIZE);
  await deleteExpiredPassports(db, now);
}

type Rotation = { db: Database; passports: Sealer };

/**
 * Reseals the passport numbers of reservations and of saved travellers with the current key. Every running server must
 * have both the old and the new key. Returns the number of resealed passport numbers.
 */
export async function rotatePassports(deps: Rotation): Promise<number> {
  return (await rotateBooked(deps)) + (await rotateSavedPassports(deps));
}

async function rotateBooked({ db, passports }: Rotation): Promise<number> {
  for (let rotated = 0; ; ) {
    const found = await findSealedOtherwise(db, passports.currentKeyId, BATCH_SIZE);
    if (found.length === 0) return rotated;
    const resealed = found.map((was) => ({
      was,
      now: passports.seal(passports.open(was, passportContext(was)), passportContext(was)),
    }));
    rotated += await resealPassports(db, resealed);
  }
}

/** Returns a traveller's complete passport, or undefined if it has been deleted. */
export function openedPassport(passports: Sealer, row: TravellerRow): TravellerPassport | undefined {
  const { passportKeyId: keyId, passportSealed: sealed, passportIssuedOn, passportExpiresOn } = row;
  if (keyId === null || sealed === null) return undefined;
  return {
    traveller: row.place,
    english_last_name: row.englishLastName,
    english_first_name: row.englishFirstName,
    passport_number: passports.open({ keyId, sealed }, passportContext(row)),
    issued_on: passportIssuedOn ?? '',
    expires_on: passportExpiresOn ?? '',
  };
}
