import * as client from 'openid-client';
import { z } from 'zod';
import { fail, ok } from '../../platform/outcome.ts';
import type { Failed, Outcome } from '../../platform/outcome.ts';
import type { LoginFailed, SocialAttempt, SocialCallback, SocialIdentity, SocialProvider } from './social.ts';

export type SocialDeps = {
  fetch: typeof globalThis.fetch;
  /**
   * Returns a signal that aborts after the given number of milliseconds. Injected so that tests can decide when a call
   * times out.
   */
  timeoutSignal?: (ms: number) => AbortSignal;
};

export type SocialCredentials = { clientId: string; clientSecret: string };

const CALL_TIMEOUT_MS = 5_000;
const ATTEMPT_TIMEOUT_MS = 10_000;

type Flow = {
  provider: SocialProvider;
  credentials: SocialCredentials;
  /** Returns the provider's endpoints, using the given `fetch` for any request. */
  metadata: (fetch: client.CustomFetch) => Promise<client.ServerMetadata>;
  /** Returns the authorization parameters other than response_type, client_id, redirect_uri and state. */
  parameters: (attempt: SocialAttempt) => Promise<Record<string, string>>;
  checks: (attempt: SocialAttempt) => client.AuthorizationCodeGrantChecks;
  /** Returns the token parameters that only this provider needs. */
  tokenParameters?: (attempt: SocialAttempt) => Record<string, string>;
  /** Reads the profile. Throws a ZodError if it is malformed. */
  profile: (
    config: client.Configuration,
    tokens: Awaited<ReturnType<typeof client.authorizationCodeGrant>>,
  ) => Promise<SocialIdentity>;
};

export async function pkce({ codeVerifier }: SocialAttempt) {
  return {
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  };
}

/**
 * Creates a gateway that runs the authorization code flow with one provider. openid-client performs the protocol's
 * checks.
 */
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
        const parameters = { redirect_uri, state, ...(await flow.parameters(attempt)) };
        return client.buildAuthorizationUrl(await configuration(fetch), parameters).href;
      });
      // The person hasn't been sent to the provider yet, so this isn't a failed login.
      return url.ok ? url : fail('unavailable', { detail: `${provider} did not respond` });
    },
    async identify(
      request: SocialAttempt & { callback: SocialCallback },
    ): Promise<Outcome<SocialIdentity, 'unavailable' | LoginFailed>> {
      const { callback, ...attempt } = request;
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

export async function profileAt(config: client.Configuration, accessToken: string, address: string): Promise<unknown> {
  const response = await client.fetchProtectedResource(config, accessToken, new URL(address), 'GET');
  if (response.status !== 200) throw new client.ClientError(`the profile endpoint returned status ${response.status}`);
  return response.json();
}

/** Allows plain HTTP for providers configured with an http: URL, such as the sandbox. Production rejects such URLs. */
function allowSandbox(config: client.Configuration): void {
  if (config.serverMetadata().issuer.startsWith('http:')) client.allowInsecureRequests(config);
}

/**
 * Runs the calls to the provider for one login attempt. Fails with `unavailable` if the provider doesn't respond in
 * time or returns 429 or 5xx, and with `${provider}_login_failed` if the provider rejects the attempt or its response
 * is invalid.
 */
async function attempted<T>(
  provider: SocialProvider,
  deps: SocialDeps,
  work: (fetch: client.CustomFetch) => Promise<T>,
): Promise<Outcome<T, 'unavailable' | LoginFailed>> {
  const timeoutSignal = deps.timeoutSignal ?? ((ms: number) => AbortSignal.timeout(ms));
  const all = timeoutSignal(ATTEMPT_TIMEOUT_MS);
  let answered = true;
  const fetch: client.CustomFetch = async (url, { method, headers, body, redirect }) => {
    answered = false;
    const signal = AbortSignal.any([all, timeoutSignal(CALL_TIMEOUT_MS)]);
    const response = await deps.fetch(url, { method, headers, redirect, signal, body: body as BodyInit | null });
    const text = await response.text();
    if (response.status === 429 || response.status >= 500) throw new Error(`status ${response.status}`);
    answered = true;
    return new Response(text || null, { status: response.status, headers: response.headers });
  };
  try {
    return ok(await work(fetch));
  } catch (error) {
    if (!answered) return fail('unavailable', { detail: `${provider} did not respond` });
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

/** Returns the library's error code, which contains no personal data. */
function reasonOf(error: Error & { code?: unknown }): string {
  return typeof error.code === 'string' ? error.code : error.name;
}
