import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OwnTierResult } from '../../../generated/types.ts';
import { balance, loggedInMember, type Own } from '../../../tests/support/api/benefits.ts';
import { done, type Guest, guestOf, problemOf } from '../../../tests/support/api/guest.ts';
import { sessionCalls } from '../../../tests/support/api/members.ts';
import { demoHotel } from '../../../tests/support/api/properties.ts';
import {
  propertySettings,
  type PropertySystem,
  propertySystemOf,
  THEIRS,
} from '../../../tests/support/api/property.ts';
import { roomy, startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';

const NOW = '2027-06-01T01:00:00Z';
/** The check-in date at the property, and the evening before, in UTC. */
const [EVE, ARRIVAL] = ['2027-06-10T14:59:00Z', '2027-06-10T15:00:00Z'];
const AFTER = '2027-06-13T03:00:00Z';

let app: TestApp;
let property: PropertySystem;
beforeAll(async () => {
  const hotels = [demoHotel('1', roomy), demoHotel('13', roomy)];
  app = await startTestApp({ hotels, settings: propertySettings });
  property = propertySystemOf(app);
});
beforeEach(() => app.deps.clock.set(NOW));
afterEach(async () => {
  await app.deps.queue.runDue(['payment.refund']);
  expect(await app.differences()).toEqual([]);
});
afterAll(() => app.close());

async function endStays(): Promise<void> {
  app.deps.clock.set(AFTER);
  await app.deps.queue.send(app.deps.db, 'booking.end-stays', {});
  await app.deps.queue.runDue(['booking.end-stays']);
}
async function mails(): Promise<string[]> {
  const before = app.deps.outbox.length;
  await app.deps.queue.runDue(['booking.notification']);
  return app.deps.outbox.slice(before).flatMap((sent) => (sent.channel === 'EMAIL' ? [sent.subject] : []));
}
/** Logs a member in again, because a login lasts only a day. */
async function again({ member }: Own): Promise<Guest> {
  const { token } = done(await sessionCalls(app.guest).login(member.loginId));
  return guestOf(app.send, { authorization: `Bearer ${token}` });
}
async function guaranteed() {
  const hold = await app.guest.reserve({ hotel_code: '13', room_type_code: 'HAN' });
  const { order_id } = done(await app.guest.openPayment(hold));
  const { token } = await app.externalServices.tokens.take(order_id);
  const { reservation_number } = done(await app.guest.guarantee(order_id, hold.reservation_token, token));
  const card = async () => {
    await app.deps.queue.runDue(['payment.revoke-card']);
    return (await app.externalServices.tokens.all()).find((one) => one.order_id === order_id)?.status;
  };
  return { number: reservation_number!, card };
}

describe('a no-show', () => {
  test('keeps the payment, earns no points or tier, and the booker is notified', async () => {
    const own = await loggedInMember(app.deps, app.send);
    const { number, token, orderId } = await app.book({}, own);
    await mails();
    app.deps.clock.set(EVE);
    await mails();
    expect(problemOf(await property.noShow(number))).toBe('409 change_failed');
    app.deps.clock.set(ARRIVAL);
    const state = done(await property.noShow(number));
    expect(state).toMatchObject({ status: 'used', no_show_at: '2027-06-10T15:00:00.000Z', cancellation: null });
    expect(await mails()).toEqual([expect.stringContaining('노쇼 처리')]);
    const { reservation } = done(await app.guest.detail(number, token));
    expect(reservation).toMatchObject({ status: 'used', no_show_at: state.no_show_at, allowed_actions: ['print'] });
    expect(await property.events(number)).toEqual(['reservation.created', 'payment.captured', 'reservation.no_show']);
    expect(await property.audited(number)).toMatchObject([{ action: 'markNoShow', after: { no_show: true } }]);
    await endStays();
    const later = await again(own);
    expect(await balance(later)).toBe(0);
    const { next } = done(await later.call<OwnTierResult>('GET', '/client/membership/tier'));
    expect(next).toMatchObject({ nights: { done: 0 } });
    const charges = await app.externalServices.control.charges();
    expect(charges.find((charge) => charge.orderId === orderId)).toMatchObject({ balance: 460_000 });
  });

  test('is final: it can’t be repeated, cancelled or checked out', async () => {
    const { number, token } = await app.book();
    app.deps.clock.set(ARRIVAL);
    done(await property.noShow(number));
    expect(problemOf(await property.noShow(number))).toBe('409 change_failed');
    expect(problemOf(await property.checkOut(number))).toBe('409 change_failed');
    expect(problemOf(await property.cancel(number, { reason: 'Late' }))).toBe('409 cancel_failed');
    expect(problemOf(await app.guest.cancel(number, token, 460_000))).toBe('409 cancel_failed');
  });

  test('leaves the guarantee card with the property until the check-out date has passed', async () => {
    const { number, card } = await guaranteed();
    app.deps.clock.set(ARRIVAL);
    done(await property.noShow(number));
    expect(await card()).toBe('active');
    app.deps.clock.set('2027-06-13T14:59:00Z');
    expect(await card()).toBe('active');
    app.deps.clock.set('2027-06-13T15:00:00Z');
    expect(await card()).toBe('revoked');
  });
});

describe('a check-out', () => {
  test('ends the stay early and grants its points once', async () => {
    const own = await loggedInMember(app.deps, app.send);
    const early = await app.book({}, own);
    const late = await app.book({}, own);
    app.deps.clock.set(EVE);
    expect(problemOf(await property.checkOut(early.number))).toBe('409 change_failed');
    app.deps.clock.set('2027-06-12T01:00:00Z');
    expect(done(await property.checkOut(early.number))).toMatchObject({ status: 'used', no_show_at: null });
    const earned = await balance(await again(own));
    expect(earned).toBeGreaterThan(0);
    expect(problemOf(await property.checkOut(early.number))).toBe('409 change_failed');
    await endStays();
    expect(await balance(await again(own))).toBe(2 * earned);
    expect(problemOf(await property.checkOut(late.number))).toBe('409 change_failed');
    for (const { number } of [early, late])
      expect(await property.events(number)).toEqual(['reservation.created', 'payment.captured', 'reservation.used']);
    expect(await property.audited(early.number)).toMatchObject([{ action: 'checkOutReservation' }]);
  });

  test('revokes the guarantee card', async () => {
    const { number, card } = await guaranteed();
    app.deps.clock.set(ARRIVAL);
    done(await property.checkOut(number));
    expect(await card()).toBe('revoked');
  });
});

test.each(['noShow', 'checkOut'] as const)('%s repeats its response, and belongs to one company', async (action) => {
  const act = property[action];
  const { number } = await app.book();
  app.deps.clock.set(ARRIVAL);
  expect(problemOf(await act(number, undefined, { key: THEIRS }))).toBe('404 not_found');
  const key = await property.keyWith('read', 'payments');
  expect(problemOf(await act(number, undefined, { key }))).toBe('403 insufficient_scope');
  const once = randomUUID();
  const first = done(await act(number, undefined, { once }));
  expect(done(await act(number, undefined, { once }))).toEqual(first);
  const other = await app.book({ start_date: '2027-06-11', end_date: '2027-06-12' });
  expect(problemOf(await act(other.number, undefined, { once }))).toBe('422 idempotency_mismatch');
  expect(await property.audited(number)).toHaveLength(1);
});
