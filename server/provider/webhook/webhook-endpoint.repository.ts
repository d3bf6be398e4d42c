import { and, asc, eq, ne, or, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import type { Sealed } from '../../platform/sealing.ts';
import { hotel } from '../../property/property.tables.ts';
import type { EndpointKey } from './webhook.rules.ts';
import { webhookEndpoint, type WebhookEndpointRow } from './webhook.tables.ts';

function isEndpoint({ companyCode, endpointId }: EndpointKey) {
  return and(eq(webhookEndpoint.companyCode, companyCode), eq(webhookEndpoint.endpointId, endpointId));
}

export async function findEndpoint(db: Database, key: EndpointKey): Promise<WebhookEndpointRow | undefined> {
  const [row] = await db.select().from(webhookEndpoint).where(isEndpoint(key));
  return row;
}

/**
 * Locks an endpoint until the transaction ends. Lock it before creating, ending or rescheduling its deliveries, so that
 * none of them waits behind a delivery that has ended at the same time.
 */
export async function lockEndpoint(tx: Database, key: EndpointKey): Promise<WebhookEndpointRow | undefined> {
  const [row] = await tx.select().from(webhookEndpoint).where(isEndpoint(key)).for('no key update');
  return row;
}

export function listEndpointRows(db: Database, companyCode: string, atMost: number): Promise<WebhookEndpointRow[]> {
  return db
    .select()
    .from(webhookEndpoint)
    .where(eq(webhookEndpoint.companyCode, companyCode))
    .orderBy(asc(webhookEndpoint.createdAt), asc(webhookEndpoint.endpointId))
    .limit(atMost);
}

export async function hasHotel(tx: Database, companyCode: string, hotelCode: string): Promise<boolean> {
  const isHotel = and(eq(hotel.companyCode, companyCode), eq(hotel.hotelCode, hotelCode));
  return (await tx.select({ hotelCode: hotel.hotelCode }).from(hotel).where(isHotel)).length === 1;
}

/** Inserts an endpoint. Returns false if the company already has `most` endpoints. */
export async function insertEndpoint(tx: Database, row: WebhookEndpointRow, most: number): Promise<boolean> {
  // Concurrent calls wait for each other here, so that the count below is exact.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`webhook_endpoint ${row.companyCode}`}, 0))`);
  const [count] = await tx
    .select({ endpoints: sql<number>`count(*)::int` })
    .from(webhookEndpoint)
    .where(eq(webhookEndpoint.companyCode, row.companyCode));
  if (count!.endpoints >= most) return false;
  await tx.insert(webhookEndpoint).values(row);
  return true;
}

/** Changes an endpoint. Returns the row from after the change. Lock the endpoint first. */
export async function changeEndpoint(
  tx: Database,
  key: EndpointKey,
  change: Partial<Omit<WebhookEndpointRow, keyof EndpointKey>>,
): Promise<WebhookEndpointRow> {
  const [row] = await tx.update(webhookEndpoint).set(change).where(isEndpoint(key)).returning();
  return row!;
}

/** Deletes an endpoint with its deliveries. Returns the deleted row, or undefined if there is no such endpoint. */
export async function deleteEndpointRow(tx: Database, key: EndpointKey): Promise<WebhookEndpointRow | undefined> {
  const [row] = await tx.delete(webhookEndpoint).where(isEndpoint(key)).returning();
  return row;
}

/** SQL condition that every server checks about once a second. */
export const ANY_EVENT_TO_PLAN = `(
  EXISTS (SELECT FROM event WHERE position IS NULL)
  OR EXISTS (
    SELECT FROM webhook_endpoint AS w JOIN event_counter AS c ON c.company_code = w.company_code
    WHERE w.enabled AND w.position < c.position))`;

export async function companiesWithUnnumberedEvents(db: Database): Promise<string[]> {
  const query = 'SELECT DISTINCT company_code AS code FROM event WHERE position IS NULL';
  return (await rowsOf<{ code: string }>(db, query, [])).map(({ code }) => code);
}

export function findEndpointsBehind(db: Database): Promise<EndpointKey[]> {
  const query = `
    SELECT w.company_code AS "companyCode", w.endpoint_id AS "endpointId"
    FROM webhook_endpoint AS w JOIN event_counter AS c ON c.company_code = w.company_code
    WHERE w.enabled AND w.position < c.position`;
  return rowsOf(db, query, []);
}

/** Returns the position of the company's last numbered event, or 0. */
export async function lastPosition(tx: Database, companyCode: string): Promise<number> {
  const query = 'SELECT position::float8 AS position FROM event_counter WHERE company_code = $1';
  return (await rowsOf<{ position: number }>(tx, query, [companyCode]))[0]?.position ?? 0;
}

/** Returns the position of the last event before a time, or 0. */
export async function lastPositionBefore(tx: Database, companyCode: string, before: Date): Promise<number> {
  const query = `
    SELECT position::float8 AS position FROM event
    WHERE company_code = $1 AND occurred_at < $2::timestamptz AND position IS NOT NULL
    ORDER BY occurred_at DESC, position DESC LIMIT 1`;
  return (await rowsOf<{ position: number }>(tx, query, [companyCode, before.toISOString()]))[0]?.position ?? 0;
}

/** Returns endpoints with a secret that is sealed with another key than `keyId`. */
export function findEndpointsSealedOtherwise(
  db: Database,
  keyId: string,
  atMost: number,
): Promise<WebhookEndpointRow[]> {
  return db
    .select()
    .from(webhookEndpoint)
    .where(or(ne(webhookEndpoint.secretKeyId, keyId), ne(webhookEndpoint.previousKeyId, keyId)))
    .limit(atMost);
}

/** Stores resealed secrets. Returns false if the secret was rotated or the endpoint deleted after they were read. */
export async function replaceSealedSecrets(
  db: Database,
  was: WebhookEndpointRow,
  secret: Sealed,
  previous: Sealed | null,
): Promise<boolean> {
  const stored = await db
    .update(webhookEndpoint)
    .set({
      secretKeyId: secret.keyId,
      secretSealed: secret.sealed,
      previousKeyId: previous?.keyId ?? null,
      previousSealed: previous?.sealed ?? null,
    })
    .where(and(isEndpoint(was), eq(webhookEndpoint.secretSealed, was.secretSealed)))
    .returning({ endpointId: webhookEndpoint.endpointId });
  return stored.length === 1;
}

/** Counts the endpoints that the server itself has disabled. */
export async function countDisabledEndpoints(db: Database): Promise<number> {
  const query = `SELECT count(*)::int AS n FROM webhook_endpoint WHERE disabled_because IN ('gone', 'failed')`;
  return (await rowsOf<{ n: number }>(db, query, []))[0]?.n ?? 0;
}
