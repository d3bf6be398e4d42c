import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Connect, ViteDevServer } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { operation } from '../generate/situations.ts';
import { mockPanel } from './plugin.ts';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => (server.closeAllConnections(), server.close())));

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/**
 * Returns a request listener that responds with `name` and the requested example. It responds to a login with the
 * contract's example.
 */
function saying(name: string): RequestListener {
  return ({ url, headers }, response) => {
    const { value } = operation('loginUser').answers.find((each) => each.name === 'cyber')!;
    const said = url?.endsWith('/login') ? value : { by: name, prefer: headers['prefer'], order_id: 'o-1', amount: 7 };
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(said));
  };
}

async function site(behind: 'server' | null): Promise<string> {
  const prism = await listen(saying('prism'));
  const targets = { prism, ...(behind && { server: await listen(saying('server')) }) };
  const stack: { path: string; handle: Connect.NextHandleFunction }[] = [];
  const use = (first: string | Connect.NextHandleFunction, second?: Connect.NextHandleFunction) =>
    stack.push(typeof first === 'string' ? { path: first, handle: second! } : { path: '', handle: first });
  const { configureServer } = mockPanel(targets) as { configureServer: (server: ViteDevServer) => void };
  configureServer({ middlewares: { use } } as unknown as ViteDevServer);
  return listen((request, response) => {
    const url = request.url!;
    const run = (at: number): void => {
      const layer = stack.slice(at).find(({ path }) => url.startsWith(path));
      if (!layer) return void response.end(JSON.stringify({ by: behind ?? 'vite' }));
      request.url = url.slice(layer.path.length) || '/';
      layer.handle(request as Connect.IncomingMessage, response, () => {
        request.url = url;
        run(stack.indexOf(layer) + 1);
      });
    };
    run(0);
  });
}

function choosing(mock: string) {
  return { headers: { cookie: `lang=ko; mock=${encodeURIComponent(mock)}` } };
}
const ORDER = '/api/client/payments/haneul-01JZ8Q4T7V';

test('in front of a server, the mock returns the chosen responses and passes other calls to the server', async () => {
  const origin = await site('server');
  const ask = async (mock: string) => (await fetch(origin + ORDER, choosing(mock))).json();
  expect(await ask('')).toEqual({ by: 'server' });
  expect(await ask('createHold:409/roomSoldOut')).toEqual({ by: 'server' });
  expect(await ask('getPayment:503/unavailable')).toMatchObject({
    by: 'prism',
    prefer: 'code=503, example=unavailable',
  });
});

test('without a server, the mock returns the example that fits the request', async () => {
  const origin = await site(null);
  expect(await (await fetch(origin + ORDER)).json()).toMatchObject({ prefer: 'code=200, example=completed' });
  const chosen = await fetch(origin + ORDER, choosing('getPayment:200/failed'));
  expect(await chosen.json()).toMatchObject({ prefer: 'code=200, example=failed', order_id: 'o-1' });
});

test('a call can fail as if offline, be delayed, or never get a response', async () => {
  const origin = await site('server');
  await expect(fetch(origin + ORDER, choosing('*:offline'))).rejects.toThrow('fetch failed');
  const begun = performance.now();
  await fetch(origin + ORDER, choosing('getPayment:120ms'));
  expect(performance.now() - begun).toBeGreaterThan(100);
  const never = fetch(origin + ORDER, { ...choosing('getPayment:never'), signal: AbortSignal.timeout(150) });
  await expect(never).rejects.toThrow('timeout');
});

test('writes a choice in the address to cookies and redirects to the address without it', async () => {
  const origin = await site(null);
  const open = async (address: string) => {
    const answer = await fetch(origin + address, { headers: { accept: 'text/html' }, redirect: 'manual' });
    return { status: answer.status, to: answer.headers.get('location'), cookies: answer.headers.getSetCookie() };
  };
  const hold = await open('/start?hotel_code=1&mock=createHold:409/roomSoldOut');
  expect(hold).toMatchObject({ status: 302, to: '/start?hotel_code=1' });
  expect(hold.cookies).toEqual(['mock=createHold%3A409%2FroomSoldOut; Path=/; SameSite=Lax']);
  const story = await open('/?scenario=cardDeclined');
  expect(story.cookies).toEqual(['mock=getPayment%3A200%2Ffailed; Path=/; SameSite=Lax']);
  expect(story.to).toMatch(/^\/start\?hotel_code=1&startDate=2027-06-11/);
  const member = await open('/?persona=cyber');
  expect(member.cookies.map((each) => each.split(';')[0])).toEqual([
    'd_booking_auth=haneul.5Rc1Wm',
    'b_login_key=haneul.T4bN8c',
    'b_company_code=haneul',
  ]);
  expect((await open('/?mock=createHold:409/roomSold')).status).toBe(404);
  expect((await open('/?scenario=noSuchStory')).status).toBe(404);
  expect((await open('/start?hotel_code=1')).status).toBe(200);
});
