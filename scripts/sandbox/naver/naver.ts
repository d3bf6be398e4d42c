import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { authorize, Grants, simulatedFailure, type NodeContext, type StandIn } from '../social/authorize.ts';
import { emailOf } from '../social/people.ts';

const GENDERS = { female: 'F', male: 'M' } as const;

/** Simulates Naver Login: /oauth2.0 of nid.naver.com and /v1/nid/me of openapi.naver.com, on one origin. */
export function naver(standIn: StandIn): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const grants = new Grants(standIn.clock);

  authorize(app, {
    provider: 'Naver',
    path: '/oauth2.0/authorize',
    standIn,
    grants,
    whyRefused: (request) => (request.get('state') ? undefined : 'state is missing.'),
  });

  /**
   * Handles a token request as Naver does: accepts parameters in the query or in a form, refuses with status 200, and
   * returns `expires_in` as a string.
   */
  const token = async (c: NodeContext) => {
    const form = new URLSearchParams(c.req.method === 'GET' ? new URL(c.req.url).search : await c.req.text());
    const refuse = (error: string, error_description: string) => c.json({ error, error_description });
    if (form.get('client_id') !== standIn.clientId || form.get('client_secret') !== standIn.clientSecret)
      return refuse('invalid_client', 'wrong client id / client secret pair');
    if (form.get('grant_type') !== 'authorization_code')
      return refuse('unsupported_grant_type', 'unsupported grant type');
    const grant = grants.redeem(form.get('code') ?? '');
    if (!grant || grant.state !== form.get('state')) return refuse('invalid_request', 'no valid data in session');
    if (form.has('redirect_uri') && form.get('redirect_uri') !== grant.redirectUri)
      return refuse('invalid_request', 'wrong redirect_uri');
    return (
      (await simulatedFailure(c, grant.choice, standIn.holds)) ??
      c.json({
        access_token: grants.token(grant.choice),
        refresh_token: 'not-played-here',
        token_type: 'bearer',
        expires_in: '3600',
      })
    );
  };
  app.get('/oauth2.0/token', token);
  app.post('/oauth2.0/token', token);

  app.get('/v1/nid/me', (c) => {
    const choice = grants.choiceOf(c.req.header('authorization'));
    if (!choice || choice.turn === 'profile_refused')
      return c.json({ resultcode: '024', message: 'Authentication failed' }, 401);
    const { person } = choice;
    const [birthyear, month, day] = person.birthday?.split('-') ?? [];
    const { phone } = person;
    return c.json({
      resultcode: '00',
      message: 'success',
      response: {
        id: `naver-${person.id}`,
        name: person.name,
        email: emailOf(choice),
        gender: person.gender ? GENDERS[person.gender] : 'U',
        ...(birthyear && { birthyear, birthday: `${month}-${day}` }),
        ...(phone && {
          mobile: `${phone.slice(0, 3)}-${phone.slice(3, 7)}-${phone.slice(7)}`,
          mobile_e164: `+82${phone.slice(1)}`,
        }),
      },
    });
  });

  return app;
}
