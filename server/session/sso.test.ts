import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CompanyInfoResult, SsoKeyResult } from '../../generated/types.ts';
import { createApp } from '../app.ts';
import { NO_ORIGINS } from '../platform/http/headers.ts';
import { done, guestOf, problemOf } from '../../tests/support/api/guest.ts';
import {
  makeMember,
  sessionCalls,
  type Sessions,
  startSessions,
  type TestMember,
  withdrawMember,
} from '../../tests/support/api/members.ts';

const START = '2027-06-01T01:00:00Z';
const DAY_MS = 86_400_000;
const KEY = 'provider-key-of-the-tests';
const OTHER_KEY = 'provider-key-of-another-company';

let app: Sessions;
let minseo: TestMember;
beforeAll(async () => {
  app = await startSessions({
    settings: {
      production: false,
      trustProxy: 0,
      origins: NO_ORIGINS,
      providerKeys: [
        { companyCode: 'haneul', key: KEY },
        { companyCode: 'other', key: OTHER_KEY },
      ],
    },
  });
  minseo = await makeMember(app.deps);
});
afterAll(() => app.deps.close());

describe('a page load', () => {
  test("with a session's key returns the same token in every tab, and does not extend the session", async () => {
    const { calls, deps } = app;
    const login = done(await calls.login(minseo.loginId));
    const key = login.userInfo.sso_key!;
    const again = [done(await calls.sso(key)), done(await calls.sso(key))];
    for (const { token, userInfo } of again)
      expect({ token, userInfo }).toEqual({ token: login.token, userInfo: login.userInfo });
    deps.clock.advance(DAY_MS);
    expect(problemOf(await calls.sso(key))).toBe('401 session_expired');
    deps.clock.set(START);
  });

  test('fails with session_expired for any other key, hotel or company', async () => {
    const { calls } = app;
    const { token, userInfo } = done(await calls.login(minseo.loginId));
    const key = userInfo.sso_key!;
    const misses = [
      await calls.sso(token),
      await calls.sso(`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`),
      await calls.sso('haneul'),
      await calls.sso(key.replace('haneul', 'other')),
      await calls.sso(key, { company_code: 'other' }),
      await calls.sso(key, { hotel_code: '90' }),
      await calls.sso(key, { hotel_code: '90', company_code: 'other' }),
      await calls.sso(key.replace('haneul', 'other'), { hotel_code: '90', company_code: 'other' }),
    ];
    expect(new Set(misses.map(problemOf))).toEqual(new Set(['401 session_expired']));
    expect(problemOf(await calls.sso(key, { hotel_code: '99' }))).toBe('404 not_found');
  });

  test('an address may fail 300 times in a quarter of an hour; a valid key always works', async () => {
    const { calls, deps } = await startSessions({ rateLimitFactor: 0.01 });
    const { userInfo } = done(await calls.login((await makeMember(deps)).loginId));
    const key = userInfo.sso_key!;
    for (let at = 0; at < 4; at += 1) expect((await calls.sso(key)).status).toBe(200);
    const answers = [];
    for (let at = 0; at < 4; at += 1) answers.push(problemOf(await calls.sso('haneul.x')));
    expect(answers).toEqual([...Array(3).fill('401 session_expired'), '429 rate_limited']);
    expect((await calls.sso(key)).status).toBe(200);
    await deps.close();
  });

  test("fails with session_expired after the server's secret has changed, instead of returning a useless token", async () => {
    const { calls, deps } = app;
    const { userInfo } = done(await calls.login(minseo.loginId));
    const key = userInfo.sso_key!;
    const rekeyed = createApp({ ...deps, secret: 'another-secret-of-the-server-000' });
    const later = sessionCalls(
      guestOf(async (path, init) => rekeyed.request(`https://booking.example/api${path}`, init)),
    );
    expect(problemOf(await later.sso(key))).toBe('401 session_expired');
    expect((await calls.sso(key)).status).toBe(200);
  });
});

