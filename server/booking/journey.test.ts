import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, nicepayWindow } from '../../tests/support/api/guest.ts';
import { startTestApp, type TestApp } from '../../tests/support/api/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a guest books, pays, finds the reservation again and cancels it', async () => {
  const { guest, deps, externalServices } = app;
  const quote = done(await guest.quote());
  expect(quote.stay).toMatchObject({ total_price: 460_000, paid_amount: 460_000, payment_type: 'PREPAY' });

  const hold = done(await guest.hold(quote));
  expect(hold).toMatchObject({ status: 'held', reservation_number: null, guest_name: '김민서' });
  const ready = done(await guest.openPayment(hold));
  const form = await externalServices.control.authorise(nicepayWindow(ready).request);
  expect(form.action).toBe('https://booking.example/api/client/card-providers/nicepay/returns');

  const returned = await guest.returnFromCardWindow(form);
  expect(returned).toMatchObject({ status: 303, location: `/nicepay/result?order=${ready.order_id}` });
  const paid = done(await guest.payment(ready.order_id, hold.reservation_token));
  expect(paid).toMatchObject({ status: 'completed', amount: 460_000, code: null });
  const number = paid.reservation_number!;
  expect(done(await guest.getHold(hold.hold_number, hold.reservation_token))).toMatchObject({
    status: 'confirmed',
    reservation_number: number,
  });

  const found = done(await guest.lookUp(number, '민서 김'));
  const { reservation } = done(await guest.detail(number, found.reservation_token));
  expect(reservation).toMatchObject({
    status: 'confirmed',
    paid_amount: 460_000,
    allowed_actions: ['change', 'cancel', 'print', 'calendar', 'check_in', 'claim'],
  });
  expect(reservation.payment).toMatchObject({ status: 'completed', card_number_masked: expect.stringContaining('*') });

  const preview = done(await guest.preview(number, found.reservation_token));
  expect(preview).toMatchObject({ cancellable: true, fee: 0, refund: 460_000, fee_collected: true });
  const cancelled = done(await guest.cancel(number, found.reservation_token, 0));
  expect(cancelled.reservation).toMatchObject({
    status: 'cancelled',
    balance_due: 0,
    allowed_actions: ['print', 'claim'],
    cancellation: { fee: 0, refund: 460_000, refund_status: 'pending' },
  });

  await deps.queue.runDue(['payment.refund']);
  const after = done(await guest.detail(number, found.reservation_token));
  expect(after.reservation.cancellation).toMatchObject({ refund_status: 'completed' });
  expect(await app.differences()).toEqual([]);
  const [charge] = await externalServices.control.charges();
  expect(charge).toMatchObject({ captured: 460_000, cancelled: 460_000, balance: 0 });
});
