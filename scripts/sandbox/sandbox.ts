import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { cardTokens, type Token } from './card-tokens/card-tokens.ts';
import { Holds } from './holds.ts';
import { indexPage } from './index-page.ts';
import { listen } from './listen.ts';
import { jusoApi } from './juso/juso.ts';
import { type Nicepay, paymentsApi } from './nicepay/api.ts';
import { control } from './nicepay/control.ts';
import { type LedgerState, Ledger } from './nicepay/ledger.ts';
import { Webhooks } from './nicepay/webhooks.ts';
import { cardWindow } from './nicepay/window.ts';
import { mailServer } from './outbox/mail.ts';
import { Outbox, outboxSite } from './outbox/outbox.ts';
import { webhookReceiver } from './webhooks/receiver.ts';
import { ratesApi } from './rates/rates.ts';
import { type SocialName, socialStandIns } from './social/stand-ins.ts';

type Service = 'nicepay' | 'cardTokens' | 'rates' | 'juso' | SocialName | 'outbox' | 'smtp' | 'webhooks';

export type SandboxOptions = {
  /** Ports by service. The default 0 selects a free port. */
  ports?: Partial<Record<Service, number>>;
  clock?: () => Date;
  /** File that keeps the ledger and the card tokens across restarts. Without a file, they are kept only in memory. */
  stateFile?: string;
  /** Address that receives NicePay's webhooks. It can also be set with PUT /control/settings. */
  webhookUrl?: string;
  /** Origins of the product's site that social logins may return to. */
  sites?: readonly string[];
};

const SITE = 'http://localhost:8080';

/** Public credentials, which the product rejects in production. */
export const SANDBOX_CREDENTIALS = {
  nicepay: { clientId: 'sandbox-client', secretKey: 'sandbox-secret-not-for-production' },
  cardTokens: { clientId: 'sandbox-client', secretKey: 'sandbox-secret-not-for-production' },
  social: { clientId: 'sandbox-client', clientSecret: 'sandbox-secret-not-for-production' },
  sms: { key: 'sandbox-secret-not-for-production' },
  juso: { key: 'sandbox-secret-not-for-production' },
  smtp: { user: 'sandbox-client', password: 'sandbox-secret-not-for-production' },
};

export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

/**
 * Starts simulations of the external services on loopback: one origin per provider, and one outbox for SMS and email.
 */
export async function startSandbox(options: SandboxOptions = {}) {
  const clock = options.clock ?? (() => new Date());
  const state = loadState(options.stateFile);
  const save = () => saveState(options.stateFile, state);

  const ledger = new Ledger(state.nicepay, clock, (books) => {
    state.nicepay = books;
    save();
  });
  const holds = new Holds(clock);
  const webhooks = new Webhooks(ledger, SANDBOX_CREDENTIALS.nicepay);
  webhooks.url = options.webhookUrl ?? '';
  const credentials = SANDBOX_CREDENTIALS.nicepay;
  const nicepay: Nicepay = { ledger, holds, webhooks, credentials, settings: { partialCancel: true } };

  const provider = new Hono<{ Bindings: HttpBindings }>()
    .get('/', (c) => {
      const { body, headers } = indexPage(servers.outbox.address, servers.webhooks.address);
      return c.body(body, 200, headers);
    })
    .route('/v1/payments', paymentsApi(nicepay))
    .route('/control', control(nicepay))
    .route('/', cardWindow(nicepay));
  const tokens = cardTokens({ ...SANDBOX_CREDENTIALS.cardTokens, tokens: state.tokens, clock, save });

  const outbox = new Outbox(clock);

  const ports = options.ports ?? {};
  const social = await socialStandIns({ ...SANDBOX_CREDENTIALS.social, sites: options.sites ?? [SITE], ports, clock });
  const servers = {
    nicepay: await listen(provider, ports.nicepay),
    cardTokens: await listen(tokens, ports.cardTokens),
    rates: await listen(ratesApi(), ports.rates),
    juso: await listen(jusoApi(SANDBOX_CREDENTIALS.juso.key), ports.juso),
    outbox: await listen(outboxSite(outbox, SANDBOX_CREDENTIALS.sms.key), ports.outbox),
    webhooks: await listen(webhookReceiver(clock), ports.webhooks),
    smtp: await mailServer({ ...SANDBOX_CREDENTIALS.smtp, outbox, ...(ports.smtp && { port: ports.smtp }) }),
  };

  return {
    addresses: {
      nicepay: servers.nicepay.address,
      cardTokens: servers.cardTokens.address,
      rates: servers.rates.address,
      juso: servers.juso.address,
      outbox: servers.outbox.address,
      /** Receives the product's webhooks, at any path. */
      webhooks: servers.webhooks.address,
      /** SMTP URL with the user name and the password. */
      smtp: servers.smtp.address,
      ...social.addresses,
    },
    credentials: SANDBOX_CREDENTIALS,
    socialHeld: social.whenHeld,
    /**
     * Releases responses and webhooks that have been held back for at least `ms` milliseconds, and resends rejected
     * webhooks.
     */
    async tick(ms: number): Promise<void> {
      const since = clock().getTime() - ms;
      holds.releaseAll(since);
      await webhooks.tick(since);
    },
    async close(): Promise<void> {
      holds.releaseAll();
      await Promise.all([social, ...Object.values(servers)].map((one) => one.close()));
    },
  };
}

type State = { nicepay?: LedgerState; tokens: Token[] };

function loadState(file: string | undefined): State {
  if (!file || !existsSync(file)) return { tokens: [] };
  return JSON.parse(readFileSync(file, 'utf8')) as State;
}

function saveState(file: string | undefined, state: State): void {
  if (!file) return;
  writeFileSync(`${file}.new`, JSON.stringify(state));
  renameSync(`${file}.new`, file);
}
