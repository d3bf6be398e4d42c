import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

/** What the mock is made to answer about the payment, by the contract's examples. */
const RESULTS = {
  completed: 'Approve',
  failed: 'Decline',
  cancelled: 'Close the window',
  refunded: 'Approve, but the rooms are gone',
  inProgress: 'Stays in progress',
} as const;

const PLACE = '/mock-card-window';
const COOKIE = 'mock_payment';

/**
 * In mock mode nobody speaks the card provider's protocol, so the card window is a page of the dev server that lets one
 * pick how the payment ends. Prism keeps no state: the pick goes in a cookie and from there into `Prefer` when the
 * payment is asked about.
 */
export function mockCardWindow({ prism }: { prism: string }): Plugin {
  return {
    name: 'mock-card-window',
    configureServer({ middlewares }) {
      middlewares.use(`${PLACE}/script.js`, (_, response) => answer(response, 'text/javascript', SCRIPT));
      middlewares.use(`${PLACE}/frame`, (_, response) => answer(response, 'text/html', FRAME));
      middlewares.use(PLACE, (request, response) => answer(response, 'text/html', page(request)));
      middlewares.use('/api/client/payments', (request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        if (request.method === 'POST' && path === '/') {
          void ready(prism, request, response).catch(() => response.writeHead(502).end());
          return;
        }
        const picked = cookie(request);
        if (request.method === 'GET' && picked) request.headers.prefer = `code=200, example=${picked}`;
        next();
      });
    },
  };
}

/** The mock's answer, with the window's addresses turned to this server. */
async function ready(prism: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
  const answered = await fetch(`${prism}/client/payments`, {
    method: 'POST',
    headers: headers as Record<string, string>,
    body: Buffer.concat(chunks),
  });
  const origin = `http://${request.headers.host}`;
  const body = (await answered.text())
    .replace(/"script_url":"[^"]*"/, `"script_url":"${origin}${PLACE}/script.js"`)
    .replace(/"frame_url":"[^"]*"/, `"frame_url":"${origin}${PLACE}/frame"`)
    .replace(/"origin":"[^"]*"/, `"origin":"${origin}"`);
  response.statusCode = answered.status;
  answer(response, answered.headers.get('content-type') ?? 'application/json', body);
}

function answer(response: ServerResponse, type: string, body: string): void {
  response.setHeader('Content-Type', `${type.split(';')[0]}; charset=utf-8`);
  response.end(body);
}

function cookie(request: IncomingMessage): string | undefined {
  return request.headers.cookie
    ?.split('; ')
    .find((pair) => pair.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
}

const SCRIPT = `window.AUTHNICE = { requestPay(request) {
  location.assign('${PLACE}?order=' + encodeURIComponent(request.orderId) + '&amount=' + request.amount);
} };`;

const FRAME = `<!doctype html><html lang="en"><title>Card (mock)</title>
<style>body{font:16px system-ui;padding:16px}button{font:inherit;padding:12px 20px}</style>
<p>The provider's frame (mock). No card is asked for.</p>
<button onclick="parent.postMessage({ type: 'card_token', token: 'tok_mock' }, location.origin)">Give a card token</button>`;

function page(request: IncomingMessage): string {
  const query = new URL(request.url ?? '/', 'http://mock').searchParams;
  const order = (query.get('order') ?? '').replace(/[^A-Za-z0-9_-]/g, '');
  const amount = (query.get('amount') ?? '').replace(/\D/g, '');
  const buttons = Object.entries(RESULTS).map(
    ([name, label]) =>
      `<button onclick="document.cookie='${COOKIE}=${name}; path=/'; location.assign('/nicepay/result?order=${order}')">${label}</button>`,
  );
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Card window (mock)</title>
<style>body{font:16px system-ui;max-width:26rem;margin:10vh auto;padding:0 16px}button{display:block;width:100%;font:inherit;margin:8px 0;padding:12px}</style>
<h1>Card window (mock)</h1><p>Order ${order}, ${amount}. How shall it end?</p>${buttons.join('')}</html>`;
}
