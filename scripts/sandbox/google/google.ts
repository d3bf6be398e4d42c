import { createHash, generateKeyPair, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { Provider, type KoaContextWithOIDC } from 'oidc-provider';
import type { StandIn } from '../social/authorize.ts';
import { consentPage, refusedPage } from '../social/consent.ts';
import { type Choice, choiceOf, emailOf, PEOPLE, type Turn } from '../social/people.ts';

const ROUTES = {
  authorization: '/o/oauth2/v2/auth',
  token: '/token',
  userinfo: '/v1/userinfo',
  jwks: '/oauth2/v3/certs',
};
const SCOPES = 'openid email profile';

/**
 * Simulates Google's OpenID provider. The library oidc-provider handles discovery, PKCE, nonce, ID token and userinfo.
 */
export async function google(issuer: string, standIn: StandIn): Promise<RequestListener> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const choices = new Map<string, Choice>();
  const choiceAt = (grantId: string | undefined) => choices.get(grantId ?? '');

  const provider = new Provider(issuer, {
    adapter: adapterIn(new Map()),
    clients: [
      {
        client_id: standIn.clientId,
        client_secret: standIn.clientSecret,
        redirect_uris: [...standIn.redirectUris],
        token_endpoint_auth_method: 'client_secret_post',
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: 'sandbox' } as never] },
    cookies: { keys: [randomBytes(24).toString('hex')] },
    routes: ROUTES,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    renderError(ctx, { error, error_description = '' }) {
      const { body, headers } = refusedPage('Google', `${error}: ${error_description}`);
      ctx.set(headers);
      ctx.body = body;
    },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    ttl: { AuthorizationCode: 600, AccessToken: 3600, IdToken: 3600, Interaction: 3600, Session: 3600, Grant: 3600 },
    async loadExistingGrant(ctx) {
      const { client, session, result } = ctx.oidc;
      const choice = result?.['choice'] as Choice | undefined;
      if (!client || !session?.accountId || !choice) return undefined;
      const grant = new ctx.oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(SCOPES);
      choices.set(await grant.save(), choice);
      return grant;
    },
    async findAccount(_, accountId, token) {
      const person = PEOPLE.find(({ id }) => id === accountId);
      if (!person) return undefined;
      const choice = choiceAt((token as { grantId?: string } | undefined)?.grantId);
      const email = choice && emailOf(choice);
      return {
        accountId,
        claims: () => ({
          sub: accountId,
          name: person.name,
          given_name: person.given_name,
          family_name: person.family_name,
          ...(email && { email, email_verified: person.email_verified }),
        }),
      };
    },
  });

  provider.use(async (ctx, next) => {
    if (ctx.path.startsWith('/interaction/')) return interaction(ctx as KoaContextWithOIDC);
    if (ctx.path.startsWith(ROUTES.authorization)) withoutSession(ctx as KoaContextWithOIDC);
    await next();
    await applyFailure(ctx as KoaContextWithOIDC);
  });

  async function interaction(ctx: KoaContextWithOIDC): Promise<void> {
    const { params } = await provider.interactionDetails(ctx.req, ctx.res);
    if (ctx.method === 'GET') {
      const redirectUri = String(params['redirect_uri']);
      const { body, headers } = consentPage({ provider: 'Google', action: ctx.path, redirectUri });
      ctx.set(headers);
      ctx.body = body;
      return;
    }
    const choice = choiceOf(new URLSearchParams(await text(ctx.req)));
    const result = choice
      ? { login: { accountId: choice.person.id, remember: false }, choice }
      : { error: 'access_denied', error_description: 'The user denied access' };
    ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result));
    ctx.status = 303;
  }

  async function applyFailure(ctx: KoaContextWithOIDC): Promise<void> {
    const { AuthorizationCode: code, AccessToken: token } = ctx.oidc?.entities ?? {};
    const turn = choiceAt(code?.grantId ?? token?.grantId)?.turn ?? 'works';
    if (ctx.oidc?.route === 'userinfo' && turn === 'profile_refused') {
      ctx.status = 401;
      ctx.body = { error: 'invalid_token' };
    }
    if (ctx.oidc?.route !== 'token' || ctx.status !== 200) return;
    if (turn === 'down') ctx.status = 503;
    if (turn === 'slow') await standIn.holds.until('slow', new Promise<void>((gone) => ctx.res.once('close', gone)));
    if (turn === 'unreadable') ctx.body = '{"access_token":"half';
    const answer = ctx.body as { id_token?: string };
    if (answer.id_token) answer.id_token = forged(answer.id_token, turn, privateKey);
  }

  return provider.callback();
}

/** Removes the session cookie from the request, so that every login shows the consent page. */
function withoutSession(ctx: KoaContextWithOIDC): void {
  const kept = (ctx.get('cookie') || '').split('; ').filter((pair) => !pair.startsWith('_session'));
  ctx.req.headers.cookie = kept.join('; ');
}

/**
 * If `turn` is an outcome with a wrong claim, returns the ID token with that claim, correctly signed. Otherwise returns
 * the original token.
 */
function forged(idToken: string, turn: Turn, key: KeyObject): string {
  const [head = '', payload = ''] = idToken.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { iat: number };
  const wrong: Partial<Record<Turn, object>> = {
    wrong_nonce: { nonce: createHash('sha256').update(payload).digest('base64url') },
    wrong_audience: { aud: 'another-client' },
    other_issuer: { iss: 'https://accounts.another.example' },
    expired: { iat: claims.iat - 7_200, exp: claims.iat - 3_600 },
  };
  if (!wrong[turn]) return idToken;
  const body = Buffer.from(JSON.stringify({ ...claims, ...wrong[turn] })).toString('base64url');
  const signature = sign('sha256', Buffer.from(`${head}.${body}`), key).toString('base64url');
  return `${head}.${body}.${signature}`;
}

type Stored = { payload: Record<string, unknown>; until: number };

function adapterIn(records: Map<string, Stored>) {
  const until = (expiresIn: number | undefined) => Date.now() + (expiresIn ?? 3_600) * 1000;
  return (name: string) => {
    const keyOf = (id: string) => `${name}:${id}`;
    const find = async (id: string) => {
      const stored = records.get(keyOf(id));
      return stored && stored.until > Date.now() ? stored.payload : undefined;
    };
    const findBy = async (member: 'uid' | 'userCode', value: string) =>
      [...records.entries()].find(([key, { payload }]) => key.startsWith(`${name}:`) && payload[member] === value)?.[1]
        .payload;
    return {
      find,
      findByUid: (uid: string) => findBy('uid', uid),
      findByUserCode: (code: string) => findBy('userCode', code),
      async upsert(id: string, payload: object, expiresIn?: number) {
        records.set(keyOf(id), { payload: { ...payload }, until: until(expiresIn) });
      },
      async consume(id: string) {
        const stored = records.get(keyOf(id));
        if (stored) stored.payload['consumed'] = Math.floor(Date.now() / 1000);
      },
      async destroy(id: string) {
        records.delete(keyOf(id));
      },
      async revokeByGrantId(grantId: string) {
        for (const [key, { payload }] of records) if (payload['grantId'] === grantId) records.delete(key);
      },
    };
  };
}
