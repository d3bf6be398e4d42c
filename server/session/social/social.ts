import type { Outcome } from '../../platform/outcome.ts';

export type SocialProvider = 'kakao' | 'google' | 'naver';
export type LoginFailed = `${SocialProvider}_login_failed`;

/** The profile that a provider returns. Only `subject` is always present. */
export type SocialIdentity = {
  provider: SocialProvider;
  /** The provider's key for the person. Links are stored under it, never under the email. */
  subject: string;
  email?: string;
  email_verified: boolean;
  user_name?: string;
  last_name?: string;
  first_name?: string;
  /** Digits; Korean numbers in national form (010…). */
  phone_number?: string;
  /** 'YYYY-MM-DD', only if the provider returned a complete date. */
  birthday?: string;
  gender?: 'male' | 'female';
};

/**
 * One attempt to log in. The caller creates `state`, `nonce` and `codeVerifier` for each attempt (`ids.token()`), binds them to the browser
 * and uses them once. The gateway stores nothing.
 */
export type SocialAttempt = { redirectUri: string; state: string; nonce: string; codeVerifier: string };

export type SocialCallback = { code?: string | undefined; state?: string | undefined; error?: string | undefined };

export interface SocialGateway {
  readonly provider: SocialProvider;
  /**
   * Returns the provider's page, which the browser opens at the top level. `unavailable` if the provider does not answer or returns no
   * endpoints.
   */
  authorizationUrl(attempt: SocialAttempt): Promise<Outcome<string, 'unavailable'>>;
  /**
   * Exchanges the code for the person's profile. A code works once.
   * `${provider}_login_failed` if the person refused or code, state, nonce, token or profile are invalid. `unavailable` if the provider
   * does not answer, is too slow (5 s a call, 10 s in total) or answers 429 or 5xx.
   */
  identify(
    attempt: SocialAttempt & { callback: SocialCallback },
  ): Promise<Outcome<SocialIdentity, 'unavailable' | LoginFailed>>;
}

export type Socials = Partial<Record<SocialProvider, SocialGateway>>;
