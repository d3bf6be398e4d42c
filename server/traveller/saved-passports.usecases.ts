import type { MemberKey } from '../member/member.rules.ts';
import type { Database } from '../platform/database/database.ts';
import type { Sealer } from '../platform/sealing.ts';
import {
  deleteExpired,
  findSavedSealedOtherwise,
  findSavedTravellers,
  resealSavedPassport,
} from './saved-traveller.repository.ts';
import { savedPassportContext } from './saved-traveller.rules.ts';

type Deps = { db: Database; passports: Sealer };

const BATCH_SIZE = 250;
const DAY_MS = 86_400_000;

/** Opens the saved passport numbers of a member's travellers and returns them keyed by traveller ID. */
export async function openSavedPassports(
  { db, passports }: Deps,
  member: MemberKey,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = ids.length > 0 ? await findSavedTravellers(db, member, ids) : [];
  const opened = rows.flatMap((row): [string, string][] => {
    const { passportKeyId: keyId, passportSealed: sealed } = row;
    return keyId && sealed
      ? [[row.savedTravellerId, passports.open({ keyId, sealed }, savedPassportContext(row))]]
      : [];
  });
  return new Map(opened);
}

/** Deletes the saved passports that have expired in every time zone. */
export async function deleteExpiredPassports(db: Database, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10);
  for (let deleted = BATCH_SIZE; deleted === BATCH_SIZE; ) deleted = await deleteExpired(db, yesterday, BATCH_SIZE);
}

/** Reseals saved passport numbers with the current key. Returns how many were resealed. */
export async function rotateSavedPassports({ db, passports }: Deps): Promise<number> {
  for (let rotated = 0; ; ) {
    const found = await findSavedSealedOtherwise(db, passports.currentKeyId, BATCH_SIZE);
    if (found.length === 0) return rotated;
    for (const was of found) {
      const context = savedPassportContext(was);
      if (await resealSavedPassport(db, was, passports.seal(passports.open(was, context), context))) rotated += 1;
    }
  }
}
