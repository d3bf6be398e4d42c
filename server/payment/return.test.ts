import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { done } from '../../tests/support/api/guest.ts';
import { demoHotel } from '../../tests/support/api/properties.ts';
import { roomy, startTestApp, type TestApp } from '../../tests/support/api/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ hotels: [demoHotel('1', roomy)] });
});
afterEach(async () => {
  await app.deps.queue.runDue(['payment.reconcile', 'payment.refund']);
  expect(await app.differences()).toEqual([]);
});
afterAll(() => app.close());

async function statusOf({ orderId, token }: { orderId: string; token: string }) {
  const { status, code, reservation_number } = done(await app.guest.payment(orderId, token));
  return { status, code, confirmed: reservation_number !== null };
}
const PAID = { status: 'completed', code: null, confirmed: true };
const READY = { status: 'ready', code: null, confirmed: false };
const CANCELLED = { status: 'cancelled', code: 'payment_cancelled', confirmed: false };
const FAILED = { status: 'failed', code: 'payment_failed', confirmed: false };
async function chargesOf(orderId: string) {
  return (await app.externalServices.control.charges()).filter(
    (charge) => charge.orderId === orderId && charge.captured > 0,
  );
}

test('charges the card and confirms the hold only once when the form is posted twice', async () => {
  const paid = await app.pay();
  const returned = [await app.guest.returnFromCardWindow(paid.form), await app.guest.returnFromCardWindow(paid.form)];
  expect(returned.map(({ status }) => status)).toEqual([303, 303]);
  expect(await chargesOf(paid.orderId)).toHaveLength(1);
  expect(await statusOf(paid)).toEqual(PAID);
});

test('lets the guest open another window after cancelling one', async () => {
  const paid = await app.pay({}, 'user_cancels');
  expect((await app.guest.returnFromCardWindow(paid.form)).status).toBe(303);
  expect(await statusOf(paid)).toEqual(CANCELLED);
  const again = await app.guest.openPayment({ hold_number: paid.hold, reservation_token: paid.token });
  expect(again.status).toBe(201);
});

test.each(['declined', 'bad_number', 'bad_expiry', 'not_authorised'])(
  'fails in the scenario %s, and keeps the rooms on hold',
  async (sentinel) => {
    const paid = await app.pay({}, sentinel);
    expect((await app.guest.returnFromCardWindow(paid.form)).status).toBe(303);
    expect(await statusOf(paid)).toEqual(FAILED);
    expect(await chargesOf(paid.orderId)).toEqual([]);
    expect(done(await app.guest.getHold(paid.hold, paid.token)).status).toBe('held');
    expect((await app.guest.release(paid.hold, paid.token)).status).toBe(204);
  },
);

test.each([
  ['without a signature', 'forged_return', {}],
  ['with another amount', 'approved', { amount: '1000' }],
  ['with an empty signature', 'approved', { signature: '' }],
  ['for another merchant', 'approved', { clientId: 'another' }],
])('rejects a form %s without charging the card, and leaves the payment open', async (_, sentinel, change) => {
  const paid = await app.pay({}, sentinel);
  const forged = await app.guest.returnFromCardWindow({ fields: { ...paid.form.fields, ...change } });
  expect(forged).toMatchObject({ status: 403, problem: { code: 'forbidden' }, location: null });
  expect(await statusOf(paid)).toEqual(READY);
  expect(await chargesOf(paid.orderId)).toEqual([]);
});

test('rejects a form for an unknown order', async () => {
  const paid = await app.pay();
  for (const orderId of ['haneul-P22222222222222', 'bada-P22222222222222', '../x']) {
    const returned = await app.guest.returnFromCardWindow({ fields: { ...paid.form.fields, orderId } });
    expect(returned).toMatchObject({ status: 404, problem: { code: 'not_found' } });
  }
});

test("does not accept a cheaper order's validly signed form for an order", async () => {
  const [cheap, expensive] = [await app.pay({ room_type_code: 'STD' }), await app.pay()];
  const returned = await app.guest.returnFromCardWindow({
    fields: { ...cheap.form.fields, orderId: expensive.orderId },
  });
  expect(returned).toMatchObject({ status: 403 });
  expect(await statusOf(expensive)).toEqual(READY);
});

