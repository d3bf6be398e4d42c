import type { HoldKey } from '../booking/booking.rules.ts';
import type { Database } from '../platform/database/database.ts';
import type { Queue } from '../platform/queue.ts';
import type { GuaranteeGateways } from './gateways/registry.ts';
import { dropCardToken, findGuarantee } from './payment.repository.ts';

export const REVOKE_CARD = 'payment.revoke-card';
export const REVOKE_STRAY_CARD = 'payment.revoke-stray-card';

/** A card that came for an order and that no booking keeps. */
export type StrayCard = { provider: string; orderId: string; token: string };

/** Has the card behind a guaranteed booking forgotten, in the caller's transaction: it is no longer needed. A job tells the provider. */
export function scheduleCardRevocation(
  queue: Queue,
  tx: Database,
  { companyCode, holdNumber }: HoldKey,
): Promise<void> {
  return queue.send(tx, REVOKE_CARD, { companyCode, holdNumber });
}

type GatewayDeps = { db: Database; guaranteeGateways: GuaranteeGateways };

/** Tells the provider to forget a card, then forgets its token. Throws while the answer is unknown, so that the job comes again. */
export async function revokeCard({ db, guaranteeGateways }: GatewayDeps, hold: HoldKey): Promise<void> {
  const payment = await findGuarantee(db, hold);
  if (!payment?.transactionId) return;
  const answer = await guaranteeGateways.get(payment.provider).revoke(payment.transactionId);
  if (answer.kind === 'unknown') throw new Error(`the card of ${payment.orderId} is not forgotten yet`);
  await dropCardToken(db, payment);
}

/** Has a card forgotten that no booking keeps, in the caller's transaction. */
export function scheduleStrayCardRevocation(queue: Queue, tx: Database, card: StrayCard): Promise<void> {
  return queue.send(tx, REVOKE_STRAY_CARD, card);
}

/**
 * Tells the provider to forget a card that no booking keeps, where it is of that order at all. Throws while the answer is unknown, so that
 * the job comes again.
 */
export async function revokeStrayCard(
  { guaranteeGateways }: GatewayDeps,
  { provider, orderId, token }: StrayCard,
): Promise<void> {
  const gateway = guaranteeGateways.get(provider);
  const card = await gateway.verify({ token, orderId });
  const answer = card.kind === 'valid' ? await gateway.revoke(token) : card;
  if (answer.kind === 'unknown') throw new Error(`a stray card of ${orderId} is not forgotten yet`);
}
