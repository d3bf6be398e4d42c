import { keepForLaw } from '../../member/legal-record.usecases.ts';
import type { MemberKey } from '../../member/member.rules.ts';
import type { Database } from '../../platform/database/database.ts';
import { callerOf, forgetCallers } from '../../platform/idempotency.ts';
import type { Sealer } from '../../platform/sealing.ts';
import { forgetCodesFor } from '../../session/verification.usecases.ts';
import { disownBookings, forgetOwnHolds, lockOwnBookings } from './erase-member.repository.ts';
import { forgetTravellers } from '../traveller/traveller.repository.ts';

/**
 * Forgets who booked and who stayed of all that a member has booked, in the transaction that ends the account; all of it is over. What the law
 * has us keep of it goes apart (server/member/legal-record.rules.ts), the stay and its money stay as nobody's.
 */
export async function forgetBookingsOf(
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
  const holds = await forgetOwnHolds(tx, key);
  const numbers = holds.map(({ holdNumber }) => holdNumber);
  await forgetTravellers(tx, holds);
  await forgetCallers(tx, companyCode, [
    ...holds.map(({ quoteId }) => callerOf('quoteToken', quoteId)),
    ...numbers.map((number) => callerOf('reservationToken', number)),
  ]);
  await forgetCodesFor(tx, companyCode, 'BOOKING', numbers);
  await disownBookings(tx, key);
}
