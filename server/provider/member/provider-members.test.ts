import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TIERS } from '../../../scripts/demo/company.ts';
import type { MemberChangesResult, MemberSearchResult, ProviderMemberResult } from '../../../generated/types.ts';
import { loggedInMember } from '../../../tests/support/api/benefits.ts';
import { done, problemOf } from '../../../tests/support/api/guest.ts';
import { makeMember, type TestMember, withdrawMember } from '../../../tests/support/api/members.ts';
import { OTHERS, type Providers, startProviders } from '../../../tests/support/api/providers.ts';
import { saveTiers } from '../../membership/membership.usecases.ts';

let app: Providers;
beforeAll(async () => {
  app = await startProviders();
  await saveTiers(app.deps.db, 'haneul', TIERS);
});
afterAll(() => app.deps.close());

async function changes(cursor?: string, key?: string) {
  const query = cursor === undefined ? '' : `?changed_since=${cursor}`;
  return done(await app.provider<MemberChangesResult>('GET', `/members${query}`, { key }));
}
async function latest() {
  for (let page = await changes(); ; page = await changes(page.next_cursor))
    if (!page.has_more) return page.next_cursor;
}
function listed({ members }: MemberChangesResult) {
  return members.map(({ member_id, member, events }) => [member_id, member?.profile.login_id ?? null, events]);
}
function read(memberId: string, key?: string) {
  return app.provider<ProviderMemberResult>('GET', `/members/${memberId}`, { key });
}
function find(body: object, key?: string) {
  return app.provider<MemberSearchResult>('POST', '/member-searches', { body, key });
}
async function found(body: object) {
  return done(await find(body)).members.map(({ member_id }) => member_id);
}
async function grantPoints({ memberId }: TestMember, points: number) {
  const body = { points_type: 'admin_grant', points };
  done(await app.provider('POST', `/members/${memberId}/points-entries`, { body }));
}

describe('changed members', () => {
  test('lists who joined, changed and withdrew, each once and in their current state', async () => {
    const start = await latest();
    const joined = await makeMember(app.deps);
    const minseo = await loggedInMember(app.deps, app.send);
    const gone = await makeMember(app.deps);
    await withdrawMember(app.deps, gone);
    done(await minseo.call('PUT', '/client/member/profile', {}, { agree_marketing: true }));
    await grantPoints(joined, 700);
    const page = await changes(start);
    expect(listed(page)).toEqual([
      [gone.memberId, null, ['member.joined', 'member.withdrawn']],
      [minseo.member.memberId, minseo.member.loginId, ['member.joined', 'member.changed']],
      [joined.memberId, joined.loginId, ['member.joined', 'member.changed']],
    ]);
    expect(page.members.map(({ member }) => member?.points_balance)).toEqual([undefined, 0, 700]);
    expect(page.members[1]!.member!.profile.agree_marketing).toBe(true);
    const next = await changes(page.next_cursor);
    expect([listed(next), next.next_cursor]).toEqual([[], page.next_cursor]);
  });

  test('continues where the previous page ended, and rejects a cursor of another list', async () => {
    const start = await latest();
    const members: string[] = [];
    for (const _ of Array.from({ length: 52 })) members.push((await makeMember(app.deps)).memberId);
    const one = await changes(start);
    const two = await changes(one.next_cursor);
    expect([one.has_more, two.has_more]).toEqual([true, false]);
    expect([...one.members, ...two.members].map(({ member_id }) => member_id)).toEqual(members);
    expect(problemOf(await app.provider('GET', '/members?changed_since=e30'))).toBe('422 validation');
  });
});

test('returns a member with the profile, and not after their withdrawal', async () => {
  const minseo = await makeMember(app.deps);
  await grantPoints(minseo, 300);
  const { member } = done(await read(minseo.memberId));
  expect(member).toMatchObject({
    member_id: minseo.memberId,
    hotel_code: '1',
    profile: { login_id: minseo.loginId, phone_number: minseo.phone, user_name: '김민서' },
    tier: { tier_code: 'WELCOME', granted_code: null },
    points_balance: 300,
  });
  await withdrawMember(app.deps, minseo);
  expect(problemOf(await read(minseo.memberId))).toBe('404 not_found');
});

test('finds a member by ID, phone number, email and membership number', async () => {
  const minseo = await makeMember(app.deps);
  const another = await makeMember(app.deps);
  const { profile } = done(await read(minseo.memberId)).member;
  const member_no = profile.member_no_list[0]!;
  for (const condition of [
    { login_id: minseo.loginId.toUpperCase() },
    { phone_number: minseo.phone },
    { email: minseo.email.toUpperCase() },
    { member_no },
    { member_no, phone_number: minseo.phone },
  ])
    expect(await found(condition)).toEqual([minseo.memberId]);
  expect(await found({ member_no, phone_number: another.phone })).toEqual([]);
  expect(await found({ phone_number: minseo.phone.slice(0, -1) })).toEqual([]);
  expect(problemOf(await find({}))).toBe('422 validation');
});

test('needs its scope, and another company sees no member', async () => {
  const minseo = await makeMember(app.deps);
  expect(listed(await changes(undefined, OTHERS))).toEqual([]);
  expect(problemOf(await read(minseo.memberId, OTHERS))).toBe('404 not_found');
  expect(done(await find({ phone_number: minseo.phone }, OTHERS)).members).toEqual([]);
  const key = await app.keyWith('members');
  expect(problemOf(await read(minseo.memberId, key))).toBe('403 insufficient_scope');
  expect(problemOf(await find({ phone_number: minseo.phone }, key))).toBe('403 insufficient_scope');
  expect(problemOf(await app.provider('GET', '/members', { key }))).toBe('403 insufficient_scope');
});
