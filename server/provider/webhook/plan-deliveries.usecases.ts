import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { numberEvents, readEvents } from '../../platform/events/events.ts';
import { ok } from '../../platform/outcome.ts';
import { insertDeliveries, waitingKeys } from './webhook-delivery.repository.ts';
import {
  changeEndpoint,
  companiesWithUnnumberedEvents,
  findEndpointsBehind,
  lastPosition,
  lockEndpoint,
} from './webhook-endpoint.repository.ts';
import { type EndpointKey, orderKeyOf } from './webhook.rules.ts';

type Deps = { db: Database; clock: Clock };

const BATCH_SIZE = 500;

/**
 * Numbers all committed events and creates their deliveries, one for each event and endpoint. Several servers can run
 * this at the same time. Throws if any company or endpoint fails, after the others have been planned.
 */
export async function planDeliveries(deps: Deps): Promise<void> {
  await eachOf(await companiesWithUnnumberedEvents(deps.db), (companyCode) => numberEvents(deps.db, companyCode));
  await eachOf(await findEndpointsBehind(deps.db), (endpoint) => planEndpoint(deps, endpoint));
}

async function eachOf<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const results = await Promise.allSettled(all.map(work));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

async function planEndpoint(deps: Deps, endpoint: EndpointKey): Promise<void> {
  for (let planned = BATCH_SIZE; planned === BATCH_SIZE; ) planned = await planBatch(deps, endpoint);
}

/** Creates deliveries for the events after the endpoint's position, and moves the position. Returns their number. */
async function planBatch({ db, clock }: Deps, key: EndpointKey): Promise<number> {
  const planned = await inTransaction(db, async (tx) => {
    const endpoint = await lockEndpoint(tx, key);
    if (!endpoint?.enabled) return ok(0);
    // Read this first. Otherwise, the position could move past an event that is numbered in between.
    const last = await lastPosition(tx, key.companyCode);
    const { eventTypes: types, hotelCode, position: after } = endpoint;
    const wanted = { types, hotelCode: hotelCode ?? undefined, after, atMost: BATCH_SIZE };
    const events = await readEvents(tx, key.companyCode, wanted);
    const blocked = await waitingKeys(tx, key, events.map(orderKeyOf));
    const now = clock.now();
    const rows = events.map((event) => {
      const { eventId, position } = event;
      const orderKey = orderKeyOf(event);
      const dueAt = blocked.has(orderKey) ? null : now;
      blocked.add(orderKey);
      return { ...key, eventId, position, orderKey, dueAt };
    });
    await insertDeliveries(tx, rows);
    const position =
      events.length === BATCH_SIZE ? events.at(-1)!.position : Math.max(last, events.at(-1)?.position ?? 0);
    await changeEndpoint(tx, key, { position });
    return ok(events.length);
  });
  return planned.ok ? planned.value : 0;
}
