import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loggedInMember } from '../../tests/support/api/benefits.ts';
import { done, type Guest, problemOf } from '../../tests/support/api/guest.ts';
import { demoHotel } from '../../tests/support/api/properties.ts';
import { PERSON, savedTravellersOf, WITH_PASSPORT } from '../../tests/support/api/saved-travellers.ts';
import { startTestApp, type TestApp } from '../../tests/support/api/test-app.ts';
import { loadFerry, ONE_WAY, sailorOf, traveller } from '../../tests/support/api/voyages.ts';
import { dump } from '../../tests/support/database/dump.ts';
import { createLog } from '../platform/log.ts';
import { createSealer } from '../platform/sealing.ts';
import { rotatePassports } from '../booking/traveller/stored-passports.usecases.ts';

const NUMBER = WITH_PASSPORT.passport_number!.toUpperCase();
const [OLD, NEW] = ['old', 'new'].map((id) => ({ id, key: Buffer.alloc(32, id) })) as [Key, Key];
type Key = { id: string; key: Buffer };
const lines: string[] = [];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    hotels: [demoHotel('1')],
    passports: createSealer([NEW, OLD]),
    log: createLog('trace', { write: (line: string) => void lines.push(line) }),
  });
  await loadFerry(app.deps.db);
});
afterAll(() => app.close());

async function member() {
  const guest = await loggedInMember(app.deps, app.send);
  return { ...guest, saved: savedTravellersOf(guest) };
}

function problemAt(answer: Parameters<typeof problemOf>[0]): string {
  return [problemOf(answer), ...(answer.problem.errors ?? []).map(({ pointer }) => pointer)].join(' ');
}

test('stores the passport only with consent, masks it in every response, and deletes it without consent', async () => {
  const { saved } = await member();
  const id = randomUUID();
  expect(done(await saved.put(PERSON, id)).traveller).toMatchObject({ korean_name: null, passport_masked: null });
  const before = await saved.list();
  const refused = await saved.put({ ...WITH_PASSPORT, passport_consent: false }, id);
  expect(problemAt(refused)).toBe('422 invalid_passport /passport_consent');
  expect(await saved.list()).toEqual(before);
  const kept = { passport_masked: '******846', passport_issued_on: '2023-04-11', passport_expires_on: '2033-04-11' };
  expect(done(await saved.put(WITH_PASSPORT, id)).traveller).toMatchObject(kept);
  expect(await saved.list()).toMatchObject([{ saved_traveller_id: id, english_last_name: 'KIM', ...kept }]);
  done(await saved.put(PERSON, id));
  expect(await saved.list()).toMatchObject([
    { saved_traveller_id: id, passport_masked: null, passport_issued_on: null, passport_expires_on: null },
  ]);
  const tables = await dump(app.deps.db);
  for (const text of [lines.join('\n'), ...Object.values(tables)]) expect(text.toUpperCase()).not.toContain(NUMBER);
});

test('keeps the saved number if a replacement has consent but no number, and requires the rest of the passport', async () => {
  const { saved } = await member();
  const { passport_number: _, ...withoutNumber } = WITH_PASSPORT;
  const id = randomUUID();
  expect(problemAt(await saved.put(withoutNumber, id))).toBe('422 invalid_passport /passport_number');
  done(await saved.put(WITH_PASSPORT, id));
  const renewed = done(await saved.put({ ...withoutNumber, passport_expires_on: '2034-01-01' }, id)).traveller;
  expect(renewed).toMatchObject({ passport_masked: '******846', passport_expires_on: '2034-01-01' });
  expect(problemAt(await saved.put({ ...PERSON, passport_consent: true }, id))).toBe(
    '422 invalid_passport /passport_issued_on /passport_expires_on',
  );
});

test('a member can neither see, replace, remove nor book with another member’s travellers', async () => {
  const [owner, other] = [await member(), await member()];
  const id = randomUUID();
  done(await owner.saved.put(WITH_PASSPORT, id));
  expect(await other.saved.list()).toEqual([]);
  expect(problemOf(await other.saved.remove(id))).toBe('404 not_found');
  done(await other.saved.put({ ...PERSON, english_last_name: 'LEE' }, id));
  expect(await owner.saved.list()).toMatchObject([{ english_last_name: 'KIM', passport_masked: '******846' }]);
  for (const guest of [other, app.guest])
    expect(problemAt(await holdWith(guest, id))).toBe('422 invalid_passport /travellers/0/passport_number');
  expect((await owner.saved.remove(id)).status).toBe(204);
  expect(await owner.saved.list()).toEqual([]);
  expect(problemOf(await savedTravellersOf(app.guest).put(PERSON))).toBe('401 login_required');
});