test("refunds the charge and pays neither order if one order's form is posted for another with the same amount", async () => {
  const [own, other] = [await app.pay(), await app.pay()];
  await app.guest.returnFromCardWindow({ fields: { ...own.form.fields, orderId: other.orderId } });
  await app.deps.queue.runDue(['payment.reconcile', 'payment.refund']);
  expect(await statusOf(other)).toEqual(FAILED);
  await app.guest.returnFromCardWindow(own.form);
  await app.deps.queue.runDue(['payment.reconcile', 'payment.refund']);
  expect((await statusOf(own)).status).toBe('failed');
});

test('stops reconciling after the provider refuses to cancel a charge that belongs to no payment', async () => {
  const { deps, externalServices } = app;
  const [own, other] = [await app.pay({}, 'refund_refused'), await app.pay()];
  await app.guest.returnFromCardWindow({ fields: { ...own.form.fields, orderId: other.orderId } });
  await deps.queue.runDue(['payment.reconcile']);
  expect(await statusOf(other)).toEqual(FAILED);
  expect(await deps.queue.runDue(['payment.reconcile'])).toBe(0);
  const [kept] = await chargesOf(own.orderId);
  expect(kept?.balance).toBe(460_000);
  await externalServices.control.fault(own.orderId, 'approved');
  const cancel = { ...kept!, reason: 'by hand', cancelId: `${own.orderId}-x`, amount: 460_000 };
  expect((await externalServices.cardGateway.cancel(cancel)).kind).toBe('cancelled');
});

test.each(['I002', '3095'])('rejects a forged refusal (%s)', async (authResultCode) => {
  const [paid, other] = [await app.pay(), await app.pay({}, 'user_cancels')];
  const refusal = { ...other.form.fields, authResultCode, orderId: paid.orderId };
  for (const fields of [{ authResultCode, orderId: paid.orderId }, refusal])
    expect(await app.guest.returnFromCardWindow({ fields })).toMatchObject({
      status: 403,
      problem: { code: 'forbidden' },
    });
  expect(await statusOf(paid)).toEqual(READY);
  await app.guest.returnFromCardWindow(paid.form);
  expect(await statusOf(paid)).toEqual(PAID);
});

test('keeps a completed payment after a genuine refusal', async () => {
  const paid = await app.pay();
  await app.guest.returnFromCardWindow(paid.form);
  const { mallReserved = '' } = paid.form.fields;
  await app.guest.returnFromCardWindow({ fields: { authResultCode: 'I002', orderId: paid.orderId, mallReserved } });
  expect(await statusOf(paid)).toEqual(PAID);
});

test('redirects to our own result page, even if the form names another page', async () => {
  const paid = await app.pay();
  const fields = {
    ...paid.form.fields,
    returnUrl: 'https://elsewhere.example',
    mallReserved: 'https://elsewhere.example',
  };
  expect(await app.guest.returnFromCardWindow({ fields })).toMatchObject({
    status: 303,
    location: `/nicepay/result?order=${paid.orderId}`,
  });
});

test('charges nothing after the hold has expired', async () => {
  const { deps, guest } = app;
  const paid = await app.pay();
  deps.clock.advance(15 * 60_000);
  await guest.returnFromCardWindow(paid.form);
  expect(await statusOf(paid)).toEqual({ status: 'failed', code: 'hold_expired', confirmed: false });
  expect(await chargesOf(paid.orderId)).toEqual([]);
  await deps.queue.runDue(['booking.expire-hold']);
});

test('charges nothing after the hold was released', async () => {
  const paid = await app.pay();
  expect((await app.guest.release(paid.hold, paid.token)).status).toBe(204);
  await app.guest.returnFromCardWindow(paid.form);
  expect(await statusOf(paid)).toEqual({ status: 'failed', code: 'hold_expired', confirmed: false });
  expect(await chargesOf(paid.orderId)).toEqual([]);
});
