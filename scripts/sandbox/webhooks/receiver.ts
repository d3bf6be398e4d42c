import { Hono } from 'hono';
import { Webhook } from 'standardwebhooks';
import { html, page } from '../page.ts';

type Received = {
  id: string;
  /** Value of `webhook-timestamp`: seconds since 1970. */
  timestamp: number;
  signature: string;
  body: string;
  /** RFC 3339 time in UTC. */
  at: string;
};

export type ReceivedWebhook = Received & { verified: boolean };

const MAX_RECEIVED = 500;
const EVERY_SECONDS = 3;
const TOLERANCE_S = 300;

/**
 * Receives the product's webhooks and lists the last 500, newest first. A webhook is verified if its signature matches
 * one of the secrets that were entered, and if it was received within five minutes of its timestamp.
 */
export function webhookReceiver(clock: () => Date): Hono {
  const received: Received[] = [];
  const secrets: string[] = [];
  const app = new Hono();

  const list = (): ReceivedWebhook[] =>
    received.map((webhook) => ({ ...webhook, verified: secrets.some((secret) => isValid(webhook, secret)) }));

  app.post('/secrets', async (c) => {
    const { secret } = await c.req.parseBody();
    if (typeof secret !== 'string' || !/^whsec_[A-Za-z0-9+/]+=*$/.test(secret.trim()))
      return c.json({ error: 'a secret begins with whsec_' }, 422);
    secrets.push(secret.trim());
    return c.redirect('/', 303);
  });

  app.post('*', async (c) => {
    received.unshift({
      id: c.req.header('webhook-id') ?? '',
      timestamp: Number(c.req.header('webhook-timestamp')),
      signature: c.req.header('webhook-signature') ?? '',
      body: await c.req.text(),
      at: clock().toISOString(),
    });
    received.length = Math.min(received.length, MAX_RECEIVED);
    const status = Number(c.req.query('status') ?? 204);
    return new Response(null, { status: status >= 200 && status < 600 ? status : 500 });
  });

  app.get('/webhooks.json', (c) => c.json(list()));

  app.get('/', (c) => {
    const body = html`<main><h1>Webhooks (sandbox)</h1>
<p class="hint">Events that the product sent to this address, newest first. Add <code>?status=500</code> to an endpoint's address to let its deliveries fail. The page refreshes every ${EVERY_SECONDS} s while no secret is being entered.</p>
<form method="post" action="/secrets"><p class="fields"><label>Secret of an endpoint<input name="secret" required autocomplete="off" placeholder="whsec_…"></label></p>
<button class="primary">Verify with this secret</button></form>
${received.length === 0 ? html`<p>No webhooks yet.</p>` : ''}
${list().map(
  ({ id, body: text, at, verified }) => html`<article><h2>${typeOf(text)}</h2>
<p class="hint">${at.slice(0, 19).replace('T', ' ')} UTC, ${id}</p>
<p>${verified ? '✓ Signature valid' : secrets.length === 0 ? 'Not verified: enter the secret' : '✗ No secret matches, or too old'}</p><pre>${text}</pre></article>`,
)}</main>`;
    const policy = { formAction: "'self'", frameAncestors: "'none'" };
    const script = `setInterval(() => { if (!document.querySelector('input').value) location.reload(); }, ${EVERY_SECONDS * 1_000});`;
    const { body: content, headers } = page({ language: 'en', title: 'Webhooks (sandbox)', body, script, policy });
    return c.body(content, 200, headers);
  });

  return app;
}

/**
 * Compares the signature with the one that the library computes. The library's `verify` would reject a webhook that is
 * listed more than five minutes after it was received.
 */
function isValid({ id, timestamp, signature, body, at }: Received, secret: string): boolean {
  if (!id || !(Math.abs(Date.parse(at) / 1000 - timestamp) <= TOLERANCE_S)) return false;
  const expected = new Webhook(secret).sign(id, new Date(timestamp * 1000), body);
  return signature.split(' ').includes(expected);
}

function typeOf(body: string): string {
  try {
    return String((JSON.parse(body) as { type?: unknown }).type);
  } catch {
    return 'Not JSON';
  }
}
