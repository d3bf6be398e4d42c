import type { EventType } from '../../../generated/types.ts';
import type { Database } from '../database/database.ts';
import { fieldFail, ok, type Outcome } from '../outcome.ts';
import { cursorOf, cursorParts } from '../values/cursor.ts';
import { type EventRow, numberEvents, readEvents } from './events.ts';

const changesCursor = cursorOf({ position: cursorParts.position });

const EVENTS_A_PAGE = 50;

/** `keyOf` returns what an event changed, such as a reservation number. */
type WantedChanges = {
  types: readonly EventType[];
  hotelCode?: string | undefined;
  since: string | undefined;
  keyOf: (event: EventRow) => string | null;
};

/** Something that changed, with the kinds of its events in order and the time of the last one. */
type Change = { key: string; events: EventType[]; changed_at: string };

/**
 * Returns what changed after the cursor `since`, each once, in the order of its last event. Without a cursor, starts
 * with the company's first event. Fails with `validation` if the cursor belongs to another list.
 */
export async function readChanges(
  db: Database,
  companyCode: string,
  { types, hotelCode, since, keyOf }: WantedChanges,
): Promise<Outcome<{ changes: Change[]; next_cursor: string; has_more: boolean }, 'validation'>> {
  const position = changesCursor.decode(since);
  if (position === undefined) return fieldFail('/changed_since', 'validation');
  const after = position?.position ?? 0;
  await numberEvents(db, companyCode);
  const found = await readEvents(db, companyCode, { types, hotelCode, after, atMost: EVENTS_A_PAGE + 1 });
  const page = found.slice(0, EVENTS_A_PAGE);
  const changes = [...grouped(page, keyOf)].map(([key, events]) => ({
    key,
    events: events.map(({ type }) => type),
    changed_at: events.at(-1)!.occurredAt.toISOString(),
  }));
  const next_cursor = changesCursor.encode({ position: page.at(-1)?.position ?? after });
  return ok({ changes, next_cursor, has_more: found.length > page.length });
}

/** Groups events by key, in the order of each key's last event. */
function grouped(events: readonly EventRow[], keyOf: WantedChanges['keyOf']): Map<string, EventRow[]> {
  const groups = new Map<string, EventRow[]>();
  for (const each of events) {
    const key = keyOf(each);
    if (key === null) continue;
    const earlier = groups.get(key) ?? [];
    groups.delete(key);
    groups.set(key, [...earlier, each]);
  }
  return groups;
}
