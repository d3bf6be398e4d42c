import type { ProblemCode } from '../../../generated/problems.ts';
import type {
  WebhookDeletedResult,
  WebhookEndpointRequest,
  WebhookEndpointResult,
  WebhookEndpointsResult,
  WebhookSecretResult,
} from '../../../generated/types.ts';
import { type ActingFor, recordAction } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { numberEvents } from '../../platform/events/events.ts';
import type { Ids } from '../../platform/ids.ts';
import { fail, type Failed, fieldFail, ok, type Outcome } from '../../platform/outcome.ts';
import type { Sealer } from '../../platform/sealing.ts';
import { effectiveHotelCode } from '../../property/hotel.rules.ts';
import { giveUpDeliveriesBefore, pauseDeliveries, resumeDeliveries } from './webhook-delivery.repository.ts';
import {
  changeEndpoint,
  deleteEndpointRow,
  hasHotel,
  insertEndpoint,
  lastPosition,
  lastPositionBefore,
  listEndpointRows,
  lockEndpoint,
} from './webhook-endpoint.repository.ts';
import { newSecret } from './webhook-secret.usecases.ts';
import type { WebhookSender } from './webhook-sender.port.ts';
import { auditedEndpoint, presentEndpoint } from './webhook.presenter.ts';
import { KEPT_WHILE_DISABLED_MS, secretContext } from './webhook.rules.ts';
import type { WebhookEndpointRow } from './webhook.tables.ts';

type Deps = { db: Database; clock: Clock; ids: Ids; passports: Sealer; webhooks: Pick<WebhookSender, 'accepts'> };

/** The contract's maximum number of endpoints in a response. */
const MAX_ENDPOINTS = 20;
const MINUTE_MS = 60_000;
const OBJECT_KIND = 'webhook_endpoint';

export async function listWebhookEndpoints(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  companyCode: string,
): Promise<Outcome<WebhookEndpointsResult, never>> {
  const rows = await listEndpointRows(db, companyCode, MAX_ENDPOINTS);
  return ok({ result: 'success', endpoints: rows.map((row) => presentEndpoint(row, clock.now())) });
}

/** Creates an endpoint, which receives the events that are committed from now on. */
export async function createWebhookEndpoint(
  deps: Deps,
  by: ActingFor,
  request: WebhookEndpointRequest,
): Promise<Outcome<WebhookSecretResult, ProblemCode<'createWebhookEndpoint'>>> {
  const { companyCode } = by;
  await numberEvents(deps.db, companyCode);
  return inTransaction(deps.db, async (tx) => {
    const refused = await refusalOf(deps, tx, companyCode, request);
    if (refused) return refused;
    const now = deps.clock.now();
    const key = { companyCode, endpointId: deps.ids.uuid() };
    const secret = newSecret(deps.ids);
    const { keyId: secretKeyId, sealed: secretSealed } = deps.passports.seal(secret, secretContext(key));
    const row: WebhookEndpointRow = {
      ...key,
      ...settingsOf(request),
      failingSince: null,
      position: await lastPosition(tx, companyCode),
      secretKeyId,
      secretSealed,
      previousKeyId: null,
      previousSealed: null,
      overlapUntil: null,
      createdAt: now,
    };
    if (!(await insertEndpoint(tx, row, MAX_ENDPOINTS)))
      return fail('validation', { detail: `A company can have ${MAX_ENDPOINTS} webhook endpoints.` });
    const about = { objectKind: OBJECT_KIND, objectId: key.endpointId, after: auditedEndpoint(row) };
    await recordAction(deps, tx, by, { action: 'createWebhookEndpoint', ...about });
    return ok({ result: 'success', endpoint: presentEndpoint(row, now), secret });
  });
}

