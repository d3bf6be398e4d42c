/** Purposes of tickets and codes. A sign-up stores its own proofs, and a new contact needs only the code, so neither has tickets. */
export type TicketPurpose = 'FIND_ID' | 'RESET_PASSWORD';
export type CodePurpose = TicketPurpose | 'SIGNUP' | 'BOOKING' | 'CONTACT';

export const MINUTE_MS = 60_000;
export const SESSION_MS = 24 * 60 * MINUTE_MS;
export const LAST_USED_PRECISION_MS = 5 * MINUTE_MS;
export const CODE_MS = 3 * MINUTE_MS;
export const CODE_DIGITS = 6;
/** After so many attempts the code is invalid for everyone. */
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
 * Limits per account (or phone, or email) and per address. Unknown accounts count alike. The limit per account over all addresses is wide,
 * so that an attacker can't lock out a member with ten attempts. See docs/decisions/sessions-and-recovery.md.
 */
export const LIMITS = {
  loginOfAccountHere: { scope: 'login:account-address', limit: 10, seconds: QUARTER_HOUR },
  loginOfAccount: { scope: 'login:account', limit: 100, seconds: QUARTER_HOUR },
  login: { scope: 'login:address', limit: 50, seconds: QUARTER_HOUR },
  /** Counts failures only, because everyone in an office shares an address. */
  ssoFailure: { scope: 'sso:address', limit: 300, seconds: QUARTER_HOUR },
  codeToTarget: { scope: 'code:target', limit: 5, seconds: HOUR },
  /** Messages sent to one phone or email. Three times `codeToTarget`, so that no purpose uses up another's. */
  codeSent: { scope: 'code:sent', limit: 15, seconds: HOUR },
  code: { scope: 'code:address', limit: 20, seconds: HOUR },
  confirmation: { scope: 'confirmation:address', limit: 30, seconds: QUARTER_HOUR },
  ticket: { scope: 'ticket:address', limit: 30, seconds: QUARTER_HOUR },
  passwordOfAccount: { scope: 'password:account', limit: 10, seconds: QUARTER_HOUR },
  socialStart: { scope: 'social-start:address', limit: 30, seconds: QUARTER_HOUR },
  socialFinish: { scope: 'social-finish:address', limit: 30, seconds: QUARTER_HOUR },
  companyInfo: { scope: 'company-info:address', limit: 300, seconds: QUARTER_HOUR },
} as const;
