import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changesUnderWay } from '../support/site/crash-changes.ts';
import { call, type CrashSite, type Paying, send, startCrashSite, within } from '../support/site/crash-site.ts';
import { voyagesUnderWay } from '../support/site/crash-voyages.ts';
import { guestDetails, CUSTOMER, done } from '../support/api/guest.ts';
import { timesOver } from '../support/long.ts';
import { eventually } from '../support/site/process.ts';

const rounds = Array.from({ length: timesOver(20) }, (_, round) => round);
const CONFIRMED = { hold: 'confirmed', payment: 'completed', balance: 460_000 };
const OPEN = { hold: 'held', payment: 'ready', balance: 0 };
const FAILED = { hold: 'held', payment: 'failed', balance: 0 };
const SUBJECTS: Record<string, string> = { confirmed: '예약 확정', cancelled: '예약 취소' };

let site: CrashSite;
/**
 * Reservations whose emails were checked in an earlier round. They can't be checked again, because the outbox keeps
 * only the newest emails.
 */
const seen = new Set<string>();
beforeAll(async () => {
  site = await startCrashSite();
});
afterAll(() => site.close());

async function stateOf({ hold, token, orderId }: Paying) {
  return {
    hold: done(await site.guest.getHold(hold, token)).status,
    payment: done(await site.guest.payment(orderId, token)).status,
    balance: (await site.chargeOf(orderId))?.balance ?? 0,
  };
}

test.each(rounds)(
  'kill -9 loses nothing at any step of a booking, a change or a voyage, or during refunds and emails (%i)',
  {
    timeout: 240_000,
  },
  async () => {
    const { stay, db, externalServices } = site;
    const { faultProxy } = externalServices;
    const { pay, returnFromCardWindow } = site;
    const changes = await changesUnderWay(site);
    const voyages = await voyagesUnderWay(site);

    // A request to reserve a room waits for a lock on the inventory.
    await site.locking(sql`SELECT FROM room_day WHERE room_type_code = 'STE' FOR UPDATE`);
    const reserving = done(await site.guest.quote({ ...stay, room_type_code: 'STE' }));
    const somebody = guestDetails();
    send(site.guest.hold(reserving, somebody));

    // One room is only held. For another room, the card window is open.
    const held = await site.guest.reserve(stay);
    const atTheWindow = await pay();

    // The guest has returned from the card window, but the server hasn't written anything yet.
    const back = await pay();
    await site.locking(sql`SELECT FROM payment WHERE order_id = ${back.orderId} FOR UPDATE`);
    returnFromCardWindow(back);

    // One approval has been sent but hasn't reached the card provider. Another has charged the card, but its response
    // hasn't arrived.
    const asking = await pay();
    const approvalBlocked = faultProxy.stop('before', call('POST', `/v1/payments/${asking.tid}`));
    returnFromCardWindow(asking);
    const charged = await pay();
    const chargeBlocked = faultProxy.stop('after', call('POST', `/v1/payments/${charged.tid}`));
    returnFromCardWindow(charged);

    // The response to a third approval has arrived, but the server hasn't stored it yet.
    const answered = await pay();
    const responseBlocked = faultProxy.stop('after', call('POST', `/v1/payments/${answered.tid}`));
    returnFromCardWindow(answered);
    await responseBlocked.reached;
    await site.locking(sql`SELECT FROM hold WHERE hold_number = ${answered.hold} FOR UPDATE`);
    responseBlocked.open();

    // The outcomes of two approvals are unknown. One is being queried, and the other is being net-cancelled.
    const asked = await pay('reset_after_approval');
    const queryBlocked = faultProxy.stop('after', call('GET', `/v1/payments/${asked.tid}`));
    returnFromCardWindow(asked);
    const netCancelled = await pay('reset_before_approval');
    const netCancelBlocked = faultProxy.stop('after', call('POST', '/v1/payments/netcancel', netCancelled.orderId));
    returnFromCardWindow(netCancelled);

    // Two reservations are cancelled. One refund has taken effect, but its response hasn't arrived. The other refund
    // hasn't reached the card provider.
    const refunded = await pay();
    const refunding = await pay();
    const refundsBlocked = [
      faultProxy.stop('after', call('POST', `/v1/payments/${refunded.tid}/cancel`)),
      faultProxy.stop('before', call('POST', `/v1/payments/${refunding.tid}/cancel`)),
    ];
    for (const paying of [refunded, refunding]) {
      await site.guest.returnFromCardWindow(paying.form);
      const { reservation_number } = done(await site.guest.payment(paying.orderId, paying.token));
      done(await site.guest.cancel(reservation_number!, paying.token, 0));
    }

    const othersBlocked = [...(await changes.begin()), ...(await voyages.begin())];

    const all = [approvalBlocked, chargeBlocked, queryBlocked, netCancelBlocked, ...refundsBlocked, ...othersBlocked];
    await within(40_000, Promise.all(all.map((each) => each.reached)));
    await eventually(20_000, async () => (await site.serverWaits(7)) && (await changes.markingWaits()));
    await site.kill(changes.afterKill);
    await changes.afterLocks();
    for (const each of all) each.open();

    await site.start({ NICEPAY_ANSWER_SECONDS: '8' });
    const tookMs = await eventually(90_000, async () => (await site.differences()).length === 0);
    expect(tookMs).toBeLessThan(60_000);

    expect(done(await site.guest.getHold(held.hold_number, held.reservation_token)).status).toBe('held');
    expect(done(await site.guest.hold(reserving, somebody)).status).toBe('held');
    expect(await stateOf(atTheWindow)).toEqual(OPEN);
    expect(await stateOf(back)).toEqual(OPEN);
    expect(await stateOf(asking)).toEqual(FAILED);
    expect(await stateOf(charged)).toEqual(CONFIRMED);
    expect(await stateOf(answered)).toEqual(CONFIRMED);
    expect(await stateOf(asked)).toEqual(CONFIRMED);
    expect(await stateOf(netCancelled)).toEqual(FAILED);
    for (const paying of [refunded, refunding]) {
      const charge = await site.chargeOf(paying.orderId);
      expect(charge).toMatchObject({ captured: 460_000, cancelled: 460_000, balance: 0 });
      expect(charge!.cancels).toHaveLength(1);
    }
    await changes.expectOutcomes();
    await voyages.expectOutcomes();

    // Every guest with a reservation gets one email despite the crash. If the reservation was cancelled before the
    // confirmation was sent, the guest gets only the email about the cancellation.
    const { guest_email } = CUSTOMER;
    await site.allNotified();
    const mails = await externalServices.sentTo(guest_email);
    const { rows: reservations } = await db.execute<{ number: string; hold: string; status: string }>(
      sql`SELECT reservation_number AS number, hold_number AS hold, status FROM reservation`,
    );
    for (const { number, status } of reservations.filter((each) => !seen.has(each.number))) {
      seen.add(number);
      const ownMails = mails.filter(({ subject }) => subject?.includes(number) && subject.includes(SUBJECTS[status]!));
      expect(new Set(ownMails.map(({ messageId }) => messageId)).size).toBe(1);
    }

    await changes.expectMails();

    // Payments that were open before the crash can be completed.
    await site.guest.returnFromCardWindow(atTheWindow.form);
    await site.guest.returnFromCardWindow(back.form);
    expect([await stateOf(atTheWindow), await stateOf(back)]).toEqual([CONFIRMED, CONFIRMED]);
    await changes.completeOpen();
    await eventually(20_000, async () => (await site.differences()).length === 0);
  },
);
