import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consent } from '../../../tests/support/client/consent.ts';
import { type ExternalServices, startExternalServices } from '../../../tests/support/site/external-services.ts';
import { createSocialGateways } from './gateways.ts';
import { birthdayOf, phoneOf } from './profile.ts';
import {
  idTokenConformance,
  pkceConformance,
  socialGatewayConformance,
  type SocialHarness,
} from './social.conformance.ts';
import type { SocialIdentity, SocialProvider } from './social.ts';

let externalServices: ExternalServices;
beforeAll(async () => {
  externalServices = await startExternalServices();
});
afterAll(() => externalServices.close());

const PEOPLE = { whole: '4200000142', no_email: '4200000391' };

const WHOLE: Record<SocialProvider, SocialIdentity> = {
  kakao: {
    provider: 'kakao',
    subject: '4200000142',
    email: 'minseo@guest.example',
    email_verified: true,
    user_name: '김민서',
    last_name: '김',
    first_name: '민서',
    phone_number: '01055500142',
    birthday: '1994-03-08',
    gender: 'female',
  },
  naver: {
    provider: 'naver',
    subject: 'naver-4200000142',
    email: 'minseo@guest.example',
    email_verified: false,
    user_name: '김민서',
    last_name: '김',
    first_name: '민서',
    phone_number: '01055500142',
    birthday: '1994-03-08',
    gender: 'female',
  },
  google: {
    provider: 'google',
    subject: '4200000142',
    email: 'minseo@guest.example',
    email_verified: true,
    user_name: '김민서',
    last_name: '김',
    first_name: '민서',
  },
};

function harness(provider: SocialProvider): SocialHarness {
  const config = externalServices.socialConfig;
  const others = (change: object) =>
    createSocialGateways(
      {
        kakao: { ...config.kakao, ...change },
        google: { ...config.google, ...change },
        naver: { ...config.naver, ...change },
      },
      { fetch },
    )[provider]!;
  const nowhere = 'http://127.0.0.1:1';
  return {
    gateway: externalServices.socials[provider]!,
    otherClient: others({ clientId: 'another-client' }),
    wrongSecret: others({ clientSecret: 'another-secret' }),
    unreachable: others({ authBase: nowhere, apiBase: nowhere, issuer: nowhere }),
    redirectUri: `https://booking.example/${provider}/connect`,
    whole: WHOLE[provider],
    async visit(address, { person = 'whole', ...more } = {}) {
      const { code, state, error } = await consent(address, { ...more, person: PEOPLE[person] });
      return { code, state, error };
    },
    whenHeld: () => externalServices.socialHeld(provider),
    timeOut: () => externalServices.timeOut(),
  };
}

socialGatewayConformance('Kakao', () => harness('kakao'));
pkceConformance('Kakao', () => harness('kakao'));
socialGatewayConformance('Google', () => harness('google'));
pkceConformance('Google', () => harness('google'));
idTokenConformance('Google', () => harness('google'));
socialGatewayConformance('Naver', () => harness('naver'));

describe('the configured providers', () => {
  it('are the only ones available', () => {
    const { kakao } = externalServices.socialConfig;
    expect(Object.keys(createSocialGateways({ kakao, google: undefined, naver: undefined }, { fetch }))).toEqual([
      'kakao',
    ]);
  });
});

describe('Google with malformed metadata', () => {
  const attempt = { redirectUri: 'https://booking.example/google/connect', state: 's', nonce: 'n', codeVerifier: 'v' };

  it.each([
    ['no document', () => new Response('', { status: 404 })],
    ["another issuer's document", () => Response.json({ issuer: 'https://another.example' })],
    ['a document that is not JSON', () => new Response('<html>')],
  ])('is unavailable: %s', async (_, answer) => {
    const google = { ...externalServices.socialConfig.google, issuer: 'https://accounts.example' };
    const socials = createSocialGateways(
      { google, kakao: undefined, naver: undefined },
      { fetch: async () => answer() },
    );
    expect(await socials.google!.authorizationUrl(attempt)).toMatchObject({
      failure: { code: 'unavailable', status: 503 },
    });
  });
});

describe('a profile', () => {
  it.each([
    ['+82 10-5550-0142', '01055500142'],
    ['+82 010-5550-0142', '01055500142'],
    ['010-5550-0142', '01055500142'],
    ['+1 415 555 0100', '14155550100'],
    ['', undefined],
    [undefined, undefined],
  ])('contains the phone number %s as %s', (given, digits) => expect(phoneOf(given)).toBe(digits));

  it.each([
    ['1994', '0308', '1994-03-08'],
    ['1994', '03-08', '1994-03-08'],
    ['1994', '0230', undefined],
    [undefined, '0308', undefined],
    ['1994', undefined, undefined],
  ])('contains the birthday %s and %s as %s', (year, day, birthday) => expect(birthdayOf(year, day)).toBe(birthday));
});