/** Replaces the settings of an endpoint. If it's enabled, its waiting deliveries are attempted at once. */
export function updateWebhookEndpoint(
  deps: Deps,
  by: ActingFor,
  endpointId: string,
  request: WebhookEndpointRequest,
): Promise<Outcome<WebhookEndpointResult, ProblemCode<'updateWebhookEndpoint'>>> {
  return inTransaction(deps.db, async (tx) => {
    const key = { companyCode: by.companyCode, endpointId };
    const was = await lockEndpoint(tx, key);
    if (!was) return fail('not_found');
    const refused = await refusalOf(deps, tx, by.companyCode, request);
    if (refused) return refused;
    const now = deps.clock.now();
    const position = request.enabled && !was.enabled ? await positionToResume(tx, was, now) : was.position;
    const row = await changeEndpoint(tx, key, { ...settingsOf(request), position });
    if (row.enabled) await resumeDeliveries(tx, key, now);
    else await pauseDeliveries(tx, key);
    await recordAction(deps, tx, by, {
      action: 'updateWebhookEndpoint',
      objectKind: OBJECT_KIND,
      objectId: endpointId,
      before: auditedEndpoint(was),
      after: auditedEndpoint(row),
    });
    return ok({ result: 'success', endpoint: presentEndpoint(row, now) });
  });
}

/** Gives up what has waited too long for a disabled endpoint, and returns the position after which to continue. */
async function positionToResume(tx: Database, endpoint: WebhookEndpointRow, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEPT_WHILE_DISABLED_MS);
  await giveUpDeliveriesBefore(tx, endpoint, before, now);
  return Math.max(endpoint.position, await lastPositionBefore(tx, endpoint.companyCode, before));
}

export function deleteWebhookEndpoint(
  deps: Deps,
  by: ActingFor,
  endpointId: string,
): Promise<Outcome<WebhookDeletedResult, ProblemCode<'deleteWebhookEndpoint'>>> {
  return inTransaction(deps.db, async (tx) => {
    const was = await deleteEndpointRow(tx, { companyCode: by.companyCode, endpointId });
    if (!was) return fail('not_found');
    const about = { objectKind: OBJECT_KIND, objectId: endpointId, before: auditedEndpoint(was) };
    await recordAction(deps, tx, by, { action: 'deleteWebhookEndpoint', ...about });
    return ok({ result: 'success' });
  });
}

/** Replaces an endpoint's secret. For `overlapMinutes`, events are signed with both. */
export function rotateWebhookSecret(
  deps: Deps,
  by: ActingFor,
  endpointId: string,
  overlapMinutes: number,
): Promise<Outcome<WebhookSecretResult, ProblemCode<'rotateWebhookSecret'>>> {
  return inTransaction(deps.db, async (tx) => {
    const key = { companyCode: by.companyCode, endpointId };
    const was = await lockEndpoint(tx, key);
    if (!was) return fail('not_found');
    const now = deps.clock.now();
    const secret = newSecret(deps.ids);
    const sealed = deps.passports.seal(secret, secretContext(key));
    const row = await changeEndpoint(tx, key, {
      secretKeyId: sealed.keyId,
      secretSealed: sealed.sealed,
      previousKeyId: was.secretKeyId,
      previousSealed: was.secretSealed,
      overlapUntil: new Date(now.getTime() + overlapMinutes * MINUTE_MS),
    });
    const about = { objectKind: OBJECT_KIND, objectId: endpointId, after: { overlap_minutes: overlapMinutes } };
    await recordAction(deps, tx, by, { action: 'rotateWebhookSecret', ...about });
    return ok({ result: 'success', endpoint: presentEndpoint(row, now), secret });
  });
}

async function refusalOf(
  { webhooks }: Deps,
  tx: Database,
  companyCode: string,
  { url, hotel_code }: WebhookEndpointRequest,
): Promise<Failed<'validation'> | undefined> {
  if (!webhooks.accepts(url)) return fieldFail('/url', 'validation');
  if (hotel_code !== undefined && !(await hasHotel(tx, companyCode, effectiveHotelCode(hotel_code))))
    return fieldFail('/hotel_code', 'validation');
  return undefined;
}

function settingsOf({ url, event_types, hotel_code, enabled }: WebhookEndpointRequest) {
  return {
    url,
    eventTypes: [...new Set(event_types)],
    hotelCode: hotel_code === undefined ? null : effectiveHotelCode(hotel_code),
    enabled,
    disabledBecause: enabled ? null : ('request' as const),
  };
}
