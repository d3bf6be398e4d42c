import { describe, expect, it } from 'vitest';
import type { SocialAttempt, SocialCallback, SocialGateway, SocialIdentity } from './social.ts';

/** The person's action on the provider's page, and the provider's behaviour afterwards. */
type Visit = {
  person?: 'whole' | 'no_email';
  action?: 'agree' | 'agree_without_email' | 'refuse';
  turn?: 'works' | 'down' | 'slow' | 'unreadable' | 'profile_refused' | IdTokenFault;
};
const ID_TOKEN_FAULTS = ['wrong_nonce', 'wrong_audience', 'other_issuer', 'expired'] as const;
type IdTokenFault = (typeof ID_TOKEN_FAULTS)[number];

export type SocialHarness = {
  gateway: SocialGateway;
  /**
   * Three more gateways for the same provider: one with another client ID, one with a wrong secret, and one that
   * connects to a closed port.
   */
  otherClient: SocialGateway;
  wrongSecret: SocialGateway;
  unreachable: SocialGateway;
  redirectUri: string;
  whole: SocialIdentity;
  /**
   * Opens the address in the person's browser and returns the query of the redirect. Throws if there is no redirect.
   */
  visit(authorizationUrl: string, visit?: Visit): Promise<SocialCallback>;
  whenHeld(): Promise<void>;
  timeOut(): void;
};

function attempts(harness: () => SocialHarness) {
  let last = 0;
  const newAttempt = (): SocialAttempt => {
    last += 1;
    const secret = (kind: string) => `${kind}-${last}-`.padEnd(43, 'x');
    const { redirectUri } = harness();
    return { redirectUri, state: secret('state'), nonce: secret('nonce'), codeVerifier: secret('verifier') };
  };
  const open = async (attempt: SocialAttempt) => {
    const address = await harness().gateway.authorizationUrl(attempt);
    if (!address.ok) throw new Error(address.failure.code);
    return address.value;
  };
  const visitProvider = async (attempt: SocialAttempt, visit?: Visit) => harness().visit(await open(attempt), visit);
  const code = (outcome: Awaited<ReturnType<SocialGateway['identify']>>) =>
    outcome.ok ? 'identified' : outcome.failure.code;
  const failed = () => `${harness().gateway.provider}_login_failed`;
  return { newAttempt, open, returnFromCardWindow: visitProvider, code, failed };
}

