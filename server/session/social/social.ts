import type { Outcome } from '../../platform/outcome.ts';

export type SocialProvider = 'kakao' | 'google' | 'naver';
export type LoginFailed = `${SocialProvider}_login_failed`;

export type SocialIdentity = {
  provider: SocialProvider;
  /** The provider's identifier for the person. Accounts are linked by this identifier, never by the email address. */
  subject: string;
  email?: string;
  email_verified: boolean;
  user_name?: string;
  last_name?: string;
  first_name?: string;
  /** Digits only. Korean numbers are in national form (010…). */
  phone_number?: string;
  /** 'YYYY-MM-DD', only if the provider returned a complete date. */
  birthday?: string;
  gender?: 'male' | 'female';
};

/**
 * One login attempt. The caller creates `state`, `nonce` and `codeVerifier` for each attempt, binds them to the browser
 * and uses them once. The gateway stores nothing.
 */
export type SocialAttempt = { redirectUri: string; state: string; nonce: string; codeVerifier: string };

export type SocialCallback = { code?: string | undefined; state?: string | undefined; error?: string | undefined };

export interface SocialGateway {
  readonly provider: SocialProvider;
  /**
   * Returns the URL of the provider's login page, which the browser opens at the top level. Fails with `unavailable` if
   * the provider doesn't respond or returns no endpoints.
   */
  authorizationUrl(attempt: SocialAttempt): Promise<Outcome<string, 'unavailable'>>;
  /**
   * Exchanges the code for the person's profile. A code works only once. Fails with `${provider}_login_failed` if the
   * person refused, or if the code, state, nonce, token or profile is invalid. Fails with `unavailable` if the provider
   * doesn't respond, is too slow (5 s per call, 10 s in total) or returns 429 or 5xx.
   */
  identify(
    attempt: SocialAttempt & { callback: SocialCallback },
  ): Promise<Outcome<SocialIdentity, 'unavailable' | LoginFailed>>;
}

export type Socials = Partial<Record<SocialProvider, SocialGateway>>;
