import { mkdtempSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { createSmtpMailer } from '../../server/platform/messages/smtp-mail.ts';
import { settingsBesides, sandboxEnv } from '../support/sandbox.ts';
import { guaranteeTable } from './card-tokens/card-tokens.ts';
import { type Sandbox, type SandboxOptions, startSandbox } from './sandbox.ts';
import { socialTables } from './social/people.ts';
import { SCENARIOS, scenarioTables } from './scenarios.ts';

const opened: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

async function sandbox(options?: SandboxOptions): Promise<Sandbox> {
  const started = await startSandbox(options);
  opened.push(started);
  return started;
}

function json(body: object) {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
function basic({ clientId, secretKey }: { clientId: string; secretKey: string }) {
  return `Basic ${Buffer.from(`${clientId}:${secretKey}`).toString('base64')}`;
}

describe('the README', () => {
  const readme = readFileSync(new URL('./README.md', import.meta.url), 'utf8');
  it('contains the tables that the code renders', () => {
    expect(readme).toContain(`<!-- scenarios -->\n${scenarioTables()}\n<!-- /scenarios -->`);
    expect(readme).toContain(`<!-- social -->\n${socialTables()}\n<!-- /social -->`);
    expect(readme).toContain(`<!-- guarantee -->\n${guaranteeTable()}\n<!-- /guarantee -->`);
  });

  it('lists each card once, with a valid check digit and a prefix that no card network uses', () => {
    const numbers = SCENARIOS.map((one) => one.cardNumber);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const number of numbers) expect([number.slice(0, 4), luhn(number)]).toEqual(['9999', 0]);
  });
});

describe('the outbox', () => {
  it('survives connections that are reset while it receives an email', async () => {
    const { addresses } = await sandbox();
    const { port, username, password } = new URL(addresses.smtp);
    const login = Buffer.from(`\0${decodeURIComponent(username)}\0${decodeURIComponent(password)}`).toString('base64');
    const lines = [
      'EHLO a',
      `AUTH PLAIN ${login}`,
      'MAIL FROM:<a@b.example>',
      'RCPT TO:<c@d.example>',
      'DATA',
      'Hi: x',
    ];
    for (const sent of lines.keys()) {
      const socket = connect(Number(port), '127.0.0.1');
      const said = lines.slice(0, sent + 1);
      socket.on('data', () => {
        socket.write(`${said.shift() ?? ''}\r\n`);
        if (said.length === 0) socket.resetAndDestroy();
      });
      await once(socket, 'close');
    }
    const mail = { to: 'b@guest.example', subject: 'Stay', text: 'words' };
    await createSmtpMailer({ url: addresses.smtp, from: 'a@haneul.example' }).send(mail);
    expect(await (await fetch(`${addresses.outbox}/outbox.json`)).json()).toMatchObject([mail]);
  });

  it('shows an email as a mailbox does, with blocked scripts, the plain text and the attachments', async () => {
    const { addresses } = await sandbox();
    await createSmtpMailer({ url: addresses.smtp, from: 'a@haneul.example' }).send({
      to: 'b@guest.example',
      subject: '<b>Stay</b>',
      text: 'in <i>words</i>',
      html: '<p>in words</p><script>alert(1)</script>',
      attachment: { name: 'stay.ics', type: 'text/calendar', content: 'BEGIN:VCALENDAR' },
    });
    const read = async (path: string) => {
      const answer = await fetch(addresses.outbox + path);
      return { text: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' };
    };
    const { text: page } = await read('/messages/1');
    expect(page).toContain('<iframe sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(page).toContain('in &lt;i&gt;words&lt;/i&gt;');
    const mail = await read('/messages/1/html');
    expect(mail.text).toContain('<p>in words</p>');
    expect(mail.policy).toMatch(/default-src 'none'.*sandbox/);
    expect((await read('/messages/1/attachments/0')).text.trim()).toBe('BEGIN:VCALENDAR');
    expect((await fetch(`${addresses.outbox}/messages/2`)).status).toBe(404);
  });
});

describe('the card page', () => {
  const order = (clientId: string) => ({
    clientId,
    method: 'card',
    orderId: 'order-1',
    amount: '180000',
    goodsName: '<b>디럭스</b> & "sea"',
    returnUrl: 'http://shop.invalid/return',
    language: 'EN',
  });
  const post = (url: string, fields: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
  const field = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1];

  it('offers every card, escapes its input, and can be framed only by the shop', async () => {
    const { addresses, credentials } = await sandbox();
    const response = await post(`${addresses.nicepay}/window`, order(credentials.nicepay.clientId));
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain('frame-ancestors http://shop.invalid');
    for (const one of SCENARIOS) expect(page).toContain(one.title.en);
    expect(page).toContain('₩180,000');
    expect(page).toContain('&lt;b&gt;디럭스&lt;/b&gt; &amp; &quot;sea&quot;');
    expect(page).not.toContain('<b>디럭스');
  });

  it.each([
    [{ scenario: 'approved', action: 'pay' }, '0000'],
    [{ scenario: 'approved', action: 'cancel' }, 'I002'],
    [{ scenario: 'user_cancels', action: 'pay' }, 'I002'],
    [{ scenario: 'not_authorised', action: 'pay' }, 'C002'],
  ])('%j posts %s to the shop', async (choice, code) => {
    const { addresses, credentials } = await sandbox();
    const response = await post(`${addresses.nicepay}/window/complete`, {
      ...order(credentials.nicepay.clientId),
      ...choice,
    });
    const page = await response.text();
    expect(page).toContain('action="http://shop.invalid/return"');
    expect(field(page, 'authResultCode')).toBe(code);
    expect(Boolean(field(page, 'tid'))).toBe(code === '0000');
  });

  it('prefers a typed card number to a selected card, and rejects unlisted numbers', async () => {
    const { addresses, credentials } = await sandbox({ clock: () => new Date('2026-11-21T03:00:00Z') });
    const typed = [
      ['9999 0000 0000 0020', '11/26', 'declined'],
      ['9999 0000 0000 0012', '10/26', 'bad_expiry'],
      ['4111 1111 1111 1111', '12/30', 'bad_number'],
    ];
    for (const [cardNumber = '', expiry = '', scenario] of typed) {
      const choice = { scenario: 'approved', cardNumber, expiry };
      await post(`${addresses.nicepay}/window/complete`, { ...order(credentials.nicepay.clientId), ...choice });
      const books = (await (await fetch(`${addresses.nicepay}/control/transactions`)).json()) as { scenario: string }[];
      expect(books.at(-1)?.scenario).toBe(scenario);
      // Not only four digits, because a random transaction number may contain them.
      expect(JSON.stringify(books)).not.toMatch(/4111 ?1111/);
    }
  });

  it.each([
    [{ clientId: 'another' }, 'U304'],
    [{ method: 'vbank' }, 'U100'],
    [{ amount: '-1' }, 'U100'],
    [{ returnUrl: 'javascript:alert(1)' }, 'U100'],
  ])('refuses %j', async (change, code) => {
    const { addresses, credentials } = await sandbox();
    const response = await post(`${addresses.nicepay}/window`, { ...order(credentials.nicepay.clientId), ...change });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(code);
  });
});

describe('the provider', () => {
  it('requires Basic credentials and checks signData', async () => {
    const { addresses, credentials } = await sandbox();
    const call = async (headers: Record<string, string>, body: object) => {
      const url = `${addresses.nicepay}/v1/payments/netcancel`;
      const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
      return [response.status, ((await response.json()) as { resultCode: string }).resultCode];
    };
    const authorization = basic(credentials.nicepay);
    expect(await call({}, {})).toEqual([401, 'U304']);
    expect(await call({ authorization: 'Bearer x' }, {})).toEqual([401, 'U305']);
    expect(await call({ authorization }, {})).toEqual([200, 'U100']);
    expect(await call({ authorization }, { orderId: 'o', ediDate: 'now', signData: 'x' })).toEqual([200, 'U312']);
    expect(await call({ authorization }, { orderId: 'o' })).toEqual([200, '2012']);
  });

  it('keeps its ledger after a restart', async () => {
    const stateFile = join(mkdtempSync(join(tmpdir(), 'sandbox-')), 'state.json');
    const first = await sandbox({ stateFile });
    const tid = await authorise(first, 'order-1', 'approved');
    await approve(first, tid);
    await first.close();
    const second = await sandbox({ stateFile });
    expect(await books(second)).toMatchObject([{ orderId: 'order-1', captured: 180_000, balance: 180_000 }]);
  });
});

describe('webhooks', () => {
  it('are sent once, twice, late or forged, depending on the card', async () => {
    const shop = await shopThatAnswers(200, 'text/html', 'OK');
    const running = await sandbox({ webhookUrl: shop.url });
    for (const scenario of ['approved', 'duplicate_webhook', 'late_webhook', 'forged_webhook']) {
      await approve(running, await authorise(running, scenario, scenario));
    }
    await control(running, 'GET', '/webhooks');
    const count = (orderId: string) => shop.received.filter((one) => one.orderId === orderId).length;
    expect(['approved', 'duplicate_webhook', 'late_webhook', 'forged_webhook'].map(count)).toEqual([1, 2, 0, 2]);
    const amounts = shop.received.filter((one) => one.orderId === 'forged_webhook').map((one) => one.amount);
    expect(amounts).toEqual([180_001, 180_000]);

    await control(running, 'POST', '/orders/late_webhook/release');
    expect(count('late_webhook')).toBe(1);
  });

  it.each([
    [200, 'application/json', 'OK'],
    [200, 'text/html', 'thanks'],
    [500, 'text/html', 'OK'],
  ])('are sent again after the response %s %s %s', async (status, contentType, body) => {
    const shop = await shopThatAnswers(status, contentType, body);
    const running = await sandbox({ webhookUrl: shop.url });
    await approve(running, await authorise(running, 'order-1', 'approved'));
    expect(await control(running, 'GET', '/webhooks')).toMatchObject([{ accepted: false, attempts: 1 }]);
    await running.tick(0);
    expect(shop.received).toHaveLength(2);
  });
});

describe("competitors' prices", () => {
  it('are the same for the same request, and differ by hotel and dates', async () => {
    const { addresses } = await sandbox();
    const ask = async (query: string) => (await fetch(`${addresses.rates}/rates?${query}`)).json();
    const one = await ask('hotel_code=1&start_date=2026-12-01&end_date=2026-12-03');
    expect(one).toEqual(await ask('hotel_code=1&start_date=2026-12-01&end_date=2026-12-03'));
    expect(one).not.toEqual(await ask('hotel_code=10&start_date=2026-12-01&end_date=2026-12-03'));
    expect(one).not.toEqual(await ask('hotel_code=1&start_date=2026-12-02&end_date=2026-12-04'));
    expect(one).toContainEqual({
      site: 'StayFinder',
      total_price: expect.any(Number),
      currency: 'KRW',
      url: expect.any(String),
    });
    expect(
      (await fetch(`${addresses.rates}/rates?hotel_code=1&start_date=2026-12-03&end_date=2026-12-01`)).status,
    ).toBe(400);
  });
});

async function control(running: Sandbox, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${running.addresses.nicepay}/control${path}`, { method, ...(body && json(body)) });
  return response.json();
}

async function authorise(running: Sandbox, orderId: string, scenario: string): Promise<string> {
  const { clientId } = running.credentials.nicepay;
  const request = {
    clientId,
    method: 'card',
    orderId,
    amount: 180_000,
    goodsName: 'Deluxe',
    returnUrl: 'http://shop.invalid/return',
  };
  const { fields } = (await control(running, 'POST', '/authorise', { request, scenario })) as {
    fields: { tid: string };
  };
  return fields.tid;
}

async function approve(running: Sandbox, tid: string): Promise<void> {
  const headers = { authorization: basic(running.credentials.nicepay), 'content-type': 'application/json' };
  const body = JSON.stringify({ amount: 180_000 });
  const response = await fetch(`${running.addresses.nicepay}/v1/payments/${tid}`, { method: 'POST', headers, body });
  expect(await response.json()).toMatchObject({ resultCode: '0000', status: 'paid' });
}

function books(running: Sandbox) {
  return control(running, 'GET', '/transactions');
}

type Received = { orderId: string; amount: number };

async function shopThatAnswers(status: number, contentType: string, body: string) {
  const received: Received[] = [];
  const server: Server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    received.push(JSON.parse(text) as Received);
    response.writeHead(status, { 'content-type': contentType }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push({ close: () => server.close() });
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook` };
}

function luhn(number: string): number {
  const digits = [...number].reverse().map(Number);
  const doubled = digits.map((digit, at) => (at % 2 === 0 ? digit : digit * 2 > 9 ? digit * 2 - 9 : digit * 2));
  return doubled.reduce((sum, digit) => sum + digit) % 10;
}

describe('a consent page', () => {
  const redirect = (name: string) => `http://localhost:8080/${name}/connect`;
  const asked = (clientId: string, redirect_uri: string) =>
    new URLSearchParams({ response_type: 'code', client_id: clientId, redirect_uri, state: '"><b>state' });

  it.each([
    ['kakao', '/oauth/authorize'],
    ['naver', '/oauth2.0/authorize'],
  ] as const)(
    'of %s escapes its input, cannot be framed, and posts only to itself and the site',
    async (name, path) => {
      const { addresses, credentials } = await sandbox();
      const query = asked(credentials.social.clientId, redirect(name));
      const response = await fetch(`${addresses[name]}${path}?${query}`);
      const text = await response.text();
      expect([response.status, text.includes('<b>state')]).toEqual([200, false]);
      const policy = response.headers.get('content-security-policy');
      expect(policy).toContain("form-action 'self' http://localhost:8080;");
      expect(policy).toContain("frame-ancestors 'none'");
    },
  );

  it.each([
    ['kakao', '/oauth/authorize'],
    ['naver', '/oauth2.0/authorize'],
    ['google', '/o/oauth2/v2/auth'],
  ] as const)('of %s opens for no other client and redirects to no other site', async (name, path) => {
    const { addresses, credentials } = await sandbox();
    for (const query of [
      asked('another-client', redirect(name)),
      asked(credentials.social.clientId, `http://localhost:8080/${name}/connect/`),
      asked(credentials.social.clientId, `http://evil.invalid/${name}/connect`),
    ]) {
      const response = await fetch(`${addresses[name]}${path}?${query}`, { redirect: 'manual' });
      expect([response.status, response.headers.get('location')]).toEqual([400, null]);
    }
  });
});

describe('the outbox', () => {
  it('accepts an SMS with the key, and shows it on the page and in the list', async () => {
    const { addresses, credentials } = await sandbox();
    const send = (key: string, body: object) => {
      const { headers, body: sent } = json(body);
      const authorization = `Bearer ${key}`;
      return fetch(`${addresses.outbox}/messages`, {
        method: 'POST',
        headers: { ...headers, authorization },
        body: sent,
      });
    };
    const { key } = credentials.sms;
    expect((await send('wrong', { to: '01055500142', text: 'no' })).status).toBe(401);
    expect((await send(key, { to: '+82 10', text: 'no' })).status).toBe(422);
    expect((await send(key, { to: '01055500142', text: 'older' })).status).toBe(202);
    expect((await send(key, { to: '01055500277', text: '<b>newer</b>' })).status).toBe(202);

    const list = async (query = '') => (await fetch(`${addresses.outbox}/outbox.json${query}`)).json();
    expect(await list()).toMatchObject([{ text: '<b>newer</b>' }, { text: 'older' }]);
    expect(await list('?to=01055500142')).toMatchObject([{ channel: 'SMS', to: '01055500142', text: 'older' }]);
    const shown = await (await fetch(addresses.outbox)).text();
    expect(shown).toContain('&lt;b&gt;newer');
    expect(shown.indexOf('newer')).toBeLessThan(shown.indexOf('older'));
    expect(await (await fetch(addresses.nicepay)).text()).toContain(`href="${addresses.outbox}"`);
  });
});

describe('the receiver of webhooks', () => {
  it('lists what it received, and verifies the signatures with the secrets that were entered', async () => {
    const { addresses } = await sandbox();
    const secret = `whsec_${Buffer.alloc(32, 'secret').toString('base64')}`;
    const send = async (body: string, signed = body, ageSeconds = 0) => {
      const at = new Date(Date.now() - ageSeconds * 1_000);
      const headers = {
        'webhook-id': 'event-1',
        'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
        'webhook-signature': `v1,other ${new Webhook(secret).sign('event-1', at, signed)}`,
      };
      return fetch(`${addresses.webhooks}/any/path`, { method: 'POST', headers, body });
    };
    expect((await send('{"type":"<b>first</b>"}')).status).toBe(204);
    await send('{"type":"forged"}', '{}');
    await send('{"type":"old"}', undefined, 301);
    const failing = await fetch(`${addresses.webhooks}/?status=503`, { method: 'POST', body: 'no json' });
    expect(failing.status).toBe(503);

    const verified = async () => {
      const list = (await (await fetch(`${addresses.webhooks}/webhooks.json`)).json()) as { verified: boolean }[];
      return list.map((webhook) => webhook.verified);
    };
    expect(await verified()).toEqual([false, false, false, false]);
    const enter = (text: string) =>
      fetch(`${addresses.webhooks}/secrets`, { method: 'POST', body: new URLSearchParams({ secret: text }) });
    expect((await enter('not a secret')).status).toBe(422);
    const page = await (await enter(` ${secret} `)).text();
    expect(await verified()).toEqual([false, false, false, true]);
    expect(page).toContain('&lt;b&gt;first');
    expect(page.match(/Signature valid/g)).toHaveLength(1);
    expect(await (await fetch(addresses.nicepay)).text()).toContain(`href="${addresses.webhooks}"`);
  });
});

describe('the settings of a server that uses a sandbox', () => {
  it('omit all settings of a provider that the environment configures', async () => {
    const { addresses, credentials } = await sandbox();
    const env = sandboxEnv({ addresses, credentials });
    const own = {
      KAKAO_CLIENT_ID: 'ours',
      SMTP_URL: 'smtp://mail.example',
      GOOGLE_ISSUER: '',
      GOOGLE_CLOUD_PROJECT: 'x',
    };
    const left = Object.keys(env).filter((name) => !(name in settingsBesides(own, env)));
    expect(left.toSorted()).toEqual([
      'KAKAO_API_URL',
      'KAKAO_AUTH_URL',
      'KAKAO_CLIENT_ID',
      'KAKAO_CLIENT_SECRET',
      'MAIL_FROM',
      'SMTP_URL',
    ]);
  });
});
