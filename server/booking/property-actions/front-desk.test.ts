import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done, problemOf } from '../../../tests/support/api/guest.ts';
import { demoHotel } from '../../../tests/support/api/properties.ts';
import {
  propertySettings,
  type PropertySystem,
  propertySystemOf,
  THEIRS,
} from '../../../tests/support/api/property.ts';
import { roomy, startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';
import { dump } from '../../../tests/support/database/dump.ts';
import { createApp } from '../../app.ts';
import { unconfigured } from '../../platform/messages/unconfigured.ts';

const NOTE = 'Anniversary; flowers ordered';

let app: TestApp;
let property: PropertySystem;
beforeAll(async () => {
  app = await startTestApp({ hotels: [demoHotel('1', roomy)], settings: propertySettings });
  property = propertySystemOf(app);
});
afterAll(() => app.close());

describe('a room assignment', () => {
  test('is shown to the property but not to the guest, and is replaced by the next one', async () => {
    const { number, token } = await app.book({ rooms: 2 });
    expect((await property.seen(number)).property).toMatchObject({ room_numbers: [null, null], note: null });
    const assigned = { room_numbers: ['1204', null], note: NOTE };
    done(await property.assign(number, assigned));
    expect((await property.seen(number)).property).toMatchObject(assigned);
    const shown = JSON.stringify(done(await app.guest.detail(number, token)));
    expect(shown).not.toContain(NOTE);
    expect(shown).not.toContain('1204');
    const [entry] = await property.audited(number);
    expect(entry).toMatchObject({ action: 'putRoomAssignment', after: { room_numbers: ['1204', null] } });
    expect(JSON.stringify(entry)).not.toContain(NOTE);
    expect(await property.events(number)).toContain('reservation.updated');
    const next = { room_numbers: ['1204', '1206'], note: null };
    done(await property.assign(number, next));
    expect((await property.seen(number)).property).toMatchObject(next);
    const tables = await dump(app.deps.db);
    expect(Object.keys(tables).filter((table) => tables[table]!.includes(NOTE))).toEqual([]);
  });

  test('needs a number or null for each room', async () => {
    const { number } = await app.book();
    for (const room_numbers of [['1', '2'], [], [' '], ['']])
      expect(problemOf(await property.assign(number, { room_numbers, note: null }))).toBe('422 validation');
  });

  test('is cleared when the guest changes the stay, but the note is kept', async () => {
    const { number, token } = await app.book();
    done(await property.assign(number, { room_numbers: ['1204'], note: NOTE }));
    const { quote_id } = done(await app.guest.quoteChange(number, token, { end_date: '2027-06-12' }));
    done(await app.guest.change(number, token, quote_id));
    expect((await property.seen(number)).property).toMatchObject({ room_numbers: [null], note: NOTE });
  });
});

describe('a resent confirmation', () => {
  const mails = async () => {
    const before = app.deps.outbox.length;
    await app.deps.queue.runDue(['booking.notification']);
    return app.deps.outbox.slice(before).flatMap((sent) => (sent.channel === 'EMAIL' ? [sent.subject] : []));
  };

  test('is sent to the booker once for each key', async () => {
    const { number } = await app.book();
    await mails();
    const once = randomUUID();
    done(await property.resend(number, undefined, { once }));
    done(await property.resend(number, undefined, { once }));
    expect(await mails()).toEqual([expect.stringContaining('예약 확정')]);
    expect(await property.audited(number)).toMatchObject([{ action: 'resendProviderConfirmation' }]);
  });

  test('is a cancellation notice once the reservation is cancelled', async () => {
    const { number } = await app.book();
    done(await property.cancel(number, { reason: 'Overbooked' }));
    await mails();
    done(await property.resend(number));
    expect(await mails()).toEqual([expect.stringContaining('예약 취소')]);
  });

  test('isn’t sent once the stay has ended, or without email', async () => {
    const { number } = await app.book({ start_date: '2027-06-01', end_date: '2027-06-02' });
    const without = createApp({ ...app.deps, mailer: unconfigured('SMTP_URL') });
    const path = `https://booking.example/api/provider/reservations/${number}/confirmation-mail`;
    const headers = { 'provider-key': propertySettings.providerKeys[0]!.key, 'idempotency-key': randomUUID() };
    expect((await without.request(path, { method: 'POST', headers })).status).toBe(503);
    done(await property.checkOut(number));
    expect(problemOf(await property.resend(number))).toBe('409 change_failed');
  });
});

test.each(['assign', 'resend'] as const)('%s belongs to one company, and needs its scope', async (action) => {
  const act = (number: string, more: object) =>
    action === 'resend'
      ? property.resend(number, undefined, more)
      : property.assign(number, { room_numbers: ['1204'], note: NOTE }, more);
  const { number } = await app.book();
  expect(problemOf(await act(number, { key: THEIRS }))).toBe('404 not_found');
  expect(problemOf(await act(number, { key: await property.keyWith('read') }))).toBe('403 insufficient_scope');
  const once = randomUUID();
  const first = done(await act(number, { once }));
  expect(done(await act(number, { once }))).toEqual(first);
  const other = await app.book();
  expect(problemOf(await act(other.number, { once }))).toBe('422 idempotency_mismatch');
  expect(await property.audited(number)).toHaveLength(1);
});

test('a provider’s system can’t flood a booker’s inbox', async () => {
  const strict = await startTestApp({
    hotels: [demoHotel('1', roomy)],
    settings: propertySettings,
    rateLimitFactor: 1,
  });
  const { number } = await strict.book();
  const answers = [];
  for (let n = 0; n < 4; n += 1) answers.push((await propertySystemOf(strict).resend(number)).status);
  expect(answers).toEqual([200, 200, 200, 429]);
  await strict.close();
});
