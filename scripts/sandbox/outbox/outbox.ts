import { Hono } from 'hono';
import { html, page } from '../page.ts';

export type SentMessage = {
  id: number;
  channel: 'SMS' | 'EMAIL';
  to: string;
  /** E-mail only. */
  from?: string;
  subject?: string;
  text: string;
  /** RFC 3339, UTC. */
  at: string;
};

const KEPT = 500;
const EVERY_SECONDS = 3;

/** What the product sent, newest first; the last 500. */
export class Outbox {
  readonly messages: SentMessage[] = [];
  private last = 0;
  private readonly clock: () => Date;

  constructor(clock: () => Date) {
    this.clock = clock;
  }

  add(message: Omit<SentMessage, 'id' | 'at'>): void {
    this.last += 1;
    this.messages.unshift({ id: this.last, ...message, at: this.clock().toISOString() });
    this.messages.length = Math.min(this.messages.length, KEPT);
  }
}

/** The SMS provider's API, and one page and one JSON list for everything that was sent by SMS and by e-mail. */
export function outboxSite(outbox: Outbox, smsKey: string): Hono {
  const app = new Hono();

  app.post('/messages', async (c) => {
    if (c.req.header('authorization') !== `Bearer ${smsKey}`) return c.json({ error: 'unauthorized' }, 401);
    const { to, text } = (await c.req.json().catch(() => ({}))) as { to?: unknown; text?: unknown };
    if (typeof to !== 'string' || !/^\d{8,15}$/.test(to) || typeof text !== 'string' || !text)
      return c.json({ error: 'to must be digits, text must not be empty' }, 422);
    outbox.add({ channel: 'SMS', to, text });
    return c.json({ accepted: true }, 202);
  });

  app.get('/outbox.json', (c) => {
    const to = c.req.query('to');
    return c.json(outbox.messages.filter((message) => to === undefined || message.to === to));
  });

  app.get('/', (c) => {
    const body = html`<main><h1>Outbox (sandbox)</h1>
<p class="hint">SMS and e-mail of the product, newest first. Nothing left this machine. The page looks again every ${EVERY_SECONDS} s.</p>
${outbox.messages.length === 0 ? html`<p>Nothing was sent yet.</p>` : ''}
${outbox.messages.map(
  ({ channel, to, subject, text, at }) => html`<article><h2>${channel === 'SMS' ? 'SMS' : 'E-mail'} to ${to}</h2>
<p class="hint">${at.slice(0, 19).replace('T', ' ')} UTC</p>${subject ? html`<p><strong>${subject}</strong></p>` : ''}<pre>${text}</pre></article>`,
)}</main>`;
    const policy = { formAction: "'none'", frameAncestors: "'none'" };
    const { body: content, headers } = page({ language: 'en', title: 'Outbox (sandbox)', body, policy });
    return c.body(content, 200, { ...headers, refresh: String(EVERY_SECONDS) });
  });

  return app;
}