export function socialGatewayConformance(name: string, harness: () => SocialHarness) {
  const { newAttempt, open, returnFromCardWindow, code, failed } = attempts(harness);

  describe(`${name}: a person who agrees`, () => {
    it('is identified with the complete profile, and as the same person the next time', async () => {
      const [first, second] = [newAttempt(), newAttempt()];
      const identified = await harness().gateway.identify({ ...first, callback: await returnFromCardWindow(first) });
      expect(identified).toEqual({ ok: true, value: harness().whole });
      const again = await harness().gateway.identify({ ...second, callback: await returnFromCardWindow(second) });
      expect(again).toEqual(identified);
    });

    it.each([{ person: 'no_email' }, { action: 'agree_without_email' }] as const)(
      'is identified without an email address: %j',
      async (visit) => {
        const attempt = newAttempt();
        const outcome = await harness().gateway.identify({
          ...attempt,
          callback: await returnFromCardWindow(attempt, visit),
        });
        expect(outcome).toMatchObject({ ok: true, value: { email_verified: false, subject: expect.any(String) } });
        expect(outcome.ok && 'email' in outcome.value).toBe(false);
      },
    );

    it('is sent to an address that contains the state but not the verifier', async () => {
      const attempt = newAttempt();
      const address = new URL(await open(attempt));
      expect(address.href).not.toContain(attempt.codeVerifier);
      expect(address.searchParams.get('state')).toBe(attempt.state);
      expect(address.searchParams.get('redirect_uri')).toBe(attempt.redirectUri);
    });
  });

  describe(`${name}: rejects the login`, () => {
    it('of a person who refused', async () => {
      const attempt = newAttempt();
      const callback = await returnFromCardWindow(attempt, { action: 'refuse' });
      expect(callback).toMatchObject({ error: 'access_denied', state: attempt.state });
      expect(code(await harness().gateway.identify({ ...attempt, callback }))).toBe(failed());
    });

    it('without a code, or with an invalid one', async () => {
      const attempt = newAttempt();
      for (const callback of [{}, { state: attempt.state }, { state: attempt.state, code: 'made-up' }])
        expect(code(await harness().gateway.identify({ ...attempt, callback }))).toBe(failed());
    });

    it('with the state of another attempt, or with none', async () => {
      const attempt = newAttempt();
      const callback = await returnFromCardWindow(attempt);
      for (const state of [newAttempt().state, undefined, ''])
        expect(code(await harness().gateway.identify({ ...attempt, callback: { ...callback, state } }))).toBe(failed());
      expect(code(await harness().gateway.identify({ ...attempt, callback }))).toBe('identified');
    });

    it("with another attempt's code", async () => {
      const [own, other] = [newAttempt(), newAttempt()];
      const stolen = { ...(await returnFromCardWindow(other)), state: own.state };
      expect(code(await harness().gateway.identify({ ...own, callback: stolen }))).toBe(failed());
    });

    it('with a used code', async () => {
      const attempt = newAttempt();
      const callback = await returnFromCardWindow(attempt);
      expect(code(await harness().gateway.identify({ ...attempt, callback }))).toBe('identified');
      expect(code(await harness().gateway.identify({ ...attempt, callback }))).toBe(failed());
    });

    it('of another client, or with a wrong client secret', async () => {
      for (const gateway of [harness().otherClient, harness().wrongSecret]) {
        const attempt = newAttempt();
        const callback = await returnFromCardWindow(attempt);
        expect(code(await gateway.identify({ ...attempt, callback }))).toBe(failed());
      }
    });

    it('at a foreign redirect address, which the provider refuses', async () => {
      const attempt = newAttempt();
      for (const redirectUri of [
        'https://evil.example/connect',
        `${attempt.redirectUri}/x`,
        `${attempt.redirectUri}?x=1`,
      ])
        await expect(harness().visit(await open({ ...attempt, redirectUri }))).rejects.toThrow();
    });

    it('when the redirect address differs from the one that the code was issued for', async () => {
      const attempt = newAttempt();
      const callback = await returnFromCardWindow(attempt);
      const redirectUri = 'https://evil.example/connect';
      expect(code(await harness().gateway.identify({ ...attempt, redirectUri, callback }))).toBe(failed());
    });

    it.each(['unreadable', 'profile_refused'] as const)("when the provider's response is %s", async (turn) => {
      const attempt = newAttempt();
      const callback = await returnFromCardWindow(attempt, { turn });
      expect(code(await harness().gateway.identify({ ...attempt, callback }))).toBe(failed());
    });
  });

  describe(`${name}: an unavailable provider`, () => {
    it('is reported when it is down', async () => {
      const attempt = newAttempt();
      const callback = await returnFromCardWindow(attempt, { turn: 'down' });
      expect(code(await harness().gateway.identify({ ...attempt, callback }))).toBe('unavailable');
    });

    it('is reported when the connection is refused', async () => {
      const attempt = newAttempt();
      const callback = await returnFromCardWindow(attempt);
      expect(code(await harness().unreachable.identify({ ...attempt, callback }))).toBe('unavailable');
    });

    it('is reported when it is too slow', async () => {
      const attempt = newAttempt();
      const callback = await returnFromCardWindow(attempt, { turn: 'slow' });
      const identifying = harness().gateway.identify({ ...attempt, callback });
      await harness().whenHeld();
      harness().timeOut();
      expect(code(await identifying)).toBe('unavailable');
    });
  });

  it(`${name}: no failure contains personal data or secrets`, async () => {
    const attempt = newAttempt();
    const callback = await returnFromCardWindow(attempt, { turn: 'profile_refused' });
    const identity = JSON.stringify(await harness().gateway.identify({ ...attempt, callback }));
    for (const secret of [callback.code ?? '', attempt.state, attempt.codeVerifier, harness().whole.email ?? ''])
      expect(identity).not.toContain(secret);
  });
}

export function pkceConformance(name: string, harness: () => SocialHarness) {
  const { newAttempt, open, returnFromCardWindow, code, failed } = attempts(harness);

  describe(`${name}: PKCE`, () => {
    it('uses S256', async () => {
      const address = new URL(await open(newAttempt()));
      expect(address.searchParams.get('code_challenge_method')).toBe('S256');
    });

    it('rejects another verifier', async () => {
      const attempt = newAttempt();
      const callback = await returnFromCardWindow(attempt);
      const { codeVerifier } = newAttempt();
      expect(code(await harness().gateway.identify({ ...attempt, codeVerifier, callback }))).toBe(failed());
    });
  });
}

export function idTokenConformance(name: string, harness: () => SocialHarness) {
  const { newAttempt, returnFromCardWindow, code, failed } = attempts(harness);

  describe(`${name}: the ID token`, () => {
    it('is rejected with another nonce', async () => {
      const attempt = newAttempt();
      const callback = await returnFromCardWindow(attempt);
      const { nonce } = newAttempt();
      expect(code(await harness().gateway.identify({ ...attempt, nonce, callback }))).toBe(failed());
    });

    it.each(ID_TOKEN_FAULTS)('is rejected with the fault %s', async (turn) => {
      const attempt = newAttempt();
      const callback = await returnFromCardWindow(attempt, { turn });
      expect(code(await harness().gateway.identify({ ...attempt, callback }))).toBe(failed());
    });
  });
}
