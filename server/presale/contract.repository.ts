import type { BundleContract, BundleOwnedRoom } from '../../generated/types.ts';
import type { MemberKey, MemberNames } from '../member/member.rules.ts';
import { type Database, rowsOf } from '../platform/database/database.ts';

export type ContractRow = {
  contractNumber: string;
  document: BundleContract;
  /** Null if the bundle no longer contains the room. */
  ownedRoom: BundleOwnedRoom | null;
  buildingCode: string;
  unitCode: string;
  roomNumber: string;
  total: number;
  used: number;
  mainId: string | null;
  mainLastName: string | null;
  mainFirstName: string | null;
  mainNameEn: string | null;
  active: boolean | null;
};

/** The main contract holder is the member who has proved ownership of the room. */
const OF_MEMBER = `
  FROM contract AS c
  LEFT JOIN member AS main ON main.company_code = c.company_code AND main.owned_room->>'room_number' = c.room_number
    AND main.owned_room->>'unit_code' = c.unit_code AND main.owned_room->>'building_code' = c.building_code
  LEFT JOIN sub_member AS s ON s.company_code = c.company_code AND s.contract_number = c.contract_number AND s.member_id = $2::uuid
  LEFT JOIN owned_room AS o ON o.company_code = c.company_code AND o.building_code = c.building_code AND o.unit_code = c.unit_code
    AND o.room_number = c.room_number
  WHERE c.company_code = $1 AND (main.member_id = $2::uuid OR s.member_id IS NOT NULL)`;

/** Returns a member's contracts or, if `only` is given, only the contract with that number. */
export function findContracts(
  db: Database,
  { companyCode, memberId }: MemberKey,
  only: string | null = null,
): Promise<ContractRow[]> {
  const query = `
    SELECT c.contract_number AS "contractNumber", c.document, o.document AS "ownedRoom", c.building_code AS "buildingCode",
      c.unit_code AS "unitCode", c.room_number AS "roomNumber", c.vouchers_total AS total, c.vouchers_used AS used,
      main.member_id AS "mainId", main.last_name AS "mainLastName", main.first_name AS "mainFirstName",
      main.first_name_en || ' ' || main.last_name_en AS "mainNameEn", s.active
    ${OF_MEMBER} AND ($3::text IS NULL OR c.contract_number = $3)
    ORDER BY c.contract_number LIMIT 100`;
  return rowsOf<ContractRow>(db, query, [companyCode, memberId, only]);
}

export type SubMemberRow = {
  subMemberId: string;
  contractNumber: string;
  lastName: string;
  firstName: string;
  active: boolean;
  addedAt: Date;
};

const SUB = `s.sub_member_id AS "subMemberId", s.contract_number AS "contractNumber", m.last_name AS "lastName",
  m.first_name AS "firstName", s.active, s.added_at AS "addedAt"`;

export function findSubMembers(db: Database, companyCode: string, numbers: readonly string[]): Promise<SubMemberRow[]> {
  const query = `
    SELECT ${SUB} FROM sub_member AS s
    JOIN member AS m ON m.company_code = s.company_code AND m.member_id = s.member_id
    WHERE s.company_code = $1 AND s.contract_number = ANY($2::text[]) ORDER BY s.added_at, s.sub_member_id`;
  return rowsOf<SubMemberRow>(db, query, [companyCode, numbers]);
}

export async function findMemberByLogin(
  db: Database,
  companyCode: string,
  loginId: string,
): Promise<(MemberNames & { memberId: string }) | undefined> {
  const query = `
    SELECT member_id AS "memberId", last_name AS "lastName", first_name AS "firstName", last_name_en AS "lastNameEn",
      first_name_en AS "firstNameEn"
    FROM member WHERE company_code = $1 AND login_id_key = $2`;
  return (await rowsOf<MemberNames & { memberId: string }>(db, query, [companyCode, loginId.toLowerCase()]))[0];
}

