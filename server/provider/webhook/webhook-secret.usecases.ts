import { Webhook } from 'standardwebhooks';
import type { Database } from '../../platform/database/database.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Sealed, Sealer } from '../../platform/sealing.ts';
import { findEndpointsSealedOtherwise, replaceSealedSecrets } from './webhook-endpoint.repository.ts';
import { secretContext } from './webhook.rules.ts';
import type { WebhookEndpointRow } from './webhook.tables.ts';

const BATCH_SIZE = 250;

/** Returns a secret of 256 random bits in the format of Standard Webhooks. */
export function newSecret(ids: Ids): string {
  return `whsec_${Buffer.from(ids.token(), 'base64url').toString('base64')}`;
}

type Message = { id: string; at: Date; body: string };

/** Returns the headers of a webhook. It's signed with the secret and, during a rotation, also with the previous one. */
export function signedHeaders(
  sealer: Sealer,
  endpoint: WebhookEndpointRow,
  { id, at, body }: Message,
): Record<string, string> {
  const { secret, previous } = sealedSecrets(endpoint);
  const isOverlap = endpoint.overlapUntil !== null && endpoint.overlapUntil > at;
  const signing = previous && isOverlap ? [secret, previous] : [secret];
  const signatures = signing.map((sealed) =>
    new Webhook(sealer.open(sealed, secretContext(endpoint))).sign(id, at, body),
  );
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}

function sealedSecrets(row: WebhookEndpointRow): { secret: Sealed; previous: Sealed | null } {
  const { secretKeyId, secretSealed, previousKeyId, previousSealed } = row;
  const hasPrevious = previousKeyId !== null && previousSealed !== null;
  return {
    secret: { keyId: secretKeyId, sealed: secretSealed },
    previous: hasPrevious ? { keyId: previousKeyId, sealed: previousSealed } : null,
  };
}

/**
 * Reseals webhook secrets with the current key. Every running server must have both the old and the new key. Returns
 * the number of endpoints changed.
 */
export async function rotateWebhookSecrets(db: Database, sealer: Sealer): Promise<number> {
  for (let rotated = 0; ; ) {
    const found = await findEndpointsSealedOtherwise(db, sealer.currentKeyId, BATCH_SIZE);
    if (found.length === 0) return rotated;
    for (const row of found) {
      const { secret, previous } = sealedSecrets(row);
      const reseal = (sealed: Sealed) => sealer.seal(sealer.open(sealed, secretContext(row)), secretContext(row));
      if (await replaceSealedSecrets(db, row, reseal(secret), previous && reseal(previous))) rotated += 1;
    }
  }
}
