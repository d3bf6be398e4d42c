import { createHash } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { authorize, Grants, simulatedFailure, type StandIn } from '../social/authorize.ts';
import { emailOf } from '../social/people.ts';

/**
 * Simulates the REST API of Kakao Login: /oauth/authorize and /oauth/token of kauth, and /v2/user/me of kapi, on one
 * origin.
 */
export function kakao(standIn: StandIn): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const grants = new Grants(standIn.clock);

  authorize(app, {
    provider: 'Kakao',
    path: '/oauth/authorize',
    standIn,
    grants,
    whyRefused: (request) =>
      request.has('code_challenge') && request.get('code_challenge_method') !== 'S256'
        ? 'code_challenge_method must be S256.'
        : undefined,
  });

  app.post('/oauth/token', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const refuse = (status: 400 | 401, error: string, error_code: string, error_description: string) =>
      c.json({ error, error_description, error_code }, status);
    if (form.get('client_id') !== standIn.clientId)
      return refuse(401, 'invalid_client', 'KOE101', 'Not exist client_id');
    if (form.get('client_secret') !== standIn.clientSecret)
      return refuse(401, 'invalid_client', 'KOE010', 'Bad client credentials');
    if (form.get('grant_type') !== 'authorization_code')
      return refuse(400, 'unsupported_grant_type', 'KOE114', 'unsupported grant type');
    const grant = grants.redeem(form.get('code') ?? '');
    if (!grant) return refuse(400, 'invalid_grant', 'KOE320', 'authorization code not found');
    if (grant.redirectUri !== form.get('redirect_uri'))
      return refuse(400, 'invalid_grant', 'KOE303', 'Redirect URI mismatch.');
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (grant.challenge && grant.challenge !== proof)
      return refuse(400, 'invalid_grant', 'KOE320', 'code challenge not match.');
    return (
      (await simulatedFailure(c, grant.choice, standIn.holds)) ??
      c.json({
        token_type: 'bearer',
        access_token: grants.token(grant.choice),
        expires_in: 21_599,
        refresh_token: 'not-played-here',
        refresh_token_expires_in: 5_183_999,
        scope: 'account_email name phone_number birthyear birthday gender',
      })
    );
  });

  app.get('/v2/user/me', (c) => {
    const choice = grants.choiceOf(c.req.header('authorization'));
    if (!choice || choice.turn === 'profile_refused')
      return c.json({ msg: 'this access token does not exist', code: -401 }, 401);
    const { person } = choice;
    const email = emailOf(choice);
    const [birthyear, month = '', day = ''] = person.birthday?.split('-') ?? [];
    return c.json({
      id: Number(person.id),
      connected_at: '2026-01-05T02:11:09Z',
      kakao_account: {
        has_email: person.email !== undefined,
        email_needs_agreement: person.email !== undefined && email === undefined,
        ...(email && { email, is_email_valid: true, is_email_verified: person.email_verified }),
        name_needs_agreement: false,
        name: person.name,
        ...(person.phone && {
          phone_number: `+82 ${person.phone.slice(1, 3)}-${person.phone.slice(3, 7)}-${person.phone.slice(7)}`,
        }),
        ...(birthyear && { birthyear, birthday: `${month}${day}`, birthday_type: 'SOLAR', is_leap_month: false }),
        ...(person.gender && { gender: person.gender }),
      },
    });
  });

  return app;
}
