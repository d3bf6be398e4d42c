import { Hono } from 'hono';
import { html, page } from '../page.ts';

export type SentMessage = {
  id: number;
  channel: 'SMS' | 'EMAIL';
  to: string;
  /** The optional fields are set only for emails, except for `messageKey`, which is set only for SMS messages. */
  from?: string;
  fromName?: string;
  replyTo?: string;
  messageId?: string;
  subject?: string;
  text: string;
  html?: string;
  attachments?: { name: string; type: string; content: string }[];
  /** The product's ID for an SMS. */
  messageKey?: string;
  /** RFC 3339 time in UTC. */
  at: string;
};

const MAX_MESSAGES = 500;
const EVERY_SECONDS = 3;

/** The last 500 messages that the product sent, newest first. */
export class Outbox {
  readonly messages: SentMessage[] = [];
  private last = 0;
  private readonly clock: () => Date;

  constructor(clock: () => Date) {
    this.clock = clock;
  }

  /** Drops an SMS whose key is already in the list, as a gateway does with a repeated request. */
  add(message: Omit<SentMessage, 'id' | 'at'>): void {
    const { messageKey } = message;
    if (messageKey && this.messages.some((one) => one.messageKey === messageKey)) return;
    this.last += 1;
    this.messages.unshift({ id: this.last, ...message, at: this.clock().toISOString() });
    this.messages.length = Math.min(this.messages.length, MAX_MESSAGES);
  }
}

/** Serves the SMS provider's API, and the messages in the outbox as pages and as JSON. */
export function outboxSite(outbox: Outbox, smsKey: string): Hono {
  const app = new Hono();

  app.post('/messages', async (c) => {
    if (c.req.header('authorization') !== `Bearer ${smsKey}`) return c.json({ error: 'unauthorized' }, 401);
    const sent = (await c.req.json().catch(() => ({}))) as Record<'to' | 'text' | 'id', unknown>;
    const { to, text, id } = sent;
    if (typeof to !== 'string' || !/^\d{8,15}$/.test(to) || typeof text !== 'string' || !text)
      return c.json({ error: 'to must be digits, text must not be empty' }, 422);
    outbox.add({ channel: 'SMS', to, text, ...(typeof id === 'string' && { messageKey: id }) });
    return c.json({ accepted: true }, 202);
  });

  app.get('/outbox.json', (c) => {
    const to = c.req.query('to');
    return c.json(outbox.messages.filter((message) => to === undefined || message.to === to));
  });

  const messageOf = (id: string) => outbox.messages.find((message) => message.id === Number(id));

  app.get('/messages/:id', (c) => {
    const message = messageOf(c.req.param('id'));
    if (!message) return c.notFound();
    const { body, headers } = mailPage(message);
    return c.body(body, 200, headers);
  });

  // As in a mail client, scripts don't run, and only pictures are loaded.
  app.get('/messages/:id/html', (c) => {
    const message = messageOf(c.req.param('id'));
    if (!message?.html) return c.notFound();
    return c.body(message.html, 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; img-src http: https:; style-src 'unsafe-inline'; sandbox ${LINKS_ALONE}`,
    });
  });

  app.get('/messages/:id/attachments/:at', (c) => {
    const attachment = messageOf(c.req.param('id'))?.attachments?.[Number(c.req.param('at'))];
    if (!attachment) return c.notFound();
    return c.body(attachment.content, 200, {
      'content-type': attachment.type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(attachment.name)}`,
    });
  });

  app.get('/', (c) => {
    const body = html`<main><h1>Outbox (sandbox)</h1>
<p class="hint">SMS and e-mail of the product, newest first. Nothing leaves this machine. The page refreshes every ${EVERY_SECONDS} s.</p>
${outbox.messages.length === 0 ? html`<p>No messages yet.</p>` : ''}
${outbox.messages.map(
  ({
    id,
    channel,
    to,
    subject,
    text,
    html: rich,
    at,
  }) => html`<article><h2>${channel === 'SMS' ? 'SMS' : 'E-mail'} to ${to}</h2>
<p class="hint">${at.slice(0, 19).replace('T', ' ')} UTC</p>${
    subject ? html`<p><strong>${subject}</strong></p>` : ''
  }${rich ? html`<p><a href="/messages/${id}">As a mailbox shows it</a></p>` : html`<pre>${text}</pre>`}</article>`,
)}</main>`;
    const policy = { formAction: "'none'", frameAncestors: "'none'" };
    const { body: content, headers } = page({ language: 'en', title: 'Outbox (sandbox)', body, policy });
    return c.body(content, 200, { ...headers, refresh: String(EVERY_SECONDS) });
  });

  return app;
}

/** Sandbox permissions that let links in an email open in a new tab, as in a mail client. */
const LINKS_ALONE = 'allow-popups allow-popups-to-escape-sandbox';

function mailPage({ id, to, from, fromName, replyTo, subject, text, html: rich, attachments = [] }: SentMessage) {
  const files = attachments.map(
    ({ name }, at) => html`<li><a href="/messages/${id}/attachments/${at}" download>${name}</a></li>`,
  );
  const body = html`<main class="mail"><p><a href="/">Outbox</a></p><h1>${subject}</h1>
<p class="hint">${fromName} &lt;${from}&gt; to ${to}${replyTo ? html`, reply to ${replyTo}` : ''}</p>
${files.length > 0 ? html`<ul>${files}</ul>` : ''}
${rich ? html`<iframe sandbox="${LINKS_ALONE}" title="${subject}" src="/messages/${id}/html"></iframe>` : ''}
<h2>Plain text</h2><pre>${text}</pre></main>`;
  const policy = { formAction: "'none'", frameAncestors: "'none'", frames: "'self'" };
  return page({ language: 'en', title: subject ?? 'E-mail', body, policy });
}
