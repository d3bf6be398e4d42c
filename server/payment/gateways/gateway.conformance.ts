import { describe, expect, it } from 'vitest';
import type { PaymentMethod } from '../../../generated/types.ts';
import type { CardGateway } from './gateway.ts';

/** Situations that a provider's sandbox must be able to produce. */
export type Situation =
  | 'approved'
  | 'declined'
  | 'bad_number'
  | 'bad_expiry'
  | 'not_authorised'
  | 'user_cancels'
  | 'forged_return'
  | 'timeout_before_approval'
  | 'timeout_after_approval'
  | 'charged_after_timeout'
  | 'reset_before_approval'
  | 'reset_after_approval'
  | 'unreadable_answer'
  | 'bad_answer_signature'
  | 'net_cancel_fails_twice'
  | 'refund_answer_lost';

export type Form = Record<string, string>;
export type BookLine = { transactionId: string; orderId: string; captured: number; cancelled: number; balance: number };

/** `method` defaults to `card`. */
export type Order = { orderId: string; amount: number; method?: PaymentMethod };

export type GatewayHarness = {
  gateway: CardGateway;
  /** A gateway for the same merchant with a wrong secret. */
  impostor: CardGateway;
  newOrder(amount?: number): { orderId: string; amount: number };
  /** Completes the card window as a guest would, and returns the form that the window posts to `returnUrl`. */
  authorise(order: Order, situation: Situation): Promise<Form>;
  /** Resolves when the provider is holding back its response to a call for this order. */
  whenHeld(orderId: string): Promise<void>;
  release(orderId: string): Promise<void>;
  timeOut(): void;
  passMinutes(minutes: number): void;
  orderedAt(): string;
  allowPartialCancel(allowed: boolean): Promise<void>;
  /** Returns the entries for an order in the provider's ledger. */
  books(orderId: string): Promise<BookLine[]>;
  /** Returns the body of the webhook that the provider would send now. */
  webhookBody(orderId: string): Promise<string>;
};

