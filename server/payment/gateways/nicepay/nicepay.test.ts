import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NicepayWindow } from '../../../../generated/types.ts';
import { type Sandbox, startSandbox } from '../../../../scripts/sandbox/sandbox.ts';
import type { CardGateway } from '../gateway.ts';
import { cardGatewayConformance, type Form, type GatewayHarness, type Situation } from '../gateway.conformance.ts';
import { type Fetch, httpFetch } from '../http-fetch.ts';
import { createNicepayGateway } from './nicepay.ts';
import { paymentSignature, returnSignature } from './signatures.ts';

describe('the signature formulas', () => {
  // The samples and their keys are from NicePay's documentation.
  const clientId = 'af0d116236df437f831483ee9c500bc4';
  const secretKey = '433a8421be754b34989048cf148a5ffc';

  it('produce the published signature for a return', () => {
    const authToken = 'NICEUNTTF6455CE3275BB65088CDB0E76D92313F';
    expect(returnSignature(authToken, clientId, '1004', secretKey)).toBe(
      'e7d734896c7754aea648f8e7305b2a7501437469670908ef92749941040f384d',
    );
  });

  it('produce the published signature for an approval', () => {
    expect(paymentSignature('nicuntct1m0101210729113550A095', 1004, '2021-07-29T12:01:51.205+0900', secretKey)).toBe(
      '68bd99a53d1d19e3ff7aedef99fc2bead165aa905f9a9e8f63cdc4da9702828b',
    );
  });
});

let harness: SandboxHarness;
beforeAll(async () => {
  harness = await sandboxHarness();
});
afterAll(() => harness.close());

cardGatewayConformance('NicePay', () => harness);

