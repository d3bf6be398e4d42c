import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { type HttpBindings, serve } from '@hono/node-server';
import { Hono } from 'hono';
import { cardTokens, type Token } from './card-tokens/card-tokens.ts';
import { type Nicepay, paymentsApi } from './nicepay/api.ts';
import { control } from './nicepay/control.ts';
import { Holds } from './nicepay/holds.ts';
import { type Books, Ledger } from './nicepay/ledger.ts';
import { Webhooks } from './nicepay/webhooks.ts';
import { cardWindow } from './nicepay/window.ts';
import { ratesApi } from './rates/rates.ts';

type Service = 'nicepay' | 'cardTokens' | 'rates';

export type SandboxOptions = {
  /** 0, the default, takes a free one. */
  ports?: Partial<Record<Service, number>>;
  clock?: () => Date;
  /** Keeps the books over restarts of the sandbox. Without it they live in memory. */
  stateFile?: string;
  /** Where NicePay's webhooks go; also settable at /control/settings. */
  webhookUrl?: string;
};

/** Known to everybody and good for nothing but the sandbox: the product refuses them in production. */
export const SANDBOX_CREDENTIALS = {
  nicepay: { clientId: 'sandbox-client', secretKey: 'sandbox-secret-not-for-production' },
  cardTokens: { clientId: 'sandbox-client', secretKey: 'sandbox-secret-not-for-production' },
};

export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

/** The outside world on loopback: the card provider, the card token service and competitors' prices, each its origin. */
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
    .route('/v1/payments', paymentsApi(nicepay))
    .route('/control', control(nicepay))
    .route('/', cardWindow(nicepay));
  const tokens = cardTokens({ ...SANDBOX_CREDENTIALS.cardTokens, tokens: state.tokens, clock, save });

  const ports = options.ports ?? {};
  const servers = {
    nicepay: await listen(provider, ports.nicepay),
    cardTokens: await listen(tokens, ports.cardTokens),
    rates: await listen(ratesApi(), ports.rates),
  };

  return {
    addresses: {
      nicepay: servers.nicepay.address,
      cardTokens: servers.cardTokens.address,
      rates: servers.rates.address,
    },
    credentials: SANDBOX_CREDENTIALS,
    /** Time passes: what was held or waited for `ms` happens, and what was not accepted is sent again. */
    async tick(ms: number): Promise<void> {
      const since = clock().getTime() - ms;
      holds.releaseAll(since);
      await webhooks.tick(since);
    },
    async close(): Promise<void> {
      holds.releaseAll();
      await Promise.all(Object.values(servers).map((server) => server.close()));
    },
  };
}

async function listen(app: Hono | Hono<{ Bindings: HttpBindings }>, port = 0) {
  const server = serve({ fetch: app.fetch as Hono['fetch'], port, hostname: '127.0.0.1' });
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });
  const { port: taken } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      if ('closeAllConnections' in server) server.closeAllConnections();
    });
  return { address: `http://127.0.0.1:${taken}`, close };
}

type State = { nicepay?: Books; tokens: Token[] };

function loadState(file: string | undefined): State {
  if (!file || !existsSync(file)) return { tokens: [] };
  return JSON.parse(readFileSync(file, 'utf8')) as State;
}

function saveState(file: string | undefined, state: State): void {
  if (!file) return;
  writeFileSync(`${file}.new`, JSON.stringify(state));
  renameSync(`${file}.new`, file);
}
