import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MemberResult } from '../../generated/types.ts';
import { dump } from '../../tests/support/database/dump.ts';
import { done, problemOf } from '../../tests/support/api/guest.ts';
import { makeMember, type Sessions, startSessions, withdrawMember } from '../../tests/support/api/members.ts';
import { callerOf } from '../platform/idempotency.ts';
import { type IdempotentCall, idempotent } from '../platform/idempotency.ts';
import { ok } from '../platform/outcome.ts';
import type { Identifiers } from './member.repository.ts';
import { checkFree } from './member.usecases.ts';

const START = '2027-06-01T01:00:00Z';
const DAY_MS = 86_400_000;

let app: Sessions;
beforeAll(async () => {
  app = await startSessions({ now: START });
});
afterAll(() => app.deps.close());

function callOf(memberId: string): IdempotentCall {
  const caller = callerOf('bearerAuth', memberId);
  return {
    companyCode: 'haneul',
    operation: 'test',
    caller,
    key: 'key-of-the-test',
    request: {},
    requestId: 'request',
  };
}

async function free(what: Identifiers, companyCode = 'haneul') {
  const outcome = await checkFree(app.deps.db, app.deps, companyCode, what);
  return outcome.ok ? 'free' : outcome.failure.code;
}
function failingWith(code: string) {
  return expect.objectContaining({ failure: expect.objectContaining({ code }) });
}

describe("a member's account", () => {
  const profile = async (given: Parameters<typeof makeMember>[1]) => {
    const { calls, deps } = app;
    const { loginId } = await makeMember(deps, given);
    const { token } = done(await calls.login(loginId));
    return done((await calls.profile(token)) as Awaited<ReturnType<typeof calls.post<MemberResult>>>).member;
  };

  test('is returned with all its fields', async () => {
    const member = await profile({
      memberType: 'AFFILIATE',
      affiliateName: '한빛전자',
      businessNumber: '0000000101',
      customerNumber: 'C20417',
      address: '한빛로 21',
      agreeMarketing: true,
    });
    expect(member).toMatchObject({
      member_type: 'AFFILIATE',
      user_name: '김민서',
      last_name_en: 'Kim',
      address: '한빛로 21',
      agree_marketing: true,
      joined_on: '2027-06-01',
      social_accounts: [],
      descriptions: null,
      affiliate_name: '한빛전자',
      business_number: '0000000101',
      customer_number: 'C20417',
      owned_room: null,
      presale: null,
    });
    expect(member.member_no_list).toHaveLength(1);
  });

  test("has the joining date in the property's time zone", async () => {
    app.deps.clock.set('2027-06-01T15:30:00Z');
    expect((await profile({})).joined_on).toBe('2027-06-02');
    app.deps.clock.set(START);
  });

  test('shows the owned room with its names from the current bundle in the requested language, or as stored', async () => {
    const proven = {
      building_code: 'B101',
      building_name: '101동',
      unit_code: 'A',
      unit_name: 'A타입',
      room_number: '1203',
    };
    const shown = async (ownedRoom: typeof proven) => {
      const given = { memberType: 'PRESALE_INDIVIDUAL', ownedRoom, referralCode: 'R-3301' } as const;
      const { loginId } = await makeMember(app.deps, given);
      const { token } = done(await app.calls.login(loginId));
      const headers = { ...app.calls.bearer(token), 'accept-language': 'en' };
      const answer = await app.send('/client/member/profile', { headers });
      return ((await answer.json()) as MemberResult).member;
    };
    expect(await shown(proven)).toMatchObject({
      owned_room: { building_name: 'Building 101', unit_name: 'Type A', room_number: '1203' },
      presale: {
        classification_code: 'DEED',
        classification_name: 'Title deed',
        distribution_number: 'D-2024-0117',
        referral_code: 'R-3301',
      },
    });
    expect(await shown({ ...proven, room_number: '9999' })).toMatchObject({
      owned_room: { building_name: '101동', room_number: '9999' },
      presale: {
        classification_code: null,
        classification_name: null,
        distribution_number: null,
        referral_code: 'R-3301',
      },
    });
  });

  test('is visible only to its member', async () => {
    expect(problemOf(await app.calls.profile('haneul.x'))).toBe('401 session_expired');
  });
});