describe('NicePay: responses that the sandbox can’t produce', () => {
  const request = { transactionId: 'tid1', orderId: 'order-1', amount: 180_000 };

  /** Returns a gateway whose provider always sends the given response. */
  function gatewayAnswering(status: number, body: string): CardGateway {
    const fetch: Fetch = async () => new Response(body, { status });
    return createNicepayGateway(
      { ...CONFIG, apiBase: 'http://provider.invalid', scriptUrl: 'http://provider.invalid/js' },
      { fetch, now: () => new Date(0) },
    );
  }
  const answer = (fields: object) => {
    const { tid, amount, ediDate } = { ...PAID, ...fields };
    return JSON.stringify({ ...PAID, signature: paymentSignature(tid, amount, ediDate, CONFIG.secretKey), ...fields });
  };

  it('an approval is paid if every field matches', async () => {
    expect(await gatewayAnswering(200, answer({})).approve(request)).toMatchObject({ kind: 'paid' });
  });

  it.each([
    ['another amount, validly signed', 200, answer({ amount: 90_000, balanceAmt: 90_000 }), 'another_amount'],
    ['a method that we do not offer', 200, answer({ payMethod: 'vbank' }), 'another_method'],
    ['no method', 200, answer({ payMethod: undefined }), 'another_method'],
    ['another order', 200, answer({ orderId: 'order-2' }), 'another_order'],
    ['another transaction', 200, answer({ tid: 'tid2' }), 'unreadable'],
    ['a wrong signature', 200, answer({ signature: 'a'.repeat(64) }), 'signature'],
    ['no signature', 200, answer({ signature: null }), 'signature'],
    ['success without payment', 200, answer({ status: 'ready' }), 'unreadable'],
    ['an unknown code', 200, '{"resultCode":"Z999"}', 'provider_error'],
    ['an order that was used', 200, '{"resultCode":"A127"}', 'already_requested'],
    ['a transaction that was used', 200, '{"resultCode":"U114"}', 'already_requested'],
    ['status 500 with a refusal in the body', 500, '{"resultCode":"3095"}', 'provider_error'],
    ['a page instead of JSON', 502, '<html>bad gateway</html>', 'provider_error'],
    ['half a document', 200, answer({}).slice(0, 60), 'unreadable'],
    ['an empty body', 200, '', 'unreadable'],
    ['a list', 200, '[]', 'unreadable'],
  ])('the outcome of an approval is unknown: %s', async (_, status, body, reason) => {
    const outcome = await gatewayAnswering(status, body).approve(request);
    expect(outcome).toMatchObject({ kind: 'unknown', reason, retriable: false });
  });

  it('the meaning of a code depends on the operation', async () => {
    const gateway = gatewayAnswering(200, '{"resultCode":"2012"}');
    expect(await gateway.approve(request)).toMatchObject({ kind: 'declined', fault: 'order' });
    expect(await gateway.netCancel('order-1')).toMatchObject({ kind: 'nothingToCancel' });
    expect(await gateway.query('tid1')).toEqual({ kind: 'notFound' });
    expect(await gateway.cancel({ ...request, reason: 'r', cancelId: 'c' })).toMatchObject({ kind: 'refused' });
  });

  it.each([
    ['succeeded earlier', 'r [c]', { kind: 'alreadyCancelled' }],
    ['never succeeded', 'r [another]', { kind: 'refused', reason: 'limit', providerCode: '2032' }],
  ])('a query resolves a refused refund that %s', async (_, reason, outcome) => {
    const cancels = [{ tid: 'tid1', amount: 60_000, cancelledAt: PAID.paidAt, reason }];
    const books = answer({ status: 'partialCancelled', balanceAmt: 120_000, cancels });
    const refusal = JSON.stringify({ resultCode: '2032', resultMsg: 'over', tid: 'tid1' });
    const fetch: Fetch = async (_url, init) => new Response(init?.method === 'GET' ? books : refusal);
    const config = { ...CONFIG, apiBase: 'http://provider.invalid', scriptUrl: 'http://provider.invalid/js' };
    const gateway = createNicepayGateway(config, { fetch, now: () => new Date(0) });
    expect(await gateway.cancel({ ...request, amount: 60_000, reason: 'r', cancelId: 'c' })).toEqual(outcome);
  });

  it('the outcome of a refused refund is unknown if the query fails', async () => {
    const fetch: Fetch = async (_url, init) =>
      init?.method === 'GET' ? new Response('', { status: 500 }) : new Response('{"resultCode":"2032"}');
    const config = { ...CONFIG, apiBase: 'http://provider.invalid', scriptUrl: 'http://provider.invalid/js' };
    const gateway = createNicepayGateway(config, { fetch, now: () => new Date(0) });
    const refund = { ...request, amount: 60_000, reason: 'r', cancelId: 'c' };
    expect(await gateway.cancel(refund)).toMatchObject({ kind: 'unknown', reason: 'provider_error' });
  });

  it('the outcome of a query or cancellation with a wrong signature is unknown', async () => {
    const gateway = gatewayAnswering(200, answer({ status: 'cancelled', signature: 'b'.repeat(64) }));
    expect(await gateway.query('tid1')).toMatchObject({ kind: 'unknown', reason: 'signature' });
    expect(await gateway.netCancel('order-1')).toMatchObject({ kind: 'unknown', reason: 'signature' });
    const cancels = [{ tid: 'tid1', amount: 180_000, cancelledAt: PAID.paidAt, reason: 'r [c]' }];
    const cancelled = { status: 'cancelled', balanceAmt: 0, cancels };
    const refund = { ...request, reason: 'r', cancelId: 'c' };
    const genuine = gatewayAnswering(200, answer(cancelled));
    expect(await genuine.cancel(refund)).toMatchObject({ kind: 'cancelled', amount: 180_000, balance: 0 });
    const forged = gatewayAnswering(200, answer({ ...cancelled, signature: 'b'.repeat(64) }));
    expect(await forged.cancel(refund)).toMatchObject({ kind: 'unknown', reason: 'signature' });
  });

  it('an order is searched for under its date in Korea and the next day', async () => {
    const requested: string[] = [];
    const fetch: Fetch = async (url) => {
      requested.push(new URL(url).searchParams.get('orderDate') ?? '');
      return new Response('{"resultCode":"U126"}', { status: 404 });
    };
    const gateway = createNicepayGateway(
      { ...CONFIG, apiBase: 'http://x.invalid', scriptUrl: 'http://x.invalid/' },
      { fetch, now: () => new Date(0) },
    );
    expect(await gateway.find({ orderId: 'order-1', orderedAt: '2026-12-31T15:00:00Z' })).toEqual({ kind: 'notFound' });
    expect(requested).toEqual(['20270101', '20270102']);
  });

  it('no request is sent for a malformed transaction id', async () => {
    const requested: string[] = [];
    const fetch: Fetch = async (url) => {
      requested.push(url);
      return new Response('{}');
    };
    const gateway = createNicepayGateway(
      { ...CONFIG, apiBase: 'http://x.invalid', scriptUrl: 'http://x.invalid/' },
      { fetch, now: () => new Date(0) },
    );
    await gateway.approve({ ...request, transactionId: '../netcancel' });
    await gateway.query('find/order-1');
    await gateway.cancel({ ...request, transactionId: 'a/b', reason: 'r', cancelId: 'c' });
    expect(requested).toEqual([]);
  });
});

