import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { LoginResult, VocCreatedResult } from '../../generated/types.ts';
import { DEMO_MEMBERS } from '../../scripts/demo/members.ts';
import { type TestPostgres, testPostgres } from '../support/database/postgres.ts';
import { FORM, formWith, hostileForms, hostilePictures } from './hostile-files.ts';
import { startWatchedSite, type WatchedSite } from './watched.ts';

const PROVIDER_KEY = 'provider-key-of-the-attacks';

let postgres: TestPostgres;
let site: WatchedSite;
const ENTRIES = 4;
const members: { token: string; entries: string[] }[] = [];

beforeAll(async () => {
  postgres = await testPostgres();
  site = await startWatchedSite({
    DATABASE_URL: postgres.url,
    RATE_LIMIT_FACTOR: '1000',
    PROVIDER_KEYS: `haneul:${PROVIDER_KEY}`,
  });
  for (const { loginId, password } of DEMO_MEMBERS.slice(0, 4)) {
    const body = { hotelCode: '1', loginId, password, joinType: 'NORMAL' };
    members.push({ token: (await send<LoginResult>('POST', '/client/user/login', body)).token!, entries: [] });
  }
});
/** Gives each member new enquiries, because an enquiry accepts only five files. */
beforeEach(async () => {
  for (const member of members) {
    const authorization = `Bearer ${member.token}`;
    for (const entry of member.entries) {
      const answer = await fetch(`${site.server}/api/client/voc/entries/${entry}`, {
        method: 'DELETE',
        headers: { authorization },
      });
      if (!answer.ok) throw new Error(`An enquiry was not deleted: ${answer.status}`);
    }
    member.entries = [];
    for (let n = 0; n < ENTRIES; n += 1) {
      const more = { authorization, 'idempotency-key': randomUUID() };
      const entry = { category: 'inquiry', title: 'a', content: 'b' };
      member.entries.push((await send<VocCreatedResult>('POST', '/client/voc/entries', entry, more)).voc_seq);
    }
  }
});
afterAll(async () => {
  await site?.close();
  await postgres?.close();
});

async function call(method: string, path: string, body: object, headers = {}) {
  const all = { 'content-type': 'application/json', ...headers };
  const answer = await fetch(`${site.server}/api${path}`, { method, headers: all, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

async function send<T>(method: string, path: string, body: object, headers = {}): Promise<T> {
  const answer = await call(method, path, body, headers);
  if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer.body as T;
}

/**
 * Uploads a form as one of the members, and returns the status. If `chunked` is set, the request has no Content-Length.
 */
async function upload(form: Buffer, turn: number, chunked = false): Promise<number> {
  const { token, entries } = members[turn % members.length]!;
  const answer = await fetch(
    `${site.server}/api/client/voc/entries/${entries[Math.floor(turn / members.length) % ENTRIES]}/attachments`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': FORM },
      ...(chunked
        ? { body: new Blob([new Uint8Array(form)]).stream(), duplex: 'half' }
        : { body: new Uint8Array(form) }),
    } as RequestInit,
  );
  await answer.text();
  return answer.status;
}

function allOf<T>(count: number, one: (turn: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, turn) => one(turn)));
}

/** Number of simultaneous uploads, several for each member. */
const AT_ONCE = 16;

const pictures = hostilePictures();
test.each(Object.entries(pictures))('withstands pictures made expensive by %s', async (_, picture) => {
  const statuses = await site.watched(() => allOf(AT_ONCE, (turn) => upload(formWith(picture, 'a.png'), turn)));
  // 503: too many pictures are already waiting.
  expect(statuses.filter((status) => ![201, 422, 503].includes(status))).toEqual([]);
});

test.each(Object.entries(hostileForms()))('withstands forms made expensive by %s', async (_, form) => {
  const statuses = await site.watched(async () => [
    ...(await allOf(AT_ONCE, (turn) => upload(form, turn))),
    ...(await allOf(AT_ONCE, (turn) => upload(form, turn, true))),
  ]);
  expect(statuses.filter((status) => ![400, 422].includes(status))).toEqual([]);
});

test('withstands many files of 10 MB at once', async () => {
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(10_400_000, 'a'), Buffer.from('%%EOF')]);
  const each = (turn: number) => formWith(Buffer.concat([pdf, Buffer.from(`\n%${turn}`)]), 'a.pdf');
  const statuses = await site.watched(() => allOf(60, (turn) => upload(each(turn), turn)));
  expect(statuses.filter((status) => status !== 201)).toEqual([]);
});

test('the maximum number of departures is accepted within 5 s, and larger requests are rejected', async () => {
  const put = (departures: object[]) =>
    call('PUT', '/provider/departures', { hotel_code: '20', departures }, { 'provider-key': PROVIDER_KEY });
  const rows = (count: number) =>
    Array.from({ length: count }, (_, n) => ({
      departure_code: `MANY${n}`,
      route_code: 'ICNTAO',
      ship_code: 'HANBADA',
      departs_at: '2030-06-18T18:00',
      status: 'open',
    }));
  await site.watched(async () => {
    for (const _ of ['new', 'again']) {
      const start = performance.now();
      expect((await put(rows(500))).body).toMatchObject({ departures: 500 });
      expect(performance.now() - start).toBeLessThan(5_000);
    }
    expect((await put(rows(501))).status).toBe(422);
    expect((await put(rows(100_000))).status).toBe(413);
  });
});

test('accepts an ordinary picture after all attacks', async () => {
  expect(await upload(formWith(pictures['frames without end']!, 'a.png'), 0)).toBe(201);
});