describe("a member's identifier", () => {
  test('is unavailable to everyone else in the company, regardless of case', async () => {
    const { loginId, email, phone } = await makeMember(app.deps, {
      loginId: 'TakenId',
      email: 'Taken@Guest.example',
    });
    expect(await free({ loginId: loginId.toLowerCase() })).toBe('duplicate_id');
    expect(await free({ email: email.toUpperCase() })).toBe('duplicate_email');
    expect(await free({ phone })).toBe('duplicate_phone');
    expect(await free({ loginId: 'takenid2', email: 'taken2@guest.example', phone: '01099990001' })).toBe('free');
    expect(await free({ loginId, email, phone }, 'other')).toBe('free');
  });

  test('can be used by only one member if it is a social account', async () => {
    const social = { provider: 'kakao', subject: 'once' } as const;
    await makeMember(app.deps, { social });
    expect(await free({ social })).toBe('duplicate_id');
    expect(await free({ social: { ...social, provider: 'naver' } })).toBe('free');
    await expect(makeMember(app.deps, { social })).rejects.toEqual(failingWith('duplicate_id'));
  });

  test.each([
    [{ loginId: 'RACEDID' }, 'duplicate_id'],
    [{ email: 'RACED@guest.example' }, 'duplicate_email'],
    [{ phoneNumber: '01099990002' }, 'duplicate_phone'],
  ])('is rejected by the database if another member has it, even without a prior check: %o', async (again, code) => {
    if (await free({ loginId: 'racedid' }).then((answer) => answer === 'free'))
      await makeMember(app.deps, { loginId: 'racedid', email: 'raced@guest.example', phoneNumber: '01099990002' });
    await expect(makeMember(app.deps, again)).rejects.toEqual(failingWith(code));
  });

  test('is given to only one of many concurrent sign-ups', async () => {
    const attempts = Array.from({ length: 5 }, () => makeMember(app.deps, { loginId: 'manywant' }));
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(reasons).toEqual(Array(4).fill(failingWith('duplicate_id')));
  });
});

describe('after withdrawal', () => {
  test("the member's data is deleted, and the person can't join again for 30 days", async () => {
    const { deps, calls } = app;
    const social = { provider: 'google', subject: 'canary-subject' } as const;
    const canary = await makeMember(deps, {
      loginId: 'canaryId',
      email: 'canary@leaving.example',
      phoneNumber: '01024681357',
      lastName: 'Canary',
      address: 'Canary street',
      guardianName: 'Canary',
      guardianPhone: '01024681358',
      social,
    });
    done(await calls.requestCode(canary.phone));
    await idempotent(deps, callOf(canary.memberId), async () => ok({ address: 'Canary, canary street' }));
    await withdrawMember(deps, canary);
    const everything = Object.values(await dump(deps.db)).join('\n');
    expect(everything).not.toMatch(/canary|0102468135/i);

    expect(await free({ loginId: 'CANARYID' })).toBe('duplicate_id');
    expect(await free({ phone: canary.phone })).toBe('rejoin_too_early');
    expect(await free({ social })).toBe('rejoin_too_early');
    expect(await free({ email: canary.email })).toBe('free');
    expect(await free({ phone: canary.phone }, 'other')).toBe('free');
    await expect(makeMember(deps, { phoneNumber: canary.phone })).rejects.toEqual(failingWith('rejoin_too_early'));
    await expect(makeMember(deps, { social })).rejects.toEqual(failingWith('rejoin_too_early'));
    await expect(makeMember(deps, { loginId: 'canaryid' })).rejects.toEqual(failingWith('duplicate_id'));

    deps.clock.advance(30 * DAY_MS);
    expect(await free({ loginId: 'canaryid', phone: canary.phone, social })).toBe('free');
    deps.clock.advance(1);
    await deps.queue.send(deps.db, 'member.purge', {});
    await deps.queue.runDue(['member.purge']);
    expect((await dump(deps.db))['public.withdrawn_member']).toBe('');
    deps.clock.set(START);
  });

  test('a second withdrawal finds no member', async () => {
    const leaving = await makeMember(app.deps);
    await withdrawMember(app.deps, leaving);
    await expect(withdrawMember(app.deps, leaving)).rejects.toEqual(failingWith('not_found'));
  });
});
