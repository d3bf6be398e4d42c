import type { HoldKey } from '../booking/booking.rules.ts';
import type { Database } from '../platform/database/database.ts';
import type { Queue } from '../platform/queue.ts';
import type { GuaranteeGateways } from './gateways/registry.ts';
import { deleteCardToken, findGuarantee } from './payment.repository.ts';

export const REVOKE_CARD = 'payment.revoke-card';
export const REVOKE_STRAY_CARD = 'payment.revoke-stray-card';

/** A card that was submitted for an order but doesn't guarantee a reservation. */
export type StrayCard = { provider: string; orderId: string; token: string };

export function scheduleCardRevocation(
  queue: Queue,
  tx: Database,
  { companyCode, holdNumber }: HoldKey,
  after?: Date,
): Promise<void> {
  return queue.send(tx, REVOKE_CARD, { companyCode, holdNumber }, after);
}

type GatewayDeps = { db: Database; guaranteeGateways: GuaranteeGateways };

/**
 * Revokes a guarantee card at its provider and deletes its token. Throws if the outcome is unknown, so the job
 * retries.
 */
export async function revokeCard({ db, guaranteeGateways }: GatewayDeps, hold: HoldKey): Promise<void> {
  const payment = await findGuarantee(db, hold);
  if (!payment?.transactionId) return;
  const answer = await guaranteeGateways.get(payment.provider).revoke(payment.transactionId);
  if (answer.kind === 'unknown') throw new Error(`card of payment ${payment.orderId}: revocation outcome unknown`);
  await deleteCardToken(db, payment);
}

export function scheduleStrayCardRevocation(queue: Queue, tx: Database, card: StrayCard): Promise<void> {
  return queue.send(tx, REVOKE_STRAY_CARD, card);
}

/**
 * Revokes a stray card only if the provider confirms that it belongs to the order, because a caller can send the token
 * of another order's card. Throws if the outcome is unknown, so the job retries.
 */
export async function revokeStrayCard(
  { guaranteeGateways }: GatewayDeps,
  { provider, orderId, token }: StrayCard,
): Promise<void> {
  const gateway = guaranteeGateways.get(provider);
  const card = await gateway.verify({ token, orderId });
  const answer = card.kind === 'valid' ? await gateway.revoke(token) : card;
  if (answer.kind === 'unknown') throw new Error(`stray card of payment ${orderId}: revocation outcome unknown`);
}
