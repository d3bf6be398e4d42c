/**
 * Only account recovery issues tickets. Sign-ups store their own proofs; bookings, claims and contact changes need only
 * the code.
 */
export type TicketPurpose = 'FIND_ID' | 'RESET_PASSWORD';
export type CodePurpose = TicketPurpose | 'SIGNUP' | 'BOOKING' | 'CLAIM' | 'CONTACT';

export const MINUTE_MS = 60_000;
export const SESSION_MS = 24 * 60 * MINUTE_MS;
export const LAST_USED_PRECISION_MS = 5 * MINUTE_MS;
export const CODE_MS = 3 * MINUTE_MS;
export const CODE_DIGITS = 6;
/** Number of attempts to enter a code, counted for all callers together. After the last one, the code is invalid. */
export const CODE_TRIES = 5;
export const RESEND_AFTER_MS = 30_000;
export const TICKET_MS = 10 * MINUTE_MS;
export const SOCIAL_FLOW_MS = 10 * MINUTE_MS;
export const SOCIAL_TICKET_MS = 30 * MINUTE_MS;

export function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/**
 * Limits per account (or phone number, or email address) and per IP address. Attempts on unknown accounts count too.
 * The limit per account across all IP addresses is high, so that an attacker can't lock a member out with ten attempts.
 * See docs/decisions/sessions-and-recovery.md.
 */
export const LIMITS = {
  loginOfAccountHere: { scope: 'login:account-address', limit: 10, seconds: QUARTER_HOUR },
  loginOfAccount: { scope: 'login:account', limit: 100, seconds: QUARTER_HOUR },
  login: { scope: 'login:address', limit: 50, seconds: QUARTER_HOUR },
  /** Counts only failures, because everyone in an office may share one IP address. */
  ssoFailure: { scope: 'sso:address', limit: 300, seconds: QUARTER_HOUR },
  codeToTarget: { scope: 'code:target', limit: 5, seconds: HOUR },
  /**
   * Messages sent to one phone number or email address. The limit is three times that of `codeToTarget`, so that codes
   * for one purpose don't use up the limit for the others.
   */
  codeSent: { scope: 'code:sent', limit: 15, seconds: HOUR },
  code: { scope: 'code:address', limit: 20, seconds: HOUR },
  confirmation: { scope: 'confirmation:address', limit: 30, seconds: QUARTER_HOUR },
  ticket: { scope: 'ticket:address', limit: 30, seconds: QUARTER_HOUR },
  passwordOfAccount: { scope: 'password:account', limit: 10, seconds: QUARTER_HOUR },
  socialStart: { scope: 'social-start:address', limit: 30, seconds: QUARTER_HOUR },
  socialFinish: { scope: 'social-finish:address', limit: 30, seconds: QUARTER_HOUR },
  companyInfo: { scope: 'company-info:address', limit: 300, seconds: QUARTER_HOUR },
} as const;
