import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { companyCode, stayDate } from '../platform/database/columns.ts';
import type { LegalRecordKind } from './legal-record.rules.ts';

/**
 * Records about withdrawn members that the law requires us to keep. They are encrypted and can be found only by
 * reservation or enquiry number.
 */
export const legalRecord = pgTable(
  'legal_record',
  {
    companyCode: companyCode(),
    kind: text('kind').$type<LegalRecordKind>().notNull(),
    subject: text('subject').notNull(),
    keyId: text('key_id').notNull(),
    sealed: text('sealed').notNull(),
    eraseOn: stayDate('erase_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.kind, t.subject] }),
    index('legal_record_by_erasure').on(t.eraseOn, t.companyCode),
    check('legal_record_kind_known', sql`${t.kind} IN ('contract', 'complaint')`),
  ],
);
