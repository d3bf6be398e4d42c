import { keepForLaw } from '../../member/legal-record.usecases.ts';
import type { MemberKey } from '../../member/member.rules.ts';
import type { Database } from '../../platform/database/database.ts';
import { callerOf, forgetCallers } from '../../platform/idempotency.ts';
import type { Sealer } from '../../platform/sealing.ts';
import { forgetCodesFor } from '../../session/verification.usecases.ts';
import { deleteTravellers } from '../traveller/traveller.repository.ts';
import { disownBookings, eraseOwnHolds, lockOwnBookings } from './erase-member.repository.ts';

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
  const holds = await eraseOwnHolds(tx, key);
  const numbers = holds.map(({ holdNumber }) => holdNumber);
  await deleteTravellers(tx, holds);
  await forgetCallers(tx, companyCode, [
    ...holds.map(({ quoteId }) => callerOf('quoteToken', quoteId)),
    ...numbers.map((number) => callerOf('reservationToken', number)),
  ]);
  for (const purpose of ['BOOKING', 'CLAIM'] as const) await forgetCodesFor(tx, companyCode, purpose, numbers);
  await disownBookings(tx, key);
}
