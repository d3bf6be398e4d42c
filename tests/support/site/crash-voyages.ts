import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { hanbadaDepartures } from '../../../scripts/demo/hotels/hanbada-departures.ts';
import { addDays, today } from '../../../server/platform/values/nights.ts';
import { call, type CrashSite, type Paying, send } from './crash-site.ts';
import { guestDetails, CUSTOMER, done } from '../api/guest.ts';
import { OCEAN, push, sailorOf } from '../api/voyages.ts';

const TODAY = today('Asia/Seoul', new Date());
const LATER = hanbadaDepartures(TODAY).filter(({ departs_at }) => departs_at > addDays(TODAY, 30));

function firstOf(route: string, after: string) {
  return LATER.find(({ route_code, departs_at }) => route_code === route && departs_at > after)!;
}
const OUT = firstOf('ICNTAO', addDays(TODAY, 30));
const BACK = firstOf('TAOICN', addDays(OUT.departs_at.slice(0, 10), 3));
const THERE_AND_BACK = {
  hotel_code: '20',
  outbound: OUT.departure_code,
  inbound: BACK.departure_code,
  cabins: [{ ...OCEAN, infant: 1 }],
};

/** Prepares round trips. `begin` blocks each one at a step where a crash could do harm. */
export async function voyagesUnderWay(site: CrashSite) {
  const { db, externalServices } = site;
  const { faultProxy } = externalServices;
  await push(db, OUT, BACK);
  const sold = async () => {
    const { rows } = await db.execute<{ sold: number }>(
      sql`SELECT sold FROM departure WHERE departure_code IN (${OUT.departure_code}, ${BACK.departure_code}) ORDER BY departs_at`,
    );
    return rows.map((row) => row.sold);
  };
  const before = await sold();
  const sailor = () => sailorOf({ guest: site.guest, externalServices });
  const book = async () => {
    const paying = await site.payFor(await sailor().reserve(THERE_AND_BACK, guestDetails(CUSTOMER)));
    await site.guest.returnFromCardWindow(paying.form);
    const { reservation_number } = done(await site.guest.payment(paying.orderId, paying.token));
    return { ...paying, number: reservation_number! };
  };
  const quote = done(await sailor().quote(THERE_AND_BACK));
  const [somebody, key] = [guestDetails(CUSTOMER), randomUUID()];
  const charged = await site.payFor(await sailor().reserve(THERE_AND_BACK, guestDetails(CUSTOMER)));
  const refunded = await book();
  const cancelling = async ({ number, token }: { number: string; token: string | null }) =>
    done(await site.guest.cancel(number, token, done(await site.guest.preview(number, token)).fee));
  const statusOf = async ({ hold, token }: Paying) => done(await site.guest.getHold(hold, token)).status;

  return {
    /** Returns the blocked calls to the card provider. One more request waits for a database lock. */
    async begin() {
      // One voyage's approval has charged the card, and another voyage's refund has taken effect, but the server has
      // received neither response.
      const blocked = [
        faultProxy.stop('after', call('POST', `/v1/payments/${charged.tid}`)),
        faultProxy.stop('after', call('POST', `/v1/payments/${refunded.tid}/cancel`)),
      ];
      site.returnFromCardWindow(charged);
      await blocked[0]!.reached;
      await cancelling(refunded);

      // This hold reserves the outbound cabins and then waits for the lock on the return departure.
      await site.locking(sql`SELECT FROM departure WHERE departure_code = ${BACK.departure_code} FOR UPDATE`);
      send(sailor().hold(quote, THERE_AND_BACK, somebody, key));
      return blocked;
    },

    /**
     * Expects the paid voyage to be reserved, the cancelled one to be refunded exactly once, and the interrupted hold
     * to have reserved no inventory. Then repeats the interrupted hold.
     */
    async expectOutcomes() {
      expect(await statusOf(charged)).toBe('confirmed');
      const charge = await site.chargeOf(refunded.orderId);
      expect(charge).toMatchObject({ balance: 0 });
      expect(charge!.cancels).toHaveLength(1);
      expect(await sold()).toEqual(before.map((taken) => taken + 3));
      const { hold_number, reservation_token, status } = done(
        await sailor().hold(quote, THERE_AND_BACK, somebody, key),
      );
      expect(status).toBe('held');
      // Release the hold, because its expiry in a later round would change that round's number of sold places.
      done(await site.guest.release(hold_number, reservation_token));
    },
  };
}