/** Every card gateway must pass this suite against its provider's sandbox. */
export function cardGatewayConformance(name: string, harness: () => GatewayHarness): void {
  const read = async (order: Order, situation: Situation) => {
    const reading = harness().gateway.readReturn(await harness().authorise(order, situation));
    if (reading.kind !== 'authorised') throw new Error(`not authorised: ${JSON.stringify(reading)}`);
    return { transactionId: reading.transactionId, ...order };
  };
  const pay = async (amount?: number, situation: Situation = 'approved') => {
    const request = await read(harness().newOrder(amount), situation);
    const paid = await harness().gateway.approve(request);
    if (paid.kind !== 'paid') throw new Error(`not paid: ${JSON.stringify(paid)}`);
    return request;
  };
  const money = async (orderId: string) => {
    const lines = await harness().books(orderId);
    const sum = (of: 'captured' | 'cancelled' | 'balance') => lines.reduce((total, line) => total + line[of], 0);
    return { captured: sum('captured'), cancelled: sum('cancelled'), balance: sum('balance') };
  };
  const NOTHING = { captured: 0, cancelled: 0, balance: 0 };

  describe(`${name}: the return from the window`, () => {
    it('contains the authorised transaction and amount, and charges nothing', async () => {
      const order = harness().newOrder(180_000);
      const form = await harness().authorise(order, 'approved');
      expect(harness().gateway.readReturn(form)).toEqual({
        kind: 'authorised',
        orderId: order.orderId,
        amount: 180_000,
        transactionId: expect.stringMatching(/^\w+$/),
      });
      expect(await money(order.orderId)).toEqual(NOTHING);
    });

    it.each([
      ['user_cancels', 'cancelled'],
      ['not_authorised', 'declined'],
      ['forged_return', 'forged'],
    ] as const)('after %s is read as %s', async (situation, kind) => {
      const order = harness().newOrder();
      const reading = harness().gateway.readReturn(await harness().authorise(order, situation));
      expect(reading).toMatchObject({ kind, orderId: order.orderId });
    });

    it('is read as forged if it was signed with another secret', async () => {
      const form = await harness().authorise(harness().newOrder(), 'approved');
      expect(harness().impostor.readReturn(form)).toMatchObject({ kind: 'forged' });
    });

    it.each(['user_cancels', 'not_authorised'] as const)(
      'is read as forged if the form of %s is given another order ID',
      async (situation) => {
        const [own, other] = [harness().newOrder(), harness().newOrder()];
        const form: Form = { ...(await harness().authorise(own, situation)), orderId: other.orderId };
        expect(harness().gateway.readReturn(form)).toEqual({
          kind: 'forged',
          orderId: other.orderId,
          reason: 'signature',
        });
        const { authResultCode = '', orderId = '' } = form;
        expect(harness().gateway.readReturn({ authResultCode, orderId })).toMatchObject({ kind: 'forged' });
      },
    );

    it('is read as forged if a signed field is changed, missing or malformed', async () => {
      const form = await harness().authorise(harness().newOrder(180_000), 'approved');
      const { gateway } = harness();
      for (const changed of [
        { amount: '1000' },
        { amount: '-180000' },
        { amount: '180000.5' },
        { amount: '' },
        { clientId: 'another' },
      ]) {
        expect(gateway.readReturn({ ...form, ...changed }), JSON.stringify(changed)).toMatchObject({ kind: 'forged' });
      }
      expect(gateway.readReturn({})).toEqual({ kind: 'forged', reason: 'malformed' });
      expect(gateway.readReturn({ ...form, signature: undefined })).toMatchObject({ kind: 'forged' });
    });
  });

  describe(`${name}: approving`, () => {
    it('charges once and returns a receipt that matches the ledger', async () => {
      const request = await read(harness().newOrder(180_000), 'approved');
      const paid = await harness().gateway.approve(request);
      expect(paid).toMatchObject({ kind: 'paid', ...request, balance: 180_000, currency: 'KRW' });
      if (paid.kind !== 'paid') return;
      expect(paid.paidAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      expect(paid.card?.maskedNumber).toMatch(/^[^\d]*\d{0,6}\*{2,}[\d*]*\d{0,4}$/);
      expect(paid.card?.maskedNumber.replace(/\D/g, '').length).toBeLessThanOrEqual(10);
      expect(await money(request.orderId)).toEqual({ captured: 180_000, cancelled: 0, balance: 180_000 });
      const { kind: _, ...receipt } = paid;
      const recorded = { kind: 'paid', ...receipt, cancels: [] };
      expect(await harness().gateway.query(request.transactionId)).toEqual(recorded);
      expect(await harness().gateway.find({ ...request, orderedAt: harness().orderedAt() })).toEqual(recorded);
    });

    it('charges and reports each payment method, and refunds the charge in part and in full', async () => {
      const { gateway } = harness();
      expect(gateway.methods).toContain('card');
      for (const method of gateway.methods) {
        const request = await read({ ...harness().newOrder(180_000), method }, 'approved');
        const { transactionId, orderId } = request;
        expect(await gateway.approve(request)).toMatchObject({ kind: 'paid', ...request });
        const refund = { transactionId, orderId, reason: 'guest cancelled' };
        const part = { ...refund, amount: 50_000, cancelId: `part-${orderId}` };
        expect(await gateway.cancel(part)).toMatchObject({ kind: 'cancelled', balance: 130_000 });
        expect(await gateway.query(transactionId)).toMatchObject({ kind: 'paid', method, balance: 130_000 });
        expect(await gateway.cancel({ ...refund, cancelId: `rest-${orderId}` })).toMatchObject({ balance: 0 });
        expect(await money(orderId)).toEqual({ captured: 180_000, cancelled: 180_000, balance: 0 });
      }
    });

    it.each(['declined', 'bad_number', 'bad_expiry'] as const)(
      'declines the card and charges nothing: %s',
      async (situation) => {
        const request = await read(harness().newOrder(), situation);
        expect(await harness().gateway.approve(request)).toMatchObject({ kind: 'declined', fault: 'card' });
        expect(await money(request.orderId)).toEqual(NOTHING);
      },
    );

    it('rejects an amount that differs from the authorised one, and charges nothing', async () => {
      const request = await read(harness().newOrder(180_000), 'approved');
      const outcome = await harness().gateway.approve({ ...request, amount: 90_000 });
      expect(outcome).toMatchObject({ kind: 'declined', fault: 'order' });
      expect(await money(request.orderId)).toEqual(NOTHING);
    });

    it('charges only once when repeated, and then returns unknown, not declined', async () => {
      const request = await pay(180_000);
      const again = await harness().gateway.approve(request);
      expect(again).toMatchObject({ kind: 'unknown', reason: 'already_requested', retriable: false });
      expect(await money(request.orderId)).toEqual({ captured: 180_000, cancelled: 0, balance: 180_000 });
    });

    it('charges only once if an order is authorised twice', async () => {
      const order = harness().newOrder(180_000);
      const first = await read(order, 'approved');
      const second = await read(order, 'approved');
      const outcomes = await Promise.all([harness().gateway.approve(first), harness().gateway.approve(second)]);
      expect(outcomes.map((one) => one.kind).sort()).toEqual(['paid', 'unknown']);
      expect(await money(order.orderId)).toEqual({ captured: 180_000, cancelled: 0, balance: 180_000 });
    });

    it('can’t charge a declined transaction later', async () => {
      const request = await read(harness().newOrder(), 'declined');
      await harness().gateway.approve(request);
      expect(await harness().gateway.approve(request)).toMatchObject({ kind: 'unknown', reason: 'already_requested' });
      expect(await harness().gateway.query(request.transactionId)).toMatchObject({ kind: 'failed' });
      expect(await money(request.orderId)).toEqual(NOTHING);
    });

    it("returns unknown for another order's transaction, and a query returns the order that was charged", async () => {
      const own = await read(harness().newOrder(180_000), 'approved');
      const other = harness().newOrder(180_000);
      const outcome = await harness().gateway.approve({ ...own, orderId: other.orderId });
      expect(outcome).toMatchObject({ kind: 'unknown', reason: 'another_order' });
      expect(await harness().gateway.query(own.transactionId)).toMatchObject({ kind: 'paid', orderId: own.orderId });
    });

    it('reports a configuration fault for a wrong secret, and charges nothing', async () => {
      const request = await read(harness().newOrder(), 'approved');
      expect(await harness().impostor.approve(request)).toMatchObject({ kind: 'declined', fault: 'configuration' });
      expect(await money(request.orderId)).toEqual(NOTHING);
    });
  });

  describe(`${name}: an approval whose result is unknown`, () => {
    it.each([
      ['reset_after_approval', 'connection'],
      ['unreadable_answer', 'unreadable'],
      ['bad_answer_signature', 'signature'],
    ] as const)(
      'after %s has the reason %s; a query finds the charge, and a net cancel refunds it',
      async (situation, reason) => {
        const request = await read(harness().newOrder(180_000), situation);
        expect(await harness().gateway.approve(request)).toEqual({
          kind: 'unknown',
          reason,
          retriable: false,
          ...anyCode(reason),
        });
        expect(await harness().gateway.query(request.transactionId)).toMatchObject({ kind: 'paid', balance: 180_000 });
        expect(await harness().gateway.netCancel(request.orderId)).toMatchObject({ kind: 'cancelled' });
        expect(await harness().gateway.netCancel(request.orderId)).toMatchObject({ kind: 'cancelled' });
        expect(await harness().gateway.query(request.transactionId)).toMatchObject({ kind: 'cancelled', balance: 0 });
        expect(await money(request.orderId)).toEqual({ captured: 180_000, cancelled: 180_000, balance: 0 });
      },
    );

    it('is refunded by a net cancel if the call timed out after the charge', async () => {
      const request = await read(harness().newOrder(180_000), 'timeout_after_approval');
      const approval = harness().gateway.approve(request);
      await harness().whenHeld(request.orderId);
      harness().timeOut();
      expect(await approval).toEqual({ kind: 'unknown', reason: 'timeout', retriable: false });
      expect(await harness().gateway.netCancel(request.orderId)).toMatchObject({ kind: 'cancelled' });
      expect(await money(request.orderId)).toEqual({ captured: 180_000, cancelled: 180_000, balance: 0 });
    });

    it('finds nothing to net-cancel if the call timed out before the charge', async () => {
      const request = await read(harness().newOrder(), 'timeout_before_approval');
      const approval = harness().gateway.approve(request);
      await harness().whenHeld(request.orderId);
      harness().timeOut();
      expect(await approval).toMatchObject({ kind: 'unknown', reason: 'timeout' });
      expect(await harness().gateway.netCancel(request.orderId)).toMatchObject({ kind: 'nothingToCancel' });
      expect(await harness().gateway.find({ ...request, orderedAt: harness().orderedAt() })).toEqual({
        kind: 'notFound',
      });
      expect(await money(request.orderId)).toEqual(NOTHING);
    });

    it('charges nothing if the connection broke before the charge', async () => {
      const request = await read(harness().newOrder(), 'reset_before_approval');
      expect(await harness().gateway.approve(request)).toMatchObject({ kind: 'unknown', reason: 'connection' });
      expect(await money(request.orderId)).toEqual(NOTHING);
    });

    it('can still be refunded if the charge arrives after a net cancel has found none', async () => {
      const request = await read(harness().newOrder(180_000), 'charged_after_timeout');
      const approval = harness().gateway.approve(request);
      await harness().whenHeld(request.orderId);
      harness().timeOut();
      await approval;
      expect(await harness().gateway.netCancel(request.orderId)).toMatchObject({ kind: 'nothingToCancel' });
      await harness().release(request.orderId);
      expect(await money(request.orderId)).toMatchObject({ balance: 180_000 });
      expect(await harness().gateway.netCancel(request.orderId)).toMatchObject({ kind: 'cancelled' });
      expect(await money(request.orderId)).toMatchObject({ balance: 0 });
    });

    it('can be net-cancelled again after a net cancel with an unknown outcome, until one succeeds', async () => {
      const request = await read(harness().newOrder(180_000), 'net_cancel_fails_twice');
      await harness().gateway.approve(request);
      const failed = { kind: 'unknown', reason: 'connection', retriable: true };
      expect(await harness().gateway.netCancel(request.orderId)).toEqual(failed);
      expect(await harness().gateway.netCancel(request.orderId)).toEqual(failed);
      expect(await harness().gateway.netCancel(request.orderId)).toMatchObject({ kind: 'cancelled' });
      expect(await money(request.orderId)).toMatchObject({ balance: 0 });
    });

    it('can’t be net-cancelled after an hour, but a cancel still refunds the charge', async () => {
      const request = await read(harness().newOrder(180_000), 'reset_after_approval');
      await harness().gateway.approve(request);
      harness().passMinutes(61);
      expect(await harness().gateway.netCancel(request.orderId)).toMatchObject({ kind: 'tooLate' });
      const refund = { ...request, amount: undefined, reason: 'unreserved payment', cancelId: 'late-1' };
      expect(await harness().gateway.cancel(refund)).toMatchObject({ kind: 'cancelled', balance: 0 });
    });

    it('can’t be net-cancelled with a wrong secret', async () => {
      const request = await pay();
      expect(await harness().impostor.netCancel(request.orderId)).toMatchObject({
        kind: 'refused',
        fault: 'configuration',
      });
    });
  });

  describe(`${name}: cancelling`, () => {
    const refund = (request: { transactionId: string; orderId: string }, cancelId: string, amount?: number) => ({
      transactionId: request.transactionId,
      orderId: request.orderId,
      cancelId: `${cancelId}-${request.orderId}`.slice(0, 64),
      reason: 'guest cancelled',
      ...(amount === undefined ? {} : { amount }),
    });

    it('refunds a part and then the rest, each only once', async () => {
      const request = await pay(180_000);
      const part = refund(request, 'part', 50_000);
      const { gateway } = harness();
      expect(await gateway.cancel(part)).toMatchObject({ kind: 'cancelled', amount: 50_000, balance: 130_000 });
      expect(await gateway.cancel(part)).toMatchObject({ kind: 'alreadyCancelled' });
      expect(await gateway.query(request.transactionId)).toMatchObject({
        kind: 'paid',
        amount: 180_000,
        balance: 130_000,
        cancels: [{ amount: 50_000, cancelId: part.cancelId }],
      });
      expect(await gateway.cancel(refund(request, 'rest'))).toMatchObject({
        kind: 'cancelled',
        amount: 130_000,
        balance: 0,
      });
      expect(await gateway.cancel(refund(request, 'rest'))).toMatchObject({ kind: 'alreadyCancelled' });
      expect(await money(request.orderId)).toEqual({ captured: 180_000, cancelled: 180_000, balance: 0 });
    });

    it('never refunds more than was captured, even in parallel', async () => {
      const request = await pay(180_000);
      const { gateway } = harness();
      expect(await gateway.cancel(refund(request, 'more', 180_001))).toMatchObject({
        kind: 'refused',
        reason: 'limit',
      });
      const parts = ['a', 'b', 'c', 'd'].map((id) => gateway.cancel(refund(request, id, 60_000)));
      const kinds = (await Promise.all(parts)).map((one) => one.kind);
      expect(kinds.filter((kind) => kind === 'cancelled')).toHaveLength(3);
      expect(await money(request.orderId)).toEqual({ captured: 180_000, cancelled: 180_000, balance: 0 });
    });

    it('is unknown if the response is lost, and refunds only once when repeated with the same cancelId', async () => {
      const request = await pay(180_000, 'refund_answer_lost');
      const part = refund(request, 'lost', 50_000);
      expect(await harness().gateway.cancel(part)).toEqual({ kind: 'unknown', reason: 'connection', retriable: true });
      expect(await harness().gateway.cancel(part)).toMatchObject({ kind: 'alreadyCancelled' });
      expect(await money(request.orderId)).toEqual({ captured: 180_000, cancelled: 50_000, balance: 130_000 });
    });

    it('refuses a partial refund with the reason partial_not_supported if only full refunds are allowed', async () => {
      const request = await pay(180_000);
      await harness().allowPartialCancel(false);
      const outcome = await harness().gateway.cancel(refund(request, 'part', 50_000));
      await harness().allowPartialCancel(true);
      expect(outcome).toMatchObject({ kind: 'refused', reason: 'partial_not_supported' });
      expect(await money(request.orderId)).toMatchObject({ cancelled: 0 });
    });

    it('refuses an unknown transaction', async () => {
      const request = { transactionId: 'nowhere0000', orderId: harness().newOrder().orderId };
      expect(await harness().gateway.cancel(refund(request, 'x'))).toMatchObject({ kind: 'refused' });
      expect(await harness().gateway.query('nowhere0000')).toEqual({ kind: 'notFound' });
    });
  });

  describe(`${name}: webhooks`, () => {
    it('are read as events if they are correctly signed, and as forged if they were changed', async () => {
      const request = await pay(180_000);
      const body = await harness().webhookBody(request.orderId);
      const { transactionId, orderId } = request;
      const { gateway, impostor } = harness();
      expect(gateway.readWebhook(body)).toMatchObject({
        kind: 'event',
        transactionId,
        orderId,
        state: { kind: 'paid', amount: 180_000 },
      });
      expect(gateway.readWebhook(JSON.parse(body))).toEqual(gateway.readWebhook(body));
      expect(impostor.readWebhook(body)).toEqual({ kind: 'forged', reason: 'signature' });
      expect(gateway.readWebhook(body.replaceAll('180000', '90000'))).toMatchObject({ kind: 'forged' });
      for (const malformed of ['', 'null', '[]', '{}', '{"tid":1}'])
        expect(gateway.readWebhook(malformed)).toMatchObject({ kind: 'forged' });
    });
  });

  /** A response with a wrong signature still contains a code. */
  const anyCode = (reason: string) => (reason === 'signature' ? { providerCode: expect.any(String) } : {});
}
