import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MainResult } from '../../generated/types.ts';
import { done, nicepayWindow, problemOf } from '../../tests/support/api/guest.ts';
import { demoHotel } from '../../tests/support/api/properties.ts';
import { secondProvider, secondProviderHarness } from '../../tests/support/site/second-provider.ts';
import { roomy, startTestApp, type TestApp } from '../../tests/support/api/test-app.ts';
import { cardGatewayConformance } from './gateways/gateway.conformance.ts';
import type { CardGateway } from './gateways/gateway.ts';
import { gatewayRegistry } from './gateways/registry.ts';

const harness = secondProviderHarness();
cardGatewayConformance('A second provider', () => harness);

describe('after a switch to another card provider', () => {
  let app: TestApp;
  let second: ReturnType<typeof secondProvider>;
  beforeAll(async () => {
    app = await startTestApp({ hotels: [demoHotel('1', roomy), demoHotel('10')] });
  });
  beforeEach(() => {
    second = secondProvider();
    switchTo('nicepay');
  });
  afterAll(() => app.close());

  function switchTo(current: string) {
    app.deps.cardGateways = gatewayRegistry<CardGateway>([app.externalServices.cardGateway, second.gateway], current);
  }
  async function openedAtSecond() {
    switchTo('second');
    const hold = await app.guest.reserve();
    const ready = done(await app.guest.openPayment(hold));
    const form = { fields: second.authorise({ orderId: ready.order_id, amount: ready.amount }) };
    return { ready, form, token: hold.reservation_token };
  }
  const chargeAtFirst = async (orderId: string) =>
    (await app.externalServices.control.charges()).find((charge) => charge.orderId === orderId);

  test('a property names the provider that processes its payments, if it takes any', async () => {
    const processorOf = async (hotelCode: string) =>
      done(await app.guest.call<MainResult>('POST', '/client/main', {}, { hotelCode })).hotel.payment_processor;
    expect(await processorOf('1')).toBe('NICEPAY');
    expect(await processorOf('10')).toBeNull();
  });

  test("refunds the first provider's charges at the first provider", async () => {
    const booked = await app.book();
    switchTo('second');
    done(await app.guest.cancel(booked.number, booked.token, 0));
    await app.deps.queue.runDue(['payment.refund']);
    expect(await chargeAtFirst(booked.orderId)).toMatchObject({ captured: 460_000, balance: 0 });
    expect(second.books(booked.orderId)).toEqual([]);
  });

  test('processes and reconciles a payment opened with the first provider at that provider', async () => {
    const paid = await app.pay({}, 'reset_after_approval');
    switchTo('second');
    expect(await app.guest.returnFromCardWindow(paid.form)).toMatchObject({ status: 303 });
    await app.deps.queue.runDue(['payment.reconcile']);
    expect(done(await app.guest.payment(paid.orderId, paid.token)).status).toBe('completed');
  });

  test('charges and refunds new payments at the second provider', async () => {
    const { ready, form, token } = await openedAtSecond();
    expect(nicepayWindow(ready).request.returnUrl).toMatch(/\/card-providers\/second\/returns$/);
    expect(await app.guest.returnFromCardWindow(form, 'second')).toMatchObject({ status: 303 });
    const { status, reservation_number } = done(await app.guest.payment(ready.order_id, token));
    expect(status).toBe('completed');
    switchTo('nicepay');
    done(await app.guest.cancel(reservation_number!, token, 0));
    await app.deps.queue.runDue(['payment.refund']);
    expect(second.books(ready.order_id)).toMatchObject([{ captured: 460_000, balance: 0 }]);
    expect(await chargeAtFirst(ready.order_id)).toBeUndefined();
  });

  test('rejects a method that only the first provider supports, even if the property still offers it', async () => {
    app.deps.cardGateways = gatewayRegistry<CardGateway>([{ ...second.gateway, methods: ['card'] }], 'second');
    const hold = await app.guest.reserve();
    expect(problemOf(await app.guest.openPayment(hold, undefined, 'kakaopay'))).toBe('422 validation');
    expect((await app.guest.openPayment(hold, undefined, 'card')).status).toBe(201);
  });

  test("rejects one provider's return for another provider's payment", async () => {
    const paid = await app.pay();
    const { ready, form, token } = await openedAtSecond();
    const stolen = { fields: second.authorise({ orderId: paid.orderId, amount: 460_000 }) };
    for (const [foreign, provider, expected] of [
      [stolen, 'second', '404 not_found'],
      [form, 'nicepay', '403 forbidden'],
      [form, 'unknown', '404 not_found'],
    ] as const) {
      const { status, problem } = await app.guest.returnFromCardWindow(foreign, provider);
      expect(`${status} ${problem.code}`).toBe(expected);
    }
    expect(second.books(paid.orderId)).toEqual([]);
    expect(done(await app.guest.payment(paid.orderId, paid.token)).status).toBe('ready');
    expect(done(await app.guest.payment(ready.order_id, token)).status).toBe('ready');
    expect(second.books(ready.order_id)).toEqual([]);
  });
});