/** Requests a hold for two travellers. The first one uses the passport of a saved traveller. */
async function holdWith(guest: Guest, id: string) {
  const sailor = sailorOf({ guest, externalServices: app.externalServices });
  const quote = done(await sailor.quote());
  const { passport_number: _, ...first } = traveller(0);
  return sailor.hold(quote, ONE_WAY, { travellers: [{ ...first, saved_traveller_id: id }, traveller(0)] });
}

test('books a voyage with a saved passport', async () => {
  const owner = await member();
  const id = randomUUID();
  done(await owner.saved.put({ ...WITH_PASSPORT, passport_number: 'P11223344' }, id));
  const hold = done(await holdWith(owner, id.toUpperCase()));
  expect(hold.travellers.map(({ passport_masked }) => passport_masked)).toEqual(['******344', '******001']);
  expect(JSON.stringify(hold)).not.toContain('P11223344');
  await app.guest.release(hold.hold_number, hold.reservation_token!);
  done(await owner.saved.put(PERSON, id));
  expect(problemAt(await holdWith(owner, id))).toBe('422 invalid_passport /travellers/0/passport_number');
});

test('a member can save at most 20 travellers, and then still replace one', async () => {
  const { saved } = await member();
  const ids = Array.from({ length: 20 }, () => randomUUID());
  for (const id of ids) done(await saved.put(PERSON, id));
  expect(problemOf(await saved.put(PERSON))).toBe('409 too_many_saved_travellers');
  done(await saved.put({ ...PERSON, english_last_name: 'AHN' }, ids[19]));
  expect((await saved.list())[0]).toMatchObject({ saved_traveller_id: ids[19], english_last_name: 'AHN' });
  done(await saved.remove(ids[0]!));
  done(await saved.put(PERSON));
});

test('exports the travellers, and deletes them with the account', async () => {
  const { saved, call, member: own } = await member();
  done(await saved.put(WITH_PASSPORT));
  const data = done(await call<{ saved_travellers: unknown }>('GET', '/client/member/data'));
  expect(data.saved_travellers).toEqual(await saved.list());
  done(await call('POST', '/client/member/withdrawal'));
  const { rows } = await app.deps.db.execute(
    sql`SELECT 1 FROM saved_traveller WHERE member_id = ${own.memberId}::uuid`,
  );
  expect(rows).toEqual([]);
});

test('deletes a saved passport once it has expired everywhere, and keeps the traveller', async () => {
  const { saved } = await member();
  done(await saved.put({ ...WITH_PASSPORT, passport_expires_on: '2027-06-03' }));
  const maskedAt = async (now: string) => {
    app.deps.clock.set(now);
    await app.deps.queue.send(app.deps.db, 'booking.delete-passports', {});
    await app.deps.queue.runDue(['booking.delete-passports']);
    app.deps.clock.set('2027-06-01T01:00:00Z');
    return (await saved.list()).map(({ passport_masked }) => passport_masked);
  };
  expect(await maskedAt('2027-06-04T23:59:00Z')).toEqual(['******846']);
  expect(await maskedAt('2027-06-05T00:00:00Z')).toEqual([null]);
});

test('a rotation reseals saved passports, which are bound to their owner', async () => {
  const owner = await member();
  const id = randomUUID();
  done(await owner.saved.put(WITH_PASSPORT, id));
  const { db } = app.deps;
  await rotatePassports({ db, passports: createSealer([OLD, NEW]) });
  const keys = () =>
    db.execute(sql`SELECT DISTINCT passport_key_id AS key FROM saved_traveller WHERE passport_sealed IS NOT NULL`);
  expect((await keys()).rows).toEqual([{ key: 'old' }]);
  expect((await holdWith(owner, id)).status).toBe(201);
  const other = await member();
  done(await other.saved.put({ ...WITH_PASSPORT, passport_number: 'Q99887766' }, id));
  await db.execute(sql`
    UPDATE saved_traveller AS t SET passport_key_id = s.passport_key_id, passport_sealed = s.passport_sealed
    FROM saved_traveller AS s WHERE t.company_code = s.company_code AND t.saved_traveller_id = s.saved_traveller_id
      AND t.member_id = ${other.member.memberId}::uuid AND s.member_id = ${owner.member.memberId}::uuid`);
  expect(problemOf(await holdWith(other, id))).toBe('500 internal');
});
