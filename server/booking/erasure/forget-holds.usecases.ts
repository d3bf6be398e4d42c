import type { Database } from '../../platform/database/database.ts';
import { callerOf, forgetCallers } from '../../platform/idempotency.ts';
import { forgetCodesFor } from '../../session/verification.usecases.ts';
import type { HoldKey } from '../booking.rules.ts';
import { deleteTravellers } from '../traveller/traveller.repository.ts';

/** Deletes the travellers, stored responses and codes of holds whose customer data has been erased. */
export async function forgetHolds(
  tx: Database,
  companyCode: string,
  holds: readonly (HoldKey & { quoteId: string })[],
): Promise<void> {
  const numbers = holds.map(({ holdNumber }) => holdNumber);
  await deleteTravellers(tx, holds);
  await forgetCallers(tx, companyCode, [
    ...holds.map(({ quoteId }) => callerOf('quoteToken', quoteId)),
    ...numbers.map((number) => callerOf('reservationToken', number)),
  ]);
  for (const purpose of ['BOOKING', 'CLAIM'] as const) await forgetCodesFor(tx, companyCode, purpose, numbers);
}
