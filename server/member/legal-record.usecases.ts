import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Sealer } from '../platform/sealing.ts';
import {
  eraseRecords,
  findLegalRecord,
  findRecordsOfOtherKeys,
  insertRecords,
  type RecordKey,
  replaceSealed,
} from './legal-record.repository.ts';
import { eraseOn } from './legal-record.rules.ts';

/** A record about a withdrawn member. `over` is the day on which the contract or complaint ended. */
type LegalRecord = RecordKey & { over: string; record: object };

const BATCH_SIZE = 250;

/** Stores records that the law requires us to keep. Call this in the transaction that deletes the originals. */
export function keepForLaw(tx: Database, sealer: Sealer, records: readonly LegalRecord[]): Promise<void> {
  const rows = records.map(({ over, record, ...key }) => ({
    ...key,
    ...sealer.seal(JSON.stringify(record), bindingOf(key)),
    eraseOn: eraseOn(key.kind, over),
  }));
  return insertRecords(tx, rows);
}

/**
 * Decrypts a record for a person or authority with a legal right to see it. Returns undefined if there is no such
 * record.
 */
export async function openLegalRecord(db: Database, sealer: Sealer, key: RecordKey): Promise<unknown> {
  const row = await findLegalRecord(db, key);
  return row && (JSON.parse(sealer.open(row, bindingOf(key))) as unknown);
}

export async function eraseOverdue({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const today = clock.now().toISOString().slice(0, 10);
  while ((await eraseRecords(db, today, BATCH_SIZE)) === BATCH_SIZE);
}

/** Re-encrypts all records that aren't yet encrypted with the current key. Returns the number of records changed. */
export async function rotateLegalRecords(db: Database, sealer: Sealer): Promise<number> {
  let rotated = 0;
  for (;;) {
    const rows = await findRecordsOfOtherKeys(db, sealer.currentKeyId, BATCH_SIZE);
    for (const row of rows) {
      const binding = bindingOf(row);
      if (await replaceSealed(db, row, sealer.seal(sealer.open(row, binding), binding))) rotated += 1;
    }
    if (rows.length < BATCH_SIZE) return rotated;
  }
}

function bindingOf({ companyCode, kind, subject }: RecordKey): string {
  return `legal_record ${companyCode} ${kind} ${subject}`;
}
