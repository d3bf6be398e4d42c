import { fail, ok } from '../../../server/platform/outcome.ts';
import type {
  SocialAttempt,
  SocialGateway,
  SocialIdentity,
  SocialProvider,
} from '../../../server/session/social/social.ts';

type ScriptedSocial = ReturnType<typeof scriptedSocial>;

/** Creates a social provider with scripted responses, for tests that don't cover the protocol. */
function scriptedSocial(provider: SocialProvider) {
  const attempts: SocialAttempt[] = [];
  const people = new Map<string, SocialIdentity>();
  const failures = new Map<string, 'unavailable'>();
  const gateway: SocialGateway = {
    provider,
    async authorizationUrl(attempt) {
      attempts.push(attempt);
      const query = new URLSearchParams({ redirect_uri: attempt.redirectUri, state: attempt.state });
      return ok(`https://${provider}.example/authorize?${query}`);
    },
    async identify({ callback, state }) {
      const { code = '' } = callback;
      const failure = failures.get(code);
      if (failure) return fail(failure);
      const person = people.get(code);
      if (!person || callback.state !== state) return fail(`${provider}_login_failed`);
      people.delete(code);
      return ok(person);
    },
  };
  return {
    gateway,
    attempts,
    /** Makes a code identify this person. Each code works only once; unknown codes are rejected. */
    knows: (code: string, person: Partial<SocialIdentity> & { subject: string }) =>
      void people.set(code, { provider, email_verified: false, ...person }),
    fails: (code: string, failure: 'unavailable') => void failures.set(code, failure),
  };
}

export type Scripted = Record<SocialProvider, ScriptedSocial>;

export function scriptedSocials(): Scripted {
  return {
    kakao: scriptedSocial('kakao'),
    google: scriptedSocial('google'),
    naver: scriptedSocial('naver'),
  };
}
