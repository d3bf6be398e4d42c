import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { addDays } from '../../../server/platform/values/nights.ts';
import { call, type CrashSite, type Paying, send } from './crash-site.ts';
import { CUSTOMER, done } from '../api/guest.ts';

const PAID = 460_000;
const A_NIGHT = 230_000;
const BEFORE_MARKING = 4_711;

/** SQL statements that block the update that marks an email about a change as sent. */
const BLOCK_MARKING = [
  `CREATE FUNCTION stand_before_marking() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_advisory_xact_lock(${BEFORE_MARKING}); RETURN NEW; END $$`,
  `CREATE TRIGGER stand_before_marking BEFORE UPDATE ON notification FOR EACH ROW
    WHEN (NEW.state = 'sent' AND NEW.kind = 'changed' AND NEW.channel = 'EMAIL') EXECUTE FUNCTION stand_before_marking()`,
];

const WAITING_TO_MARK = sql`SELECT pid FROM pg_locks WHERE NOT granted AND locktype = 'advisory' AND classid = 0
  AND objid = ${BEFORE_MARKING} AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

/** Prepares stays that are about to be changed. `begin` blocks each change at a step where a crash could do harm. */
export async function changesUnderWay(site: CrashSite) {
  const { stay, db, externalServices } = site;
  const { faultProxy, sentTo } = externalServices;
  const LONGER = { end_date: addDays(stay.end_date, 1) };
  const SHORTER = { end_date: addDays(stay.end_date, -1) };
  const STE = { room_type_code: 'STE' };
  for (const statement of BLOCK_MARKING) await db.execute(sql.raw(statement));

  const longer = async () => {
    const booked = await site.book();
    const hold = done(await site.guest.change(booked.number, booked.token, await site.quoteChange(booked, LONGER)));
    return { booked, paying: await site.payFor(hold) };
  };
  const [atTheWindow, asking, charged, cancelled, answered] = await Promise.all([
    longer(),
    longer(),
    longer(),
    longer(),
    longer(),
  ]);
  const [making, cheaper] = await Promise.all([site.book(), site.book()]);
  const [suite, shorter] = [await site.quoteChange(making, STE), await site.quoteChange(cheaper, SHORTER)];
  const key = randomUUID();
  const approval = (where: 'before' | 'after', { tid }: Paying) =>
    faultProxy.stop(where, call('POST', `/v1/payments/${tid}`));

  /**
   * Returns the blocked calls to the card provider. Three more operations wait for database locks; one of them waits
   * for the lock on the suites, which the caller must hold.
   */
  async function begin() {
    // The first approval has been sent but has not arrived. The second has charged the card, but its response has not
    // arrived. The third is like the second, but its stay is then cancelled.
    const blocked = [
      approval('before', asking.paying),
      approval('after', charged.paying),
      approval('after', cancelled.paying),
    ];
    for (const { paying } of [asking, charged, cancelled]) site.returnFromCardWindow(paying);
    await blocked[2]!.reached;
    done(await site.guest.cancel(cancelled.booked.number, cancelled.booked.token, 0));

    // The response to a fourth approval has arrived but has not been stored yet.
    const answer = approval('after', answered.paying);
    site.returnFromCardWindow(answered.paying);
    await answer.reached;
    await site.locking(sql`SELECT FROM reservation WHERE reservation_number = ${answered.booked.number} FOR UPDATE`);
    answer.open();

    // Another stay has been changed to a lower price. The refund has taken effect, but its response has not arrived.
    // The email has been sent but not marked as sent.
    await site.locking(sql`SELECT pg_advisory_xact_lock(${BEFORE_MARKING})`);
    blocked.push(faultProxy.stop('after', call('POST', `/v1/payments/${cheaper.tid}/cancel`)));
    done(await site.guest.change(cheaper.number, cheaper.token, shorter));

    send(site.guest.change(making.number, making.token, suite, key));
    return blocked;
  }

  const stayOf = async ({ number, token }: { number: string; token: string | null }) => {
    const { reservation } = done(await site.guest.detail(number, token));
    const { status, check_out, total_price, room_type_code } = reservation;
    return { status, check_out, total_price, room_type_code, changes: reservation.changes.length };
  };
  const moneyOf = async (orderId: string) => {
    const { captured = 0, balance = 0, cancels = [] } = (await site.chargeOf(orderId)) ?? {};
    return { captured, balance, refunds: cancels.length };
  };
  const AS_BOOKED = {
    status: 'confirmed',
    check_out: stay.end_date,
    total_price: PAID,
    room_type_code: 'DLX',
    changes: 0,
  };
  const CHANGED = { ...AS_BOOKED, check_out: LONGER.end_date, total_price: PAID + A_NIGHT, changes: 1 };
  const kept = (captured: number) => ({ captured, balance: captured, refunds: 0 });
  const nothing = kept(0);
  const refunded = (captured: number) => ({ captured, balance: 0, refunds: 1 });
  const mailsOf = async ({ number }: { number: string }) =>
    (await sentTo(CUSTOMER.guest_email)).filter(
      ({ subject = '' }) => subject.includes(number) && subject.includes('예약 변경'),
    );

  return {
    begin,

    /**
     * Returns true once the update that marks the email as sent is blocked. Ignores statements that wait for other
     * locks.
     */
    async markingWaits() {
      const { rows } = await db.execute(WAITING_TO_MARK);
      return rows.length > 0;
    },

    /**
     * Ends the database sessions of the killed server, so that the email stays unmarked, as if the whole machine had
     * crashed.
     */
    async afterKill() {
      await db.execute(sql`SELECT pg_terminate_backend(pid, 5000) FROM (${WAITING_TO_MARK}) AS waiting`);
    },
    async afterLocks() {
      await db.execute(sql`DROP TRIGGER stand_before_marking ON notification`);
      await db.execute(sql`DROP FUNCTION stand_before_marking`);
    },

    /**
     * Expects each change to be either made and paid for, or neither made nor charged. Expects every refund to be made
     * exactly once.
     */
    async expectOutcomes() {
      const both = async (each: { booked: { number: string; token: string | null }; paying: Paying }) => [
        await stayOf(each.booked),
        await moneyOf(each.paying.orderId),
      ];
      expect(await stayOf(making)).toEqual(AS_BOOKED);
      expect(await both(atTheWindow)).toEqual([AS_BOOKED, nothing]);
      expect(await both(asking)).toEqual([AS_BOOKED, nothing]);
      expect(await both(charged)).toEqual([CHANGED, kept(A_NIGHT)]);
      expect(await both(answered)).toEqual([CHANGED, kept(A_NIGHT)]);
      expect(await both(cancelled)).toEqual([{ ...AS_BOOKED, status: 'cancelled' }, refunded(A_NIGHT)]);
      expect(await moneyOf(cancelled.booked.orderId)).toEqual(refunded(PAID));
      expect(await stayOf(cheaper)).toEqual({ ...CHANGED, check_out: SHORTER.end_date, total_price: A_NIGHT });
      expect(await moneyOf(cheaper.orderId)).toEqual({ captured: PAID, balance: A_NIGHT, refunds: 1 });
    },

    /**
     * Expects one email per completed change. The email that was sent but not marked as sent arrives twice, with the
     * same message id and link.
     */
    async expectMails() {
      for (const { booked } of [charged, answered]) expect(await mailsOf(booked)).toHaveLength(1);
      for (const { number } of [making, atTheWindow.booked, asking.booked, cancelled.booked])
        expect(await mailsOf({ number })).toEqual([]);
      const twice = await mailsOf(cheaper);
      const same = twice.map(({ messageId, subject, html = '' }) => [
        messageId,
        subject,
        /#token=[^"]+/.exec(html)?.[0],
      ]);
      expect(same).toEqual([same[0], same[0]]);
      expect(same.flat()).not.toContain(undefined);
    },

    async completeOpen() {
      await site.guest.returnFromCardWindow(atTheWindow.paying.form);
      expect(await stayOf(atTheWindow.booked)).toEqual(CHANGED);
      done(await site.guest.change(making.number, making.token, suite, key));
      expect(await stayOf(making)).toEqual({ ...AS_BOOKED, ...STE, changes: 1 });
    },
  };
}
