import type { MemberSearchRequest } from '../../../generated/types.ts';
import { type Database, rowsOf } from '../../platform/database/database.ts';

const FIND = `
  SELECT m.member_id AS "memberId" FROM member AS m
  WHERE m.company_code = $1
    AND ($2::text IS NULL OR m.login_id_key = $2)
    AND ($3::text IS NULL OR m.phone_number = $3)
    AND ($4::text IS NULL OR m.email_key = $4)
    AND ($5::text IS NULL OR EXISTS (
      SELECT FROM membership AS s WHERE s.company_code = m.company_code AND s.member_id = m.member_id AND s.member_no = $5
    ))
  LIMIT 1`;

/** Returns the ID of the member who meets every condition. Each condition matches at most one member of a company. */
export async function findMemberId(
  db: Database,
  companyCode: string,
  wanted: MemberSearchRequest,
): Promise<string | undefined> {
  const { login_id, phone_number, email, member_no } = wanted;
  const conditions = [login_id?.toLowerCase(), phone_number, email?.toLowerCase(), member_no];
  const values = [companyCode, ...conditions.map((value) => value ?? null)];
  return (await rowsOf<{ memberId: string }>(db, FIND, values))[0]?.memberId;
}
