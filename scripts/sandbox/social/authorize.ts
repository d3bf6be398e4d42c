import { randomBytes } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { Holds } from '../holds.ts';
import { consentPage, refusedPage } from './consent.ts';
import { type Choice, choiceOf } from './people.ts';

export type StandIn = {
  clientId: string;
  clientSecret: string;
  /** The only addresses to which the consent page may redirect. */
  redirectUris: readonly string[];
  holds: Holds;
  clock: () => Date;
};

/** Data stored for an authorisation code. A code can be redeemed once within ten minutes. */
export type Grant = {
  redirectUri: string;
  state: string;
  challenge?: string | undefined;
  choice: Choice;
  until: number;
};

const CODE_LIFE_MS = 600_000;
function newSecret() {
  return randomBytes(24).toString('base64url');
}

export class Grants {
  private readonly codes = new Map<string, Grant>();
  private readonly tokens = new Map<string, Choice>();
  private readonly clock: () => Date;

  constructor(clock: () => Date) {
    this.clock = clock;
  }

  code(grant: Omit<Grant, 'until'>): string {
    const code = newSecret();
    this.codes.set(code, { ...grant, until: this.clock().getTime() + CODE_LIFE_MS });
    return code;
  }

  /** Deletes the code and returns its grant. Returns undefined if the code is unknown, expired or already redeemed. */
  redeem(code: string): Grant | undefined {
    const grant = this.codes.get(code);
    this.codes.delete(code);
    return grant && this.clock().getTime() <= grant.until ? grant : undefined;
  }

  token(choice: Choice): string {
    const token = newSecret();
    this.tokens.set(token, choice);
    return token;
  }

  choiceOf(authorization: string | undefined): Choice | undefined {
    return this.tokens.get(/^Bearer (.+)$/i.exec(authorization ?? '')?.[1] ?? '');
  }
}

type App = Hono<{ Bindings: HttpBindings }>;
export type NodeContext = Context<{ Bindings: HttpBindings }>;

type Authorize = {
  provider: 'Kakao' | 'Naver';
  path: string;
  standIn: StandIn;
  grants: Grants;
  /** Returns the provider's message if the provider refuses the request. */
  whyRefused: (request: URLSearchParams) => string | undefined;
};

/** Serves the browser-facing part of the code flow: the consent page, and the redirect with a code or access_denied. */
export function authorize(app: App, { provider, path, standIn, grants, whyRefused }: Authorize): void {
  const violation = (request: URLSearchParams) => {
    if (request.get('client_id') !== standIn.clientId) return 'client_id is not known.';
    if (!standIn.redirectUris.includes(request.get('redirect_uri') ?? '')) return 'redirect_uri is not registered.';
    if (request.get('response_type') !== 'code') return 'response_type must be code.';
    return whyRefused(request);
  };

  app.get(path, (c) => {
    const request = new URL(c.req.url).searchParams;
    const why = violation(request);
    if (why) return served(c, refusedPage(provider, why), 400);
    const redirectUri = request.get('redirect_uri') ?? '';
    return served(c, consentPage({ provider, action: path, fields: Object.fromEntries(request), redirectUri }));
  });

  app.post(path, async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const why = violation(form);
    if (why) return served(c, refusedPage(provider, why), 400);
    const choice = choiceOf(form);
    const redirectUri = form.get('redirect_uri') ?? '';
    const state = form.get('state') ?? '';
    const challenge = form.get('code_challenge') ?? undefined;
    const back = new URL(redirectUri);
    if (choice) back.searchParams.set('code', grants.code({ redirectUri, state, challenge, choice }));
    else {
      back.searchParams.set('error', 'access_denied');
      back.searchParams.set('error_description', 'User denied access');
    }
    if (state) back.searchParams.set('state', state);
    return c.redirect(back.href, 302);
  });
}

function served(c: NodeContext, { body, headers }: ReturnType<typeof consentPage>, status: 200 | 400 = 200) {
  return c.body(body, status, headers);
}

/** Returns the failure that was chosen for the token call, or undefined if the call should succeed. */
export async function simulatedFailure(c: NodeContext, { turn }: Choice, holds: Holds): Promise<Response | undefined> {
  if (turn === 'down') return c.text('Service Unavailable', 503);
  if (turn === 'unreadable') return c.body('{"access_token":"half', 200, { 'content-type': 'application/json' });
  if (turn !== 'slow') return undefined;
  await holds.until('slow', new Promise<void>((gone) => c.env.outgoing.once('close', gone)));
  return c.text('Gateway Timeout', 504);
}