describe('NicePay: the window', () => {
  const order = {
    orderId: 'order-1',
    amount: 180_000,
    currency: 'KRW',
    returnUrl: 'http://shop.invalid/return',
  } as const;

  it.each([
    ['https://pay.nicepay.co.kr/v1/js/', 'https://api.nicepay.co.kr', ['https://*.nicepay.co.kr']],
    ['http://127.0.0.1:4001/v1/js/', 'http://127.0.0.1:4001', ['http://127.0.0.1:4001']],
  ])('with the script %s needs only these origins', (scriptUrl, apiBase, origins) => {
    const deps = { fetch: httpFetch(), now: () => new Date(0) };
    expect(createNicepayGateway({ ...CONFIG, scriptUrl, apiBase }, deps).origins).toEqual(origins);
  });

  it("is opened for the chosen method, with values within NicePay's length limits", () => {
    const { request, script_url } = harness.gateway.window({
      ...order,
      method: 'naverpay',
      language: 'ja',
      goodsName: '바다가 보이는 "디럭스" 룸 | 두 밤과 아침',
      buyer: { name: '홍길동', phone: '010-1234-5678', email: `${'a'.repeat(60)}@example.com` },
    });
    expect(script_url).toMatch(/\/v1\/js\/$/);
    expect(request).toMatchObject({ method: 'naverpayCard', amount: 180_000, language: 'EN', buyerTel: '01012345678' });
    expect(Buffer.byteLength(request.goodsName)).toBeLessThanOrEqual(40);
    expect(request.goodsName).toMatch(/^바다가 보이는 -디/);
    expect(request).toMatchObject({ buyerName: '홍길동', buyerEmail: '' });
    expect(request.mallReserved).toMatch(/^[\w-]{43}$/);
  });

  it.each([
    ['ko', 'KO'],
    ['KOR', 'KO'],
    ['zh-TW', 'CN'],
    ['CHN', 'CN'],
    ['en', 'EN'],
    ['th', 'EN'],
  ])('for the language %s opens in %s', (language, expected) => {
    expect(harness.gateway.window({ ...order, method: 'card', language, goodsName: 'x' }).request.language).toBe(
      expected,
    );
  });
});

const CONFIG = { clientId: 'client', secretKey: 'secret', answerWithinMs: 35_000 };
const PAID = {
  resultCode: '0000',
  tid: 'tid1',
  orderId: 'order-1',
  ediDate: '2026-11-21T12:00:00.000+0900',
  status: 'paid',
  paidAt: '2026-11-21T12:00:00.000+0900',
  payMethod: 'CARD',
  amount: 180_000,
  balanceAmt: 180_000,
  currency: 'KRW',
};

type SandboxHarness = Omit<GatewayHarness, 'gateway'> & { gateway: CardGateway<NicepayWindow>; close(): Promise<void> };

async function sandboxHarness(): Promise<SandboxHarness> {
  let now = Date.parse('2026-11-21T14:59:30Z');
  const clock = () => new Date(now);
  const sandbox: Sandbox = await startSandbox({ clock });
  const { nicepay: origin } = sandbox.addresses;
  const { clientId, secretKey } = sandbox.credentials.nicepay;
  const limits = new Set<AbortController>();
  const timeoutSignal = () => {
    const limit = new AbortController();
    limits.add(limit);
    return limit.signal;
  };
  const config = { ...CONFIG, clientId, secretKey, apiBase: origin, scriptUrl: `${origin}/v1/js/` };
  const deps = { fetch: httpFetch(), now: clock, timeoutSignal };
  const gateway = createNicepayGateway(config, deps);
  const control = async (method: string, path: string, body?: object) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${origin}/control${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`control ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  let orders = 0;

  return {
    gateway,
    impostor: createNicepayGateway({ ...config, secretKey: 'guessed' }, deps),
    newOrder: (amount = 120_000) => ({ orderId: `demo-order-${++orders}`, amount }),
    async authorise(order, situation: Situation): Promise<Form> {
      const window = gateway.window({
        method: 'card',
        ...order,
        currency: 'KRW',
        goodsName: 'Deluxe',
        returnUrl: 'http://shop.invalid/return',
        language: 'en',
      });
      const { fields } = await control('POST', '/authorise', { request: window.request, scenario: situation });
      return fields as Form;
    },
    async whenHeld(orderId) {
      await control('GET', `/orders/${orderId}/held`);
    },
    async release(orderId) {
      await control('POST', `/orders/${orderId}/release`);
    },
    timeOut() {
      for (const limit of limits) limit.abort();
      limits.clear();
    },
    passMinutes(minutes) {
      now += minutes * 60_000;
    },
    orderedAt: () => clock().toISOString(),
    async allowPartialCancel(partialCancel) {
      await control('PUT', '/settings', { partialCancel });
    },
    async books(orderId) {
      const lines = (await control('GET', '/transactions')) as Awaited<ReturnType<GatewayHarness['books']>>;
      return lines.filter((line) => line.orderId === orderId);
    },
    async webhookBody(orderId) {
      await control('PUT', '/settings', { webhookUrl: `${origin}/nowhere`, webhooks: 'manual' });
      const [delivery] = (await control('POST', '/webhooks', { orderId })) as { body: string }[];
      return delivery?.body ?? '';
    },
    close: () => sandbox.close(),
  };
}
