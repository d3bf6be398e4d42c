import * as client from 'openid-client';
import { z } from 'zod';
import { fail, ok } from '../../platform/outcome.ts';
import type { Failed, Outcome } from '../../platform/outcome.ts';
import type { LoginFailed, SocialAttempt, SocialCallback, SocialIdentity, SocialProvider } from './social.ts';

export type SocialDeps = {
  fetch: typeof globalThis.fetch;
  /** Aborts after so many milliseconds. Injected so that tests decide when a time-out happens. */
  timeoutSignal?: (ms: number) => AbortSignal;
};

export type SocialCredentials = { clientId: string; clientSecret: string };

const CALL_WITHIN_MS = 5_000;
const ALL_WITHIN_MS = 10_000;

/** How a provider differs in the authorization code flow. */
export type Flow = {
  provider: SocialProvider;
  credentials: SocialCredentials;
  /** The provider's addresses; asked for with the fetch of the attempt. */
  metadata: (fetch: client.CustomFetch) => Promise<client.ServerMetadata>;
  /** What is asked for beside response_type, client_id, redirect_uri and state. */
  asks: (attempt: SocialAttempt) => Promise<Record<string, string>>;
  checks: (attempt: SocialAttempt) => client.AuthorizationCodeGrantChecks;
  /** What the provider's token call takes that others do not. */
  tokenParameters?: (attempt: SocialAttempt) => Record<string, string>;
  /** Throws a ZodError where the profile cannot be read. */
  profile: (
    config: client.Configuration,
    tokens: Awaited<ReturnType<typeof client.authorizationCodeGrant>>,
  ) => Promise<SocialIdentity>;
};

/** S256, for providers that take PKCE. */
export async function pkce({ codeVerifier }: SocialAttempt) {
  return {
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  };
}

/** The authorization code flow with one provider. The protocol's checks are the library's. */
export function codeFlow(flow: Flow, deps: SocialDeps) {
  const { provider, credentials } = flow;

  async function configuration(fetch: client.CustomFetch): Promise<client.Configuration> {
    const metadata = await flow.metadata(fetch);
    const auth = client.ClientSecretPost(credentials.clientSecret);
    const config = new client.Configuration(metadata, credentials.clientId, undefined, auth);
    config[client.customFetch] = fetch;
    allowSandbox(config);
    return config;
  }

  return {
    provider,
    async authorizationUrl(attempt: SocialAttempt): Promise<Outcome<string, 'unavailable'>> {
      const url = await attempted(provider, deps, async (fetch) => {
        const { redirectUri: redirect_uri, state } = attempt;
        const asked = { redirect_uri, state, ...(await flow.asks(attempt)) };
        return client.buildAuthorizationUrl(await configuration(fetch), asked).href;
      });
      // Nobody has tried to log in yet: a provider that cannot say where to is not there.
      return url.ok ? url : fail('unavailable', { detail: `${provider} did not answer` });
    },
    async identify(
      given: SocialAttempt & { callback: SocialCallback },
    ): Promise<Outcome<SocialIdentity, 'unavailable' | LoginFailed>> {
      const { callback, ...attempt } = given;
      if (!callback.code || !attempt.state) return loginFailed(provider, 'the callback has no code');
      const address = new URL(attempt.redirectUri);
      address.searchParams.set('code', callback.code);
      address.searchParams.set('state', callback.state ?? '');
      return attempted(provider, deps, async (fetch) => {
        const config = await configuration(fetch);
        const checks = { ...flow.checks(attempt), expectedState: attempt.state };
        const tokens = await client.authorizationCodeGrant(config, address, checks, flow.tokenParameters?.(attempt));
        return flow.profile(config, tokens);
      });
    },
  };
}

/** The person's data behind the access token. */
export async function profileAt(config: client.Configuration, accessToken: string, address: string): Promise<unknown> {
  const response = await client.fetchProtectedResource(config, accessToken, new URL(address), 'GET');
  if (response.status !== 200) throw new client.ClientError(`the profile call was answered ${response.status}`);
  return response.json();
}

/** Plain HTTP only to a base that was configured so; production refuses the sandbox's addresses. */
export function allowSandbox(config: client.Configuration): void {
  if (config.serverMetadata().issuer.startsWith('http:')) client.allowInsecureRequests(config);
}

/** Runs the calls of one attempt and tells a provider that did not answer from one that refused. */
async function attempted<T>(
  provider: SocialProvider,
  deps: SocialDeps,
  work: (fetch: client.CustomFetch) => Promise<T>,
): Promise<Outcome<T, 'unavailable' | LoginFailed>> {
  const timeoutSignal = deps.timeoutSignal ?? ((ms: number) => AbortSignal.timeout(ms));
  const all = timeoutSignal(ALL_WITHIN_MS);
  let answered = true;
  const fetch: client.CustomFetch = async (url, { method, headers, body, redirect }) => {
    answered = false;
    const signal = AbortSignal.any([all, timeoutSignal(CALL_WITHIN_MS)]);
    const response = await deps.fetch(url, { method, headers, redirect, signal, body: body as BodyInit | null });
    const text = await response.text();
    if (response.status === 429 || response.status >= 500) throw new Error(`answered ${response.status}`);
    answered = true;
    return new Response(text || null, { status: response.status, headers: response.headers });
  };
  try {
    return ok(await work(fetch));
  } catch (error) {
    if (!answered) return fail('unavailable', { detail: `${provider} did not answer` });
    if (isProviderError(error)) return loginFailed(provider, reasonOf(error));
    throw error;
  }
}

function loginFailed(provider: SocialProvider, detail: string): Failed<LoginFailed> {
  return fail(`${provider}_login_failed`, { detail });
}

const PROVIDER_ERRORS = [
  client.ClientError,
  client.AuthorizationResponseError,
  client.ResponseBodyError,
  client.WWWAuthenticateChallengeError,
  z.ZodError,
  SyntaxError,
];

function isProviderError(error: unknown): error is Error {
  return PROVIDER_ERRORS.some((kind) => error instanceof kind);
}

/** The library's own word for it, which names nobody. */
function reasonOf(error: Error & { code?: unknown }): string {
  return typeof error.code === 'string' ? error.code : error.name;
}
