import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../../../../scripts/sandbox/sandbox.ts';
import type { GuaranteeGateway } from '../gateway.ts';
import { type Fetch, httpFetch } from '../http-fetch.ts';
import { createCardTokenGateway } from './card-token.ts';

let sandbox: Sandbox;
let now = Date.parse('2026-11-21T03:00:00Z');
beforeAll(async () => {
  sandbox = await startSandbox({ clock: () => new Date(now) });
});
afterAll(() => sandbox.close());

function gateway(secretKey = sandbox.credentials.cardTokens.secretKey, fetch: Fetch = httpFetch()): GuaranteeGateway {
  const origin = sandbox.addresses.cardTokens;
  const { clientId } = sandbox.credentials.cardTokens;
  return createCardTokenGateway({ clientId, secretKey, frameBase: origin, apiBase: origin }, { fetch });
}

/** Submits the frame's form and returns the next page. */
async function fillFrame(frameUrl: string, choice: Record<string, string>): Promise<string> {
  const page = await (await fetch(frameUrl)).text();
  const hidden = [...page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
    name,
    value,
  ]);
  const body = new URLSearchParams({ ...Object.fromEntries(hidden), ...choice });
  return (await fetch(new URL('/frame', frameUrl), { method: 'POST', body })).text();
}

async function tokenFor(orderId: string, card = 'guarantee'): Promise<string> {
  const { frame_url: frameUrl } = gateway().frame({ orderId, language: 'en', parentOrigin: 'http://shop.invalid' });
  return /ct_[\w-]+/.exec(await fillFrame(frameUrl, { card }))?.[0] ?? '';
}

describe('a guarantee card', () => {
  it('is posted as a token only to the embedding page, and its number is masked', async () => {
    const { frame_url: frameUrl, origin } = gateway().frame({
      orderId: 'o1',
      language: 'ko',
      parentOrigin: 'http://shop.invalid',
    });
    expect(origin).toBe(sandbox.addresses.cardTokens);
    expect((await fetch(frameUrl)).headers.get('content-security-policy')).toContain(
      'frame-ancestors http://shop.invalid',
    );
    const nextPage = await fillFrame(frameUrl, { cardNumber: '9999 1000 0000 0011' });
    const token = /ct_[\w-]+/.exec(nextPage)?.[0] ?? '';
    expect(nextPage).toContain(
      `window.parent.postMessage({"type":"card_token","token":"${token}"}, "http://shop.invalid");`,
    );
    expect(await gateway().verify({ token, orderId: 'o1' })).toEqual({
      kind: 'valid',
      token,
      orderId: 'o1',
      maskedNumber: '999910******0011',
      cardName: 'Sandbox',
      expiryMonth: '2031-12',
    });
  });

  it('must be a test card in the sandbox', async () => {
    const { frame_url: frameUrl } = gateway().frame({
      orderId: 'o1',
      language: 'en',
      parentOrigin: 'http://shop.invalid',
    });
    const page = await fillFrame(frameUrl, { cardNumber: '4111111111111111' });
    expect(page).toContain('role="alert"');
    expect(page).not.toContain('ct_');
  });

  it('can be entered only if the parent origin is a plain origin, so it can’t inject a policy', async () => {
    for (const parentOrigin of ['*', 'http://shop.invalid/path', "http://a.invalid; script-src 'unsafe-inline'", '']) {
      const { frame_url: frameUrl } = gateway().frame({ orderId: 'o1', language: 'en', parentOrigin });
      expect((await fetch(frameUrl)).status, parentOrigin).toBe(400);
    }
  });

  it.each([
    ['guarantee_expired', 'card_expired'],
    ['guarantee_other_order', 'another_order'],
  ])('is invalid if the test card is %s (%s)', async (card, reason) => {
    const token = await tokenFor('o2', card);
    expect(await gateway().verify({ token, orderId: 'o2' })).toEqual({ kind: 'invalid', reason });
  });

  it('is invalid for another order, if it is unknown, or after an hour', async () => {
    const token = await tokenFor('o3');
    expect(await gateway().verify({ token, orderId: 'o4' })).toEqual({ kind: 'invalid', reason: 'another_order' });
    expect(await gateway().verify({ token: 'ct_guess', orderId: 'o3' })).toEqual({
      kind: 'invalid',
      reason: 'not_found',
    });
    now += 3_600_001;
    expect(await gateway().verify({ token, orderId: 'o3' })).toEqual({ kind: 'invalid', reason: 'token_expired' });
  });

  it('is invalid after it has been revoked, and can be revoked again without error', async () => {
    const token = await tokenFor('o5');
    expect(await gateway().revoke(token)).toEqual({ kind: 'revoked' });
    expect(await gateway().revoke(token)).toEqual({ kind: 'revoked' });
    expect(await gateway().verify({ token, orderId: 'o5' })).toEqual({ kind: 'invalid', reason: 'revoked' });
  });

  it('is unknown, not invalid, if the provider’s response is unusable', async () => {
    const verify = (status: number, body: string) =>
      gateway('x', async () => new Response(body, { status })).verify({ token: 't', orderId: 'o' });
    const card = {
      token: 't',
      order_id: 'o',
      status: 'active',
      masked_number: '999910******0011',
      expiry_month: '2031-12',
    };
    expect(await verify(200, JSON.stringify(card))).toMatchObject({ kind: 'valid' });
    expect(await verify(200, JSON.stringify({ ...card, masked_number: '9999100000000011' }))).toMatchObject({
      kind: 'unknown',
      reason: 'unreadable',
    });
    expect(await verify(200, '<html>')).toMatchObject({ kind: 'unknown', reason: 'unreadable' });
    expect(await verify(503, '')).toMatchObject({ kind: 'unknown', reason: 'provider_error' });
    expect(await gateway('wrong').verify({ token: 't', orderId: 'o' })).toMatchObject({
      kind: 'unknown',
      reason: 'provider_error',
    });
    const broken = gateway('x', async () => Promise.reject(new Error('reset')));
    expect(await broken.verify({ token: 't', orderId: 'o' })).toEqual({
      kind: 'unknown',
      reason: 'connection',
      retriable: true,
    });
  });
});
