import { and, asc, eq } from 'drizzle-orm';
import type { BundleOwnedRoom } from '../../generated/types.ts';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { batches } from '../platform/values/batches.ts';
import { ownedRoom } from './presale.tables.ts';

type RoomKey = Pick<BundleOwnedRoom, 'building_code' | 'unit_code' | 'room_number'>;

export async function readOwnedRooms(db: Database, companyCode: string): Promise<BundleOwnedRoom[]> {
  const rows = await db
    .select({ document: ownedRoom.document })
    .from(ownedRoom)
    .where(eq(ownedRoom.companyCode, companyCode))
    .orderBy(asc(ownedRoom.buildingCode), asc(ownedRoom.unitCode), asc(ownedRoom.roomNumber));
  return rows.map(({ document }) => document);
}

export async function readOwnedRoom(
  db: Database,
  companyCode: string,
  key: RoomKey,
): Promise<BundleOwnedRoom | undefined> {
  const [row] = await db
    .select({ document: ownedRoom.document })
    .from(ownedRoom)
    .where(
      and(
        eq(ownedRoom.companyCode, companyCode),
        eq(ownedRoom.buildingCode, key.building_code),
        eq(ownedRoom.unitCode, key.unit_code),
        eq(ownedRoom.roomNumber, key.room_number),
      ),
    );
  return row?.document;
}

const FIND_KEYS = `
  SELECT o.building_code, o.unit_code, o.room_number FROM owned_room AS o
  JOIN jsonb_to_recordset($2::jsonb) AS wanted (building_code text, unit_code text, room_number text)
    ON wanted.building_code = o.building_code AND wanted.unit_code = o.unit_code AND wanted.room_number = o.room_number
  WHERE o.company_code = $1`;

/** Returns those of the rooms that the company has. */
export function findOwnedRooms(db: Database, companyCode: string, rooms: readonly RoomKey[]): Promise<RoomKey[]> {
  const keys = rooms.map(({ building_code, unit_code, room_number }) => ({ building_code, unit_code, room_number }));
  return rowsOf(db, FIND_KEYS, [companyCode, JSON.stringify(keys)]);
}

const ROWS_PER_STATEMENT = 2_000;

export async function replaceOwnedRooms(
  db: Database,
  companyCode: string,
  rooms: readonly BundleOwnedRoom[],
): Promise<void> {
  await db.delete(ownedRoom).where(eq(ownedRoom.companyCode, companyCode));
  for (const some of batches(rooms, ROWS_PER_STATEMENT)) {
    await db.insert(ownedRoom).values(
      some.map((document) => ({
        companyCode,
        buildingCode: document.building_code,
        unitCode: document.unit_code,
        roomNumber: document.room_number,
        document,
      })),
    );
  }
}
