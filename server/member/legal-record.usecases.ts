import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Sealer } from '../platform/sealing.ts';
import {
  eraseKept,
  findKept,
  findKeptOtherwise,
  insertKept,
  type KeptKey,
  resealKept,
} from './legal-record.repository.ts';
import { eraseOn } from './legal-record.rules.ts';

/** A record of somebody who has withdrawn. `over`: the day on which what it is of was over. */
export type KeptRecord = KeptKey & { over: string; record: object };

const AT_ONCE = 250;

/** Keeps what the law has us keep, in the transaction that removes it from where it was. */
export function keepForLaw(tx: Database, sealer: Sealer, records: readonly KeptRecord[]): Promise<void> {
  const rows = records.map(({ over, record, ...key }) => ({
    ...key,
    ...sealer.seal(JSON.stringify(record), placeOf(key)),
    eraseOn: eraseOn(key.kind, over),
  }));
  return insertKept(tx, rows);
}

/** A record as it was kept, for whom the law entitles to it; undefined where there is none. */
export async function openKept(db: Database, sealer: Sealer, key: KeptKey): Promise<unknown> {
  const row = await findKept(db, key);
  return row && (JSON.parse(sealer.open(row, placeOf(key))) as unknown);
}

/** Erases what has been kept until its day, by UTC. */
export async function eraseOverdue({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const today = clock.now().toISOString().slice(0, 10);
  while ((await eraseKept(db, today, AT_ONCE)) === AT_ONCE);
}

/** Seals every record under the current key, and answers how many were sealed anew. */
export async function rotateKept(db: Database, sealer: Sealer): Promise<number> {
  let rotated = 0;
  for (;;) {
    const rows = await findKeptOtherwise(db, sealer.currentKeyId, AT_ONCE);
    for (const row of rows) {
      const place = placeOf(row);
      if (await resealKept(db, row, sealer.seal(sealer.open(row, place), place))) rotated += 1;
    }
    if (rows.length < AT_ONCE) return rotated;
  }
}

function placeOf({ companyCode, kind, subject }: KeptKey): string {
  return `legal_record ${companyCode} ${kind} ${subject}`;
}
