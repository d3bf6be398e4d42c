import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { companyCode, stayDate } from '../platform/database/columns.ts';
import type { LegalRecordKind } from './legal-record.rules.ts';

/**
 * What the law has us keep of somebody who has withdrawn: apart from everything else, sealed, found only by the number of what it is of, until
 * the day on which it goes.
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
