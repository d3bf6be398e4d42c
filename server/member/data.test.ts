import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TIERS } from '../../scripts/demo/company.ts';
import { OWNED_ROOMS } from '../../scripts/demo/company.ts';
import { addDemoCoupons } from '../../scripts/demo/coupons.ts';
import type { MemberDataResult } from '../../generated/types.ts';
import { done, type Guest, guestOf, problemOf } from '../../tests/support/api/guest.ts';
import { makeMember, PASSWORD, sessionCalls, type TestMember } from '../../tests/support/api/members.ts';
import { demoHotel } from '../../tests/support/api/properties.ts';
import { savedTravellersOf, WITH_PASSPORT } from '../../tests/support/api/saved-travellers.ts';
import { roomy, startTestApp, type TestApp } from '../../tests/support/api/test-app.ts';
import { writeVoc } from '../../tests/support/api/voc.ts';
import { saveTiers } from '../membership/membership.usecases.ts';
import { ok } from '../platform/outcome.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { grantPoints } from '../points/points.usecases.ts';
import { saveContracts, importSubMember } from '../presale/contract.usecases.ts';

/** Maps each table that refers to a member to the section of the export that contains its rows. */
const EXPORTED: Readonly<Record<string, (data: MemberDataResult) => unknown>> = {
  member: ({ profile, account }) => profile.login_id && account.joined_at,
  social_account: ({ social_accounts }) => social_accounts[0]?.subject,
  membership: ({ memberships }) => memberships[0]?.member_no,
  member_tier: ({ tier }) => tier?.tier_code,
  tier_entry: ({ tier_history }) => tier_history[0]?.cause,
  points_balance: ({ points }) => points.balance,
  points_lot: ({ points }) => points.lots[0]?.points,
  points_entry: ({ points }) => points.entries[0]?.points_type,
  coupon: ({ coupons }) => coupons[0]?.coupon_code,
  sub_member: ({ contracts }) => contracts[0]?.role,
  voc: ({ voc }) => voc[0]?.attachments[0]?.file_name,
  reservation: ({ reservations }) => reservations[0]?.reservation_number,
  saved_traveller: ({ saved_travellers }) => saved_travellers[0]?.english_last_name,
  session: ({ sessions }) => sessions[0]?.session_id,
};

const LEFT_OUT: Readonly<Record<string, string>> = {
  event: 'says only that something happened to data in other sections',
  quote: 'the reservation shows what was booked, and other quotes are deleted within a day',
  points_reversal: 'the ledger entry shows the reversal',
  points_use: 'the ledger entry shows the points, the reservation the booking',
  voucher_use: 'the price lines of the reservation show the vouchers',
  provider_sso_key: 'a credential, for a day',
  verification: 'a code, for minutes',
  ticket: 'a proof, for minutes',
  signup: 'data in progress, for half an hour; the result is the account',
};

let app: TestApp;
let first: Owner;
beforeAll(async () => {
  app = await startTestApp({ hotels: [demoHotel('1', roomy)] });
  await saveTiers(app.deps.db, 'haneul', TIERS);
  first = await makeOwner('first');
  await inTransaction(app.deps.db, async (tx) => ok(await addDemoCoupons(tx, app.deps, first.member)));
  await saveContracts(app.deps.db, 'haneul', OWNED_ROOMS);
  await importSubMember(app.deps, first.member, OWNED_ROOMS[0]!.contract!.contract_number);
});
afterAll(() => app.close());

async function logIn({ loginId }: TestMember): Promise<string> {
  const { token } = done(await sessionCalls(app.guest).login(loginId));
  return `Bearer ${token}`;
}
type Owner = { member: TestMember; guest: Guest; number: string };

/** Creates a member with data in every exported table except `coupon` and `sub_member`. */
async function makeOwner(subject: string): Promise<Owner> {
  const member = await makeMember(app.deps);
  const { companyCode, memberId } = member;
  await app.deps.db.execute(sql`INSERT INTO social_account (company_code, provider, subject, member_id, is_first, linked_at)
    VALUES (${companyCode}, 'google', ${subject}, ${memberId}::uuid, false, now())`);
  const at = app.deps.clock.now();
  const move = { pointsType: 'admin_grant' as const, points: 700, at, expiresAt: new Date(at.getTime() + 86_400_000) };
  await inTransaction(app.deps.db, async (tx) => ok(await grantPoints(tx, app.deps, member, move)));
  const authorization = await logIn(member);
  const guest = guestOf(app.send, { authorization });
  const { number } = await app.book({}, guest);
  done(await savedTravellersOf(guest).put(WITH_PASSPORT));
  await writeVoc(app.send, authorization, { title: `Of ${subject}`, content: 'A receipt.' });
  return { member, guest, number };
}
async function dataOf({ call }: Guest) {
  return done(await call<MemberDataResult>('GET', '/client/member/data'));
}

test('the export covers every table that refers to a member, except the listed ones', async () => {
  const files = globSync('server/**/*.tables.ts');
  const modules = await Promise.all(files.map((file) => import(resolve(file)) as Promise<Record<string, unknown>>));
  const named = modules
    .flatMap((exported) => Object.values(exported))
    .filter((value) => is(value, PgTable))
    .map((table) => getTableConfig(table as PgTable))
    .filter(({ columns }) => columns.some(({ name }) => name === 'member_id'))
    .map(({ name }) => name);
  expect(named.toSorted()).toEqual([...Object.keys(EXPORTED), ...Object.keys(LEFT_OUT)].toSorted());

  const data = await dataOf(first.guest);
  const missing = Object.entries(EXPORTED).filter(([, proof]) => !proof(data));
  expect(missing.map(([name]) => name)).toEqual([]);
});

test('the export contains only the caller’s data and no credentials', async () => {
  const [minseo, another] = [await makeOwner('minseo'), await makeOwner('another')];
  const data = await dataOf(minseo.guest);
  expect(data.profile.login_id).toBe(minseo.member.loginId);
  expect(data.reservations.map(({ reservation_number }) => reservation_number)).toEqual([minseo.number]);
  expect([data.sessions, data.points.entries, data.social_accounts].map(({ length }) => length)).toEqual([1, 1, 1]);
  expect(data.coupons).toEqual([]);
  const text = JSON.stringify(data);
  const other = await dataOf(another.guest);
  const { memberId, loginId, phone, email } = another.member;
  const [number] = other.memberships;
  for (const word of [memberId, loginId, phone, email, another.number, number!.member_no, 'another'])
    expect(text).not.toContain(word);
  const { rows } = await app.deps.db.execute<{ secret: string }>(sql`
    SELECT token_hash AS secret FROM session UNION SELECT sso_key_hash FROM session
    UNION SELECT password_hash FROM member WHERE password_hash IS NOT NULL`);
  for (const { secret } of rows) expect(text).not.toContain(secret);
  expect(text).not.toContain(PASSWORD);
  expect(problemOf(await app.guest.call('GET', '/client/member/data'))).toBe('401 login_required');
});
