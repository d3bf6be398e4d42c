import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balance, coupon, grant, loggedInMember } from '../../../tests/support/api/benefits.ts';
import { done, problemOf } from '../../../tests/support/api/guest.ts';
import { demoHotel } from '../../../tests/support/api/properties.ts';
import { type Booked, roomy, startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { expirePoints, spendPoints } from '../../points/points.usecases.ts';
import { expireHolds } from '../hold/expire-holds.usecases.ts';
import { timesOver } from '../../../tests/support/long.ts';

const FIRST = '2027-06-11';
const HOUR = 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: '2027-06-01T01:00:00Z', hotels: [demoHotel('1', roomy)] });
});
afterAll(() => app.close());

const steps = fc.constantFrom(
  'grant',
  'deduct',
  'hold',
  'couponed',
  'book',
  'bookCouponed',
  'release',
  'cancel',
  'expire',
);

test('keeps the points equal to the ledger and uses each coupon only once, after any sequence of actions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 3, maxLength: 10 }), async (sequence) => {
      const minseo = await loggedInMember(app.deps, app.send, { points: 12_000 });
      const code = await coupon(app.deps, minseo);
      const couponed = { coupons: [[{ coupon_code: code, date: FIRST }]] };
      const held: { hold_number: string; reservation_token: string }[] = [];
      const booked: Booked[] = [];
      /** Returns `wish`, or an empty wish if its benefits aren't available. */
      const affordable = async (wish: object) => ((await minseo.quote(wish)).status === 201 ? wish : {});
      const actions: Record<string, () => Promise<unknown>> = {
        grant: () => grant(app.deps, minseo.member, 3_000),
        deduct: () =>
          inTransaction(app.deps.db, (tx) =>
            spendPoints(tx, app.deps, minseo.member, {
              pointsType: 'admin_deduction',
              points: 2_500,
              at: app.deps.clock.now(),
            }),
          ),
        hold: async () => held.push(await minseo.reserve(await affordable({ use_point: 5_000 }))),
        couponed: async () => held.push(await minseo.reserve(await affordable(couponed))),
        book: async () => booked.push(await app.book(await affordable({ use_point: 5_000 }), minseo)),
        bookCouponed: async () => booked.push(await app.book(await affordable(couponed), minseo)),
        release: async () => {
          const last = held.pop();
          if (last) await minseo.release(last.hold_number, last.reservation_token);
        },
        cancel: async () => {
          const last = booked.pop();
          if (!last) return;
          const { reservation } = done(await app.guest.cancel(last.number, last.token, 0));
          expect(reservation.cancellation!.refund).toBeLessThanOrEqual(reservation.stay.paid_amount);
        },
        expire: async () => {
          const clock = { now: () => new Date(app.deps.clock.now().getTime() + HOUR) };
          await expireHolds({ ...app.deps, clock });
          await expirePoints(app.deps);
          held.length = 0;
        },
      };
      for (const step of sequence) await actions[step]!();
      await app.deps.queue.runDue();
      expect(await app.differences()).toEqual([]);
      expect(await balance(minseo)).toBeGreaterThanOrEqual(0);
      for (const { hold_number, reservation_token } of held) await minseo.release(hold_number, reservation_token);
      for (const { number, token } of booked) done(await app.guest.cancel(number, token, 0));
      await app.deps.queue.runDue();
      expect(await app.differences()).toEqual([]);
      expect(problemOf(await minseo.quote(couponed))).toBe('201 undefined');
    }),
    { numRuns: 4 * timesOver(25) },
  );
});
