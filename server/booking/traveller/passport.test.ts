import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dump } from '../../../tests/support/database/dump.ts';
import { guestDetails, done, problemOf } from '../../../tests/support/api/guest.ts';
import { demoHotel } from '../../../tests/support/api/properties.ts';
import { startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';
import {
  CONSENTS,
  loadFerry,
  OCEAN,
  ONE_WAY,
  type Sailor,
  sailorOf,
  traveller,
} from '../../../tests/support/api/voyages.ts';
import { createLog } from '../../platform/log.ts';
import { createSealer, type SealingKey } from '../../platform/sealing.ts';
import { findTravellers } from './traveller.repository.ts';
import { maskedPassport, passportContext } from './traveller.rules.ts';
import { rotatePassports } from './traveller.usecases.ts';

const CANARY = 'X90817263';
const lines: string[] = [];
let app: TestApp;
let sailor: Sailor;
beforeAll(async () => {
  app = await startTestApp({
    hotels: [demoHotel('1')],
    passports: createSealer([OLD]),
    log: createLog('trace', { write: (line: string) => void lines.push(line) }),
  });
  await loadFerry(app.deps.db);
  sailor = sailorOf(app);
});
afterAll(() => app.close());

function key(id: string): SealingKey {
  return { id, key: Buffer.alloc(32, id) };
}
const [OLD, NEW] = [key('old'), key('new')];
const named = { travellers: [traveller(0, 'adult', { passport_number: CANARY }), traveller(0)] };

function rows() {
  return app.deps.db.execute<{
    key: string | null;
    sealed: string | null;
    masked: string | null;
    expires: string | null;
  }>(
    sql`SELECT passport_key_id AS key, passport_sealed AS sealed, passport_masked AS masked, passport_expires_on::text AS expires
      FROM traveller ORDER BY hold_number, place`,
  );
}

test('shows a passport number only in masked form in tables, logs, jobs and responses', async () => {
  const { guest, deps } = app;
  const quote = done(await sailor.quote());
  const wrong = { travellers: [{ ...named.travellers[0]!, passport_expires_on: '2027-06-01' }, traveller(0)] };
  const refused = await sailor.hold(quote, ONE_WAY, wrong);
  expect(problemOf(refused)).toBe('422 passport_expires_early');
  const hold = done(await sailor.hold(quote, ONE_WAY, named));
  const number = await sailor.pay(hold);
  const found = done(await guest.detail(number, hold.reservation_token));
  await deps.queue.runDue();
  done(await guest.cancel(number, hold.reservation_token, 0));
  await deps.queue.runDue();
  const released = await sailor.reserve(ONE_WAY, named);
  await guest.release(released.hold_number, released.reservation_token);
  const answers = JSON.stringify([refused.problem, hold, found, released, deps.outbox]);
  const tables = await dump(deps.db);
  expect(tables['public.traveller']).toContain('******263');
  for (const text of [answers, lines.join('\n'), ...Object.values(tables)])
    expect(text.toUpperCase()).not.toContain(CANARY.slice(1));
});

test('stores no idempotency hash from which a passport number can be found by trying every number', async () => {
  const quote = done(await sailor.quote());
  const body = { quote_id: quote.quote_id, agreements: CONSENTS, ...guestDetails(), ...named };
  done(await sailor.hold(quote, ONE_WAY, body));
  const { rows: kept } = await app.deps.db.execute<{ hash: string }>(
    sql`SELECT request_hash AS hash FROM idempotency_key`,
  );
  const hashes = kept.map(({ hash }) => hash);
  const guessed = createHash('sha256').update(sortedJson(body)).digest('hex');
  expect(hashes).not.toContain(guessed);
  // For a request without passports, a plain hash of the whole request is stored.
  const stay = done(await app.guest.quote());
  const { travellers: _, ...plain } = { ...body, quote_id: stay.quote_id };
  done(await app.guest.hold(stay, plain));
  const after = await app.deps.db.execute<{ hash: string }>(sql`SELECT request_hash AS hash FROM idempotency_key`);
  const known = createHash('sha256').update(sortedJson(plain)).digest('hex');
  expect(after.rows.map(({ hash }) => hash)).toContain(known);
});

function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

test('opens a sealed passport number only for its own row, and only if it is unmodified', () => {
  const sealer = createSealer([OLD]);
  const context = passportContext({ companyCode: 'haneul', holdNumber: 'HD1', place: 0 });
  const otherContext = passportContext({ companyCode: 'haneul', holdNumber: 'HD1', place: 1 });
  const sealed = sealer.seal(CANARY, context);
  expect(sealer.open(sealed, context)).toBe(CANARY);
  expect(sealer.seal(CANARY, context).sealed).not.toBe(sealed.sealed);
  expect(() => sealer.open(sealed, otherContext)).toThrow();
  expect(() => createSealer([NEW]).open(sealed, context)).toThrow('Unknown key old');
  const tampered = Buffer.from(sealed.sealed, 'base64');
  tampered[13]! ^= 1;
  expect(() => sealer.open({ ...sealed, sealed: tampered.toString('base64') }, context)).toThrow();
});

test.each([
  ['M70512846', '******846'],
  ['AB12345', '*****45'],
  ['AB123', '*****'],
])('%s is shown as %s', (number, masked) => {
  expect(maskedPassport(number)).toBe(masked);
});

describe('rotating to a new key', () => {
  test('reseals every passport while more voyages are being booked, without losing any passport', async () => {
    const { deps } = app;
    const both = createSealer([NEW, OLD]);
    const wish = { ...ONE_WAY, outbound: 'IT0608', cabins: [{ ...OCEAN, adult: 2 }] };
    const before = sailorOf(app);
    await Promise.all(Array.from({ length: 5 }, () => before.reserve(wish, named)));
    const booking = Promise.all(Array.from({ length: 5 }, () => sailor.reserve(wish, named)));
    const rotated = await rotatePassports({ db: deps.db, passports: both });
    await booking;
    expect(rotated).toBeGreaterThan(10);
    await rotatePassports({ db: deps.db, passports: both });
    expect(new Set((await rows()).rows.map((row) => row.key))).toEqual(new Set(['new']));
    const holds = await deps.db.execute<{ number: string }>(sql`SELECT DISTINCT hold_number AS number FROM traveller`);
    const only = createSealer([NEW]);
    for (const { number: holdNumber } of holds.rows) {
      const [first] = await findTravellers(deps.db, { companyCode: 'haneul', holdNumber });
      const sealed = { keyId: first!.passportKeyId!, sealed: first!.passportSealed! };
      expect(only.open(sealed, passportContext(first!))).toBe(CANARY);
    }
    expect(await rotatePassports({ db: deps.db, passports: both })).toBe(0);
  });
});

describe('deleting personal data', () => {
  test('deletes passports on the date in the consent, in the property’s time zone, and keeps the travellers', async () => {
    const { deps, guest } = app;
    const { number, token, hold } = await sailor.book({ ...ONE_WAY, outbound: 'IT0618' }, named);
    const until = hold.stay.voyage!.passports_deleted_on;
    expect(until).toBe('2027-07-19');
    const deleteDue = async (now: string) => {
      deps.clock.set(now);
      await deps.queue.send(deps.db, 'booking.delete-passports', {});
      await deps.queue.runDue(['booking.delete-passports']);
      return done(await guest.detail(number, token)).reservation.travellers[0];
    };
    expect(await deleteDue('2027-07-18T14:59:00Z')).toMatchObject({ passport_masked: '******263' });
    const deleted = { passport_masked: null, passport_issued_on: null, passport_expires_on: null };
    expect(await deleteDue('2027-07-18T15:00:00Z')).toMatchObject({ english_last_name: 'KIM', ...deleted });
  });

  test('deletes the travellers of an ended hold together with its guest', async () => {
    const { deps } = app;
    await deps.queue.runDue(['booking.expire-hold']);
    await deps.queue.send(deps.db, 'booking.erase-guests', {});
    await deps.queue.runDue(['booking.erase-guests']);
    const { rows: remaining } = await deps.db.execute(sql`
      SELECT h.status FROM traveller AS t JOIN hold AS h USING (company_code, hold_number) WHERE h.status <> 'confirmed'`);
    expect(remaining).toEqual([]);
  });
});
