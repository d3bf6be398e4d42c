import type { Database } from '../platform/database/database.ts';
import type { Outcome } from '../platform/outcome.ts';
import type { Language } from '../platform/values/language.ts';
import type { Member, MemberKey } from './member.rules.ts';

export type Channel = 'SMS' | 'EMAIL';

/**
 * Codes that confirm a member's new phone number or email address. Each code is valid for one member and one new
 * contact. The limits for sign-up codes apply.
 */
export type ContactCodes = {
  send(
    key: MemberKey,
    request: { channel: Channel; to: string; language: Language; address: string },
  ): Promise<Outcome<{ verification_id: string; expires_at: string; resend_at: string }, 'rate_limited'>>;
  /** Consumes a code and returns the phone number or email address that it was sent to. */
  confirm(
    key: MemberKey,
    request: { verificationId: string; code: string; address: string },
  ): Promise<
    Outcome<{ channel: Channel; to: string }, 'verification_failed' | 'verification_expired' | 'rate_limited'>
  >;
  /**
   * Invalidates all codes sent to this member's phone number or email address, and the member's password-reset tickets.
   */
  forgetTo(tx: Database, person: Member): Promise<void>;
};

/** Renders the email about a changed contact. The implementation is built from the client (client/mail/render.tsx). */
export type ContactRenderer = {
  renderContactChange(facts: {
    locale: Language;
    channel: Channel;
    sender: string;
  }): Promise<{ subject: string; text: string }>;
};
