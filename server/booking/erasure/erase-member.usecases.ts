import { keepForLaw } from '../../member/legal-record.usecases.ts';
import type { MemberKey } from '../../member/member.rules.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Sealer } from '../../platform/sealing.ts';
import { disownBookings, eraseOwnHolds, lockOwnBookings } from './erase-member.repository.ts';
import { forgetHolds } from './forget-holds.usecases.ts';

/**
 * Erases the personal data in a member's bookings, in the transaction that closes the account. All of these bookings
 * must have ended. Copies the data that the law requires into legal records (server/member/legal-record.rules.ts).
 * Stays and payments remain, but without a link to the member.
 */
export async function eraseBookingsOf(
  tx: Database,
  key: MemberKey,
  { passports }: { passports: Sealer },
): Promise<void> {
  const { companyCode } = key;
  const bookings = await lockOwnBookings(tx, key);
  const kept = bookings.map(({ reservationNumber: subject, over, record }) => ({ companyCode, subject, over, record }));
  await keepForLaw(
    tx,
    passports,
    kept.map((one) => ({ kind: 'contract' as const, ...one })),
  );
  await forgetHolds(tx, companyCode, await eraseOwnHolds(tx, key));
  await disownBookings(tx, key);
}
