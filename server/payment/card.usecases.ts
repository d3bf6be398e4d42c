import type { HoldKey } from '../booking/booking.rules.ts';
import type { Database } from '../platform/database.ts';
import type { Queue } from '../platform/queue.ts';
import type { GuaranteeGateway } from './gateways/gateway.ts';
import type { GuaranteeGateways } from './gateways/registry.ts';
import { dropCardToken, findGuarantee } from './payment.repository.ts';

export const REVOKE_CARD = 'payment.revoke-card';
export const REVOKE_STRAY_CARD = 'payment.revoke-stray-card';

/** A card at its provider that no booking keeps. */
export type StrayCard = { provider: string; token: string };

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

/** Tells the provider at once to forget a card that no booking keeps. Where it does not answer, a job tells it again. */
export async function revokeStrayCard(
  { db, queue }: { db: Database; queue: Queue },
  gateway: GuaranteeGateway,
  token: string,
): Promise<void> {
  const answer = await gateway.revoke(token);
  if (answer.kind === 'unknown')
    await queue.send<StrayCard>(db, REVOKE_STRAY_CARD, { provider: gateway.provider, token });
}

/** The job of it. Throws while the answer is unknown, so that it comes again. */
export async function retryStrayCard(
  { guaranteeGateways }: GatewayDeps,
  { provider, token }: StrayCard,
): Promise<void> {
  const answer = await guaranteeGateways.get(provider).revoke(token);
  if (answer.kind === 'unknown') throw new Error(`a card that no booking keeps is not forgotten yet at ${provider}`);
}
