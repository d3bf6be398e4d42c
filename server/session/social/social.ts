import type { Outcome } from '../../platform/outcome.ts';

export type SocialProvider = 'kakao' | 'google' | 'naver';
export type LoginFailed = `${SocialProvider}_login_failed`;

/** What a provider says about the person who signed in there. Only `subject` is sure to be there. */
export type SocialIdentity = {
  provider: SocialProvider;
  /** The provider's own key for the person. A link is stored under it, never under the e-mail. */
  subject: string;
  email?: string;
  /** False where there is no e-mail. */
  email_verified: boolean;
  user_name?: string;
  last_name?: string;
  first_name?: string;
  /** Digits, Korean numbers in their form at home (010…). */
  phone_number?: string;
  /** 'YYYY-MM-DD', only when the provider gave all of it. */
  birthday?: string;
  gender?: 'male' | 'female';
};

/**
 * One attempt to sign in. `state`, `nonce` and `codeVerifier` are new for each (`ids.token()` serves), bound to the
 * browser and used once by the caller; the gateway keeps nothing.
 */
export type SocialAttempt = { redirectUri: string; state: string; nonce: string; codeVerifier: string };

/** The query of the provider's redirect, as it came. */
export type SocialCallback = { code?: string | undefined; state?: string | undefined; error?: string | undefined };

export interface SocialGateway {
  readonly provider: SocialProvider;
  /**
   * The provider's page that the browser opens at the top level. `unavailable` when the provider does not answer, or not with its
   * addresses.
   */
  authorizationUrl(attempt: SocialAttempt): Promise<Outcome<string, 'unavailable'>>;
  /**
   * Turns the code into the person. `${provider}_login_failed` for a refusal by the person and for anything wrong with
   * code, state, nonce, token or profile; `unavailable` when the provider does not answer, is too slow (5 s a call, 10 s
   * in all) or answers 429 or 5xx. A code works once.
   */
  identify(
    attempt: SocialAttempt & { callback: SocialCallback },
  ): Promise<Outcome<SocialIdentity, 'unavailable' | LoginFailed>>;
}

/** Only the configured ones. */
export type Socials = Partial<Record<SocialProvider, SocialGateway>>;
