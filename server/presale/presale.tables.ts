import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { BundleOwnedRoom } from '../../generated/types.ts';
import { companyCode } from '../platform/columns.ts';

/** A room sold before it was built. What a person must know of it to prove the ownership is in `document`, with its names. */
export const ownedRoom = pgTable(
  'owned_room',
  {
    companyCode: companyCode(),
    buildingCode: text('building_code').notNull(),
    unitCode: text('unit_code').notNull(),
    roomNumber: text('room_number').notNull(),
    document: jsonb('document').$type<BundleOwnedRoom>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyCode, t.buildingCode, t.unitCode, t.roomNumber] })],
);