/** Adds a member to a contract as a sub-member and returns the row. Leaves an existing sub-member unchanged. */
export async function insertSubMember(
  db: Database,
  { companyCode, memberId }: MemberKey,
  row: { subMemberId: string; contractNumber: string; addedAt: Date },
): Promise<SubMemberRow> {
  const query = `
    WITH added AS (
      INSERT INTO sub_member (company_code, sub_member_id, contract_number, member_id, active, added_at)
      VALUES ($1, $3::uuid, $4, $2::uuid, true, $5::timestamptz)
      ON CONFLICT (member_id, contract_number, company_code) DO UPDATE SET active = sub_member.active
      RETURNING *
    )
    SELECT ${SUB} FROM added AS s JOIN member AS m ON m.company_code = s.company_code AND m.member_id = s.member_id`;
  const values = [companyCode, memberId, row.subMemberId, row.contractNumber, row.addedAt.toISOString()];
  return (await rowsOf<SubMemberRow>(db, query, values))[0]!;
}

export async function switchRow(
  db: Database,
  companyCode: string,
  contractNumber: string,
  { subMemberId, active }: { subMemberId: string; active: boolean },
): Promise<SubMemberRow | undefined> {
  const query = `
    WITH switched AS (
      UPDATE sub_member SET active = $4 WHERE company_code = $1 AND contract_number = $2 AND sub_member_id = $3::uuid RETURNING *
    )
    SELECT ${SUB} FROM switched AS s JOIN member AS m ON m.company_code = s.company_code AND m.member_id = s.member_id`;
  return (await rowsOf<SubMemberRow>(db, query, [companyCode, contractNumber, subMemberId, active]))[0];
}

/** A room with its contract, if it has one. */
export type ContractedRoom = Pick<BundleOwnedRoom, 'building_code' | 'unit_code' | 'room_number' | 'contract'>;

/** Stores the contracts of these rooms. The total number of vouchers never falls below the number in use. */
export async function upsertContracts(
  tx: Database,
  companyCode: string,
  rooms: readonly ContractedRoom[],
): Promise<void> {
  const rows = rooms.flatMap(({ building_code, unit_code, room_number, contract }) =>
    contract ? [{ building_code, unit_code, room_number, contract }] : [],
  );
  if (rows.length === 0) return;
  const query = `
    INSERT INTO contract
      (company_code, contract_number, building_code, unit_code, room_number, document, vouchers_total, vouchers_used)
    SELECT $1, row.contract->>'contract_number', row.building_code, row.unit_code, row.room_number, row.contract,
      (row.contract->>'vouchers_total')::int, 0
    FROM jsonb_to_recordset($2::jsonb) AS row (building_code text, unit_code text, room_number text, contract jsonb)
    ON CONFLICT (company_code, contract_number) DO UPDATE SET building_code = excluded.building_code,
      unit_code = excluded.unit_code, room_number = excluded.room_number, document = excluded.document,
      vouchers_total = greatest(excluded.vouchers_total, contract.vouchers_used)`;
  await rowsOf(tx, query, [companyCode, JSON.stringify(rows)]);
}

export function findVouchers(
  db: Database,
  companyCode: string,
  numbers: readonly string[],
): Promise<Pick<ContractRow, 'contractNumber' | 'total' | 'used'>[]> {
  const query = `
    SELECT contract_number AS "contractNumber", vouchers_total AS total, vouchers_used AS used
    FROM contract WHERE company_code = $1 AND contract_number = ANY($2::text[])`;
  return rowsOf(db, query, [companyCode, numbers]);
}

export type Use = {
  contractNumber: string;
  holdNumber: string;
  hotelCode: string;
  startDate: string;
  endDate: string;
  vouchers: number;
  at: Date;
};