describe("a provider's key", () => {
  const keyFor = async (login_id: string, hotel_code = '1', key = KEY) =>
    app.calls.post<SsoKeyResult>('../../provider/sso-keys', { hotel_code, login_id }, { 'provider-key': key });
  const newKey = async (login_id = minseo.loginId) => done(await keyFor(login_id)).sso_key;

  test('logs its member in once, with a new session', async () => {
    const { calls } = app;
    const key = await newKey(minseo.loginId.toUpperCase());
    const { token, userInfo } = done(await calls.sso(key));
    expect(userInfo.login_id).toBe(minseo.loginId);
    expect(userInfo.sso_key).not.toBe(key);
    expect((await calls.session(token)).status).toBe(200);
    expect(problemOf(await calls.sso(key))).toBe('401 session_expired');
    expect(done(await calls.sso(userInfo.sso_key!)).token).toBe(token);
  });

  test('has a format that no session key has, and any other format is rejected', async () => {
    const { calls } = app;
    const key = await newKey();
    expect(key).toMatch(/^haneul\.sso\.[\w-]{43}$/);
    const own = [done(await calls.login(minseo.loginId)), done(await calls.sso(key))];
    for (const { userInfo } of own) expect(userInfo.sso_key).toMatch(/^haneul\.[\w-]{43}$/);
    const sessionKey = own[0]!.userInfo.sso_key!;
    expect(problemOf(await calls.sso(sessionKey.replace('.', '.sso.')))).toBe('401 session_expired');
    expect(problemOf(await calls.sso((await newKey()).replace('.sso.', '.')))).toBe('401 session_expired');
  });

  test('logs in exactly one of many concurrent exchanges', async () => {
    const key = await newKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.calls.sso(key)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 200).map(problemOf)).toEqual(Array(9).fill('401 session_expired'));
  });

  test('is valid for ten minutes, or for up to a day if the provider asks for it', async () => {
    const { calls, deps } = app;
    const keys = [await newKey(), await newKey()];
    const forADay = async (valid_minutes: number) =>
      calls.post<SsoKeyResult>(
        '../../provider/sso-keys',
        { hotel_code: '1', login_id: minseo.loginId, valid_minutes },
        { 'provider-key': KEY },
      );
    const long = done(await forADay(1_440));
    expect(long.expires_at).toBe('2027-06-02T01:00:00.000Z');
    expect(problemOf(await forADay(1_441))).toBe('422 validation');
    deps.clock.advance(600_000 - 1);
    expect((await calls.sso(keys[0]!)).status).toBe(200);
    deps.clock.advance(1);
    expect(problemOf(await calls.sso(keys[1]!))).toBe('401 session_expired');
    deps.clock.set('2027-06-02T00:59:59.999Z');
    expect((await calls.sso(long.sso_key)).status).toBe(200);
    deps.clock.set(START);
  });

  test('becomes invalid when the member is deleted', async () => {
    const leaving = await makeMember(app.deps);
    const key = await newKey(leaving.loginId);
    await withdrawMember(app.deps, leaving);
    expect(problemOf(await app.calls.sso(key))).toBe('401 session_expired');
  });

  test('is rejected at another company and stays valid', async () => {
    const key = await newKey();
    expect(problemOf(await app.calls.sso(key, { hotel_code: '90', company_code: 'other' }))).toBe(
      '401 session_expired',
    );
    expect(problemOf(await app.calls.sso(key, { company_code: 'other' }))).toBe('401 session_expired');
    expect((await app.calls.sso(key)).status).toBe(200);
  });

  test("can be created only for members of the provider's own company", async () => {
    expect(problemOf(await keyFor('nobody1'))).toBe('404 id_not_found');
    expect(problemOf(await keyFor(minseo.loginId, '90'))).toBe('403 forbidden');
    expect(problemOf(await keyFor(minseo.loginId, '90', OTHER_KEY))).toBe('404 id_not_found');
    expect(problemOf(await keyFor(minseo.loginId, '99'))).toBe('404 not_found');
  });
});

describe('company info', () => {
  const INFO = { company_name: '한빛전자', employee_name: '박도윤', employee_number: 'E1024' };
  const encoded = (info: unknown) => Buffer.from(JSON.stringify(info)).toString('base64url');
  const signed = (info: unknown, key = KEY) => {
    const text = encoded(info);
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
  };
  const read = async (CsHsUi: string, hotel_code = '1') =>
    done(await app.calls.post<CompanyInfoResult>('company-info', { hotel_code, CsHsUi })).company_info;
  const now = Date.parse(START) / 1000;

  test('signed by the company is returned until it expires', async () => {
    expect(await read(signed(INFO))).toEqual(INFO);
    expect(await read(signed({ company_name: '한빛전자', exp: now + 1 }))).toEqual({ company_name: '한빛전자' });
    expect(await read(signed({ ...INFO, exp: now }))).toBeNull();
  });

  test.each([
    ['no signature', encoded(INFO)],
    ['an empty signature', `${encoded(INFO)}.`],
    ["another company's signature", signed(INFO, OTHER_KEY)],
    [
      'a payload that was changed after signing',
      `${encoded({ ...INFO, employee_number: 'E1' })}.${signed(INFO).split('.')[1]}`,
    ],
    ['a truncated signature', signed(INFO).slice(0, -4)],
    ['three parts', `${signed(INFO)}.x`],
    ['characters that base64url does not allow', `${signed(INFO)}한`],
    ['no company name', signed({ employee_name: '박도윤' })],
    ['an unknown field', signed({ ...INFO, admin: true })],
    ['an expiry that is not a number', signed({ ...INFO, exp: 'never' })],
    ['a list', signed([INFO])],
  ])('with %s is null', async (_, CsHsUi) => {
    expect(await read(CsHsUi)).toBeNull();
  });

  test('is null if it is not JSON', async () => {
    const text = Buffer.from('{').toString('base64url');
    expect(await read(`${text}.${createHmac('sha256', KEY).update(text).digest('base64url')}`)).toBeNull();
  });

  test("is null at another company's hotel", async () => {
    expect(await read(signed(INFO), '90')).toBeNull();
    expect(await read(signed(INFO, OTHER_KEY), '90')).toEqual(INFO);
  });

  test('at an unknown hotel fails with 404, and requests from an address are limited', async () => {
    const narrow = await startSessions({ rateLimitFactor: 0.001 });
    const request = (hotel_code: string) => narrow.calls.post('company-info', { hotel_code, CsHsUi: 'x' });
    expect(problemOf(await request('99'))).toBe('404 not_found');
    expect((await request('1')).status).toBe(200);
    expect(problemOf(await request('1'))).toBe('429 rate_limited');
    await narrow.deps.close();
  });
});
