import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FindIdResult } from '../../generated/types.ts';
import { done, problemOf } from '../../tests/support/api/guest.ts';
import { codeTo, makeMember, type Sessions, startSessions } from '../../tests/support/api/members.ts';

const START = '2027-06-01T01:00:00Z';
const MINUTE_MS = 60_000;

let app: Sessions;
beforeAll(async () => {
  app = await startSessions();
});
afterAll(() => app.deps.close());

let others = 0;
function unknownPhone() {
  return `0108888${String((others += 1)).padStart(4, '0')}`;
}

function findId(phone_number: string, ticket: string, hotel_code = '1') {
  return app.calls.post<FindIdResult>('find/id', { hotel_code, phone_number, ticket });
}

async function ticketFor(phone: string) {
  const { verification_id } = done(await app.calls.requestCode(phone));
  return done(await app.calls.confirm(verification_id, await codeTo(app.deps, phone))).ticket;
}

describe('finding an ID', () => {
  test('works with a verified phone number', async () => {
    const minseo = await makeMember(app.deps);
    expect(done(await findId(minseo.phone, await ticketFor(minseo.phone))).data).toEqual([
      { login_id: minseo.loginId, join_type: 'NORMAL', joined_on: '2027-06-01' },
    ]);
  });

  test('works with a Korean phone number in international form', async () => {
    const { phone, loginId } = await makeMember(app.deps);
    const { verification_id } = done(await app.calls.requestCode(`82${phone.slice(1)}`));
    const { ticket } = done(await app.calls.confirm(verification_id, await codeTo(app.deps, phone)));
    expect(done(await findId(`82${phone.slice(1)}`, ticket)).data).toMatchObject([{ login_id: loginId }]);
  });

  test("also returns a social account's ID", async () => {
    const { phone } = await makeMember(app.deps, { social: { provider: 'naver', subject: 'n-1' } });
    expect(done(await findId(phone, await ticketFor(phone))).data).toMatchObject([{ join_type: 'NAVER' }]);
  });

  test('reports an unknown phone number only after verification, and consumes the ticket', async () => {
    const phone = unknownPhone();
    const ticket = await ticketFor(phone);
    expect(problemOf(await findId(phone, ticket))).toBe('404 id_not_found');
    expect(problemOf(await findId(phone, ticket))).toBe('410 verification_expired');
  });

  test('returns the same response to requests for known and unknown phone numbers', async () => {
    const { phone } = await makeMember(app.deps);
    const [known, unknown] = [await app.calls.requestCode(phone), await app.calls.requestCode(unknownPhone())];
    expect({ ...known.body, verification_id: '' }).toEqual({ ...unknown.body, verification_id: '' });
  });

  test('needs a ticket, which is valid for one use within ten minutes, for its own phone number and company', async () => {
    const { deps, calls } = app;
    const { phone } = await makeMember(deps);
    const another = await makeMember(deps);
    const ticket = await ticketFor(phone);
    expect(problemOf(await findId(another.phone, ticket))).toBe('410 verification_expired');
    expect(problemOf(await findId(phone, ticket, '90'))).toBe('410 verification_expired');
    expect(problemOf(await calls.changePassword({ ticket }))).toBe('410 verification_expired');
    deps.clock.advance(10 * MINUTE_MS);
    expect(problemOf(await findId(phone, ticket))).toBe('410 verification_expired');
    deps.clock.set(START);
    expect((await findId(phone, ticket)).status).toBe(200);
    expect(problemOf(await findId(phone, ticket))).toBe('410 verification_expired');
    expect(problemOf(await findId(phone, ticket, '99'))).toBe('404 not_found');
  });

  test('limits attempts to guess a ticket', async () => {
    const narrow = await startSessions({ rateLimitFactor: 0.05 });
    const tried = { hotel_code: '1', phone_number: unknownPhone(), ticket: 'haneul.x' };
    const answers = [];
    for (let at = 0; at < 3; at += 1) answers.push(problemOf(await narrow.calls.post('find/id', tried)));
    expect(answers).toEqual(['410 verification_expired', '410 verification_expired', '429 rate_limited']);
    await narrow.deps.close();
  });
});
