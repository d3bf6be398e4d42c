import type { HoldKey } from '../booking/booking.rules.ts';
import type { Database } from '../platform/database.ts';
import type { Queue } from '../platform/queue.ts';
import type { PaymentDeps } from './payment.usecases.ts';
import { dropCardToken, findGuarantee } from './payment.repository.ts';

export const REVOKE_CARD = 'payment.revoke-card';

/** Has the card behind a guaranteed booking forgotten, in the caller's transaction: it is no longer needed. A job tells the provider. */
export function scheduleCardRevocation(
  queue: Queue,
  tx: Database,
  { companyCode, holdNumber }: HoldKey,
): Promise<void> {
  return queue.send(tx, REVOKE_CARD, { companyCode, holdNumber });
}

/** Tells the provider to forget a card, then forgets its token. Throws while the answer is unknown, so that the job comes again. */
export async function revokeCard(deps: PaymentDeps, hold: HoldKey): Promise<void> {
  const payment = await findGuarantee(deps.db, hold);
  if (!payment?.transactionId) return;
  const answer = await deps.guaranteeGateways.get(payment.provider).revoke(payment.transactionId);
  if (answer.kind === 'unknown') throw new Error(`the card of ${payment.orderId} is not forgotten yet`);
  await dropCardToken(deps.db, payment);
}