/** Checks and takes the vouchers in one statement, so that concurrent bookings can't exceed the total. */
const TAKE = `
  WITH taken AS (
    UPDATE contract AS c SET vouchers_used = vouchers_used + $4::int
    WHERE c.company_code = $1 AND c.contract_number = $3 AND c.vouchers_used + $4::int <= c.vouchers_total
    RETURNING c.company_code, c.contract_number
  ), used AS (
    INSERT INTO voucher_use
      (company_code, hold_number, contract_number, member_id, hotel_code, start_date, end_date, vouchers, used_at)
    SELECT taken.company_code, $5, taken.contract_number, $2::uuid, $6, $7::date, $8::date, $4::int, $9::timestamptz FROM taken
    RETURNING 1
  )
  SELECT count(*)::int AS n FROM used`;

const MAY_BOOK = `SELECT 1 ${OF_MEMBER} AND c.contract_number = $3 AND main.member_id IS NOT NULL
  AND (main.member_id = $2::uuid OR s.active) FOR UPDATE OF c`;

export async function takeVouchers(
  tx: Database,
  { companyCode, memberId }: MemberKey,
  use: Use,
): Promise<'taken' | 'not_allowed' | 'too_many'> {
  const { contractNumber, holdNumber, hotelCode, startDate, endDate, vouchers, at } = use;
  const allowed = await rowsOf(tx, MAY_BOOK, [companyCode, memberId, contractNumber]);
  if (allowed.length === 0) return 'not_allowed';
  const values = [companyCode, memberId, contractNumber, vouchers, holdNumber, hotelCode, startDate, endDate];
  const [used] = await rowsOf<{ n: number }>(tx, TAKE, [...values, at.toISOString()]);
  return used!.n === 1 ? 'taken' : 'too_many';
}

const RELEASE = `
  WITH deleted AS (
    DELETE FROM voucher_use
    WHERE company_code = $1 AND hold_number = ANY($2::text[])
    RETURNING company_code, contract_number, vouchers
  ), sums AS (
    SELECT company_code, contract_number, sum(vouchers)::int AS vouchers FROM deleted GROUP BY 1, 2
  ), locked AS (
    SELECT c.company_code, c.contract_number, sums.vouchers FROM contract AS c JOIN sums USING (company_code, contract_number)
    ORDER BY c.company_code, c.contract_number COLLATE "C" FOR UPDATE OF c
  )
  UPDATE contract AS c SET vouchers_used = c.vouchers_used - locked.vouchers FROM locked
  WHERE c.company_code = locked.company_code AND c.contract_number = locked.contract_number`;

/** Makes the vouchers of these bookings available again. Calling it again has no effect. */
export async function releaseVouchers(
  tx: Database,
  companyCode: string,
  holdNumbers: readonly string[],
): Promise<void> {
  await rowsOf(tx, RELEASE, [companyCode, holdNumbers]);
}

type UseRow = {
  reservationNumber: string | null;
  lastName: string | null;
  firstName: string | null;
  hotelCode: string;
  startDate: string;
  endDate: string;
  vouchers: number;
  usedAt: Date;
};

/** Returns the uses of a contract's vouchers, latest first. If `by` is given, returns only that member's uses. */
export function findUses(
  db: Database,
  companyCode: string,
  contractNumber: string,
  by: string | null,
): Promise<UseRow[]> {
  const query = `
    SELECT r.reservation_number AS "reservationNumber", m.last_name AS "lastName", m.first_name AS "firstName",
      u.hotel_code AS "hotelCode", u.start_date::text AS "startDate", u.end_date::text AS "endDate", u.vouchers, u.used_at AS "usedAt"
    FROM voucher_use AS u
    LEFT JOIN member AS m ON m.company_code = u.company_code AND m.member_id = u.member_id
    LEFT JOIN reservation AS r ON r.company_code = u.company_code AND r.hold_number = u.hold_number
    WHERE u.company_code = $1 AND u.contract_number = $2 AND ($3::uuid IS NULL OR u.member_id = $3::uuid)
    ORDER BY u.used_at DESC, u.hold_number LIMIT 200`;
  return rowsOf<UseRow>(db, query, [companyCode, contractNumber, by]);
}
