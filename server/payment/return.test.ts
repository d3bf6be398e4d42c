import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { done } from '../../tests/support/guest.ts';
import { demoHotel } from '../../tests/support/properties.ts';
import { roomy, startTestApp, type TestApp } from '../../tests/support/test-app.ts';

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

test('twice confirms once and charges once', async () => {
  const paid = await app.pay();
  const back = [await app.guest.returnFromCardWindow(paid.form), await app.guest.returnFromCardWindow(paid.form)];
  expect(back.map(({ status }) => status)).toEqual([303, 303]);
  expect(await chargesOf(paid.orderId)).toHaveLength(1);
  expect(await statusOf(paid)).toEqual(PAID);
});

test('the guest cancels in the window, and may open another', async () => {
  const paid = await app.pay({}, 'user_cancels');
  expect((await app.guest.returnFromCardWindow(paid.form)).status).toBe(303);
  expect(await statusOf(paid)).toEqual(CANCELLED);
  const again = await app.guest.openPayment({ hold_number: paid.hold, reservation_token: paid.token });
  expect(again.status).toBe(201);
});

test.each(['declined', 'bad_number', 'bad_expiry', 'not_authorised'])(
  'a card that is %s fails, and the rooms stay held',
  async (scenario) => {
    const paid = await app.pay({}, scenario);
    expect((await app.guest.returnFromCardWindow(paid.form)).status).toBe(303);
    expect(await statusOf(paid)).toEqual(FAILED);
    expect(await chargesOf(paid.orderId)).toEqual([]);
    expect(done(await app.guest.getHold(paid.hold, paid.token)).status).toBe('held');
    expect((await app.guest.release(paid.hold, paid.token)).status).toBe(204);
  },
);

test.each([
  ['signed by nobody', 'forged_return', {}],
  ['with another amount', 'approved', { amount: '1000' }],
  ['without its proof', 'approved', { signature: '' }],
  ['for another merchant', 'approved', { clientId: 'somebody' }],
])('forged: %s is refused, nothing is charged, and the true one still counts', async (_, scenario, change) => {
  const paid = await app.pay({}, scenario);
  const forged = await app.guest.returnFromCardWindow({ fields: { ...paid.form.fields, ...change } });
  expect(forged).toMatchObject({ status: 403, problem: { code: 'forbidden' }, location: null });
  expect(await statusOf(paid)).toEqual(READY);
  expect(await chargesOf(paid.orderId)).toEqual([]);
});

test('of an order that nobody knows', async () => {
  const paid = await app.pay();
  for (const orderId of ['haneul-P22222222222222', 'bada-P22222222222222', '../x']) {
    const back = await app.guest.returnFromCardWindow({ fields: { ...paid.form.fields, orderId } });
    expect(back).toMatchObject({ status: 404, problem: { code: 'not_found' } });
  }
});

test('a rightly signed form of a cheaper order does not pay a dearer one', async () => {
  const [cheap, dear] = [await app.pay({ room_type_code: 'STD' }), await app.pay()];
  const back = await app.guest.returnFromCardWindow({ fields: { ...cheap.form.fields, orderId: dear.orderId } });
  expect(back).toMatchObject({ status: 403 });
  expect(await statusOf(dear)).toEqual(READY);
});

test('a form of another order for the same amount pays neither twice, and keeps no money that is nobody’s', async () => {
  const [mine, other] = [await app.pay(), await app.pay()];
  await app.guest.returnFromCardWindow({ fields: { ...mine.form.fields, orderId: other.orderId } });
  await app.deps.queue.runDue(['payment.reconcile', 'payment.refund']);
  expect(await statusOf(other)).toEqual(FAILED);
  await app.guest.returnFromCardWindow(mine.form);
  await app.deps.queue.runDue(['payment.reconcile', 'payment.refund']);
  expect((await statusOf(mine)).status).toBe('failed');
});

test('a charge that is nobody’s and that the provider will not give back is said to the company, once', async () => {
  const { deps, externalServices } = app;
  const [mine, other] = [await app.pay({}, 'refund_refused'), await app.pay()];
  await app.guest.returnFromCardWindow({ fields: { ...mine.form.fields, orderId: other.orderId } });
  await deps.queue.runDue(['payment.reconcile']);
  expect(await statusOf(other)).toEqual(FAILED);
  expect(await deps.queue.runDue(['payment.reconcile'])).toBe(0);
  const [kept] = await chargesOf(mine.orderId);
  expect(kept?.balance).toBe(460_000);
  await externalServices.control.fault(mine.orderId, 'approved');
  const cancel = { ...kept!, reason: 'by hand', cancelId: `${mine.orderId}-x`, amount: 460_000 };
  expect((await externalServices.cardGateway.cancel(cancel)).kind).toBe('cancelled');
});

test.each(['I002', '3095'])('a refusal (%s) that the window did not say ends no payment', async (authResultCode) => {
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

test('a true refusal does not undo what is paid', async () => {
  const paid = await app.pay();
  await app.guest.returnFromCardWindow(paid.form);
  const { mallReserved = '' } = paid.form.fields;
  await app.guest.returnFromCardWindow({ fields: { authResultCode: 'I002', orderId: paid.orderId, mallReserved } });
  expect(await statusOf(paid)).toEqual(PAID);
});

test('leads to our own result page, whatever the form says', async () => {
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

test('after the hold is over nothing is charged', async () => {
  const { deps, guest } = app;
  const paid = await app.pay();
  deps.clock.advance(15 * 60_000);
  await guest.returnFromCardWindow(paid.form);
  expect(await statusOf(paid)).toEqual({ status: 'failed', code: 'hold_expired', confirmed: false });
  expect(await chargesOf(paid.orderId)).toEqual([]);
  await deps.queue.runDue(['booking.expire-hold']);
});

test('after the hold was released nothing is charged', async () => {
  const paid = await app.pay();
  expect((await app.guest.release(paid.hold, paid.token)).status).toBe(204);
  await app.guest.returnFromCardWindow(paid.form);
  expect(await statusOf(paid)).toEqual({ status: 'failed', code: 'hold_expired', confirmed: false });
  expect(await chargesOf(paid.orderId)).toEqual([]);
});
