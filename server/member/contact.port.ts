import type { Database } from '../platform/database/database.ts';
import type { Outcome } from '../platform/outcome.ts';
import type { Language } from '../platform/values/language.ts';
import type { Member, MemberKey } from './member.rules.ts';

export type Channel = 'SMS' | 'EMAIL';

/** What member asks of the session's codes: each is for one member and one new phone or email, limited as those of a sign-up. */
export type ContactCodes = {
  send(
    key: MemberKey,
    request: { channel: Channel; to: string; language: Language; address: string },
  ): Promise<Outcome<{ verification_id: string; expires_at: string; resend_at: string }, 'rate_limited'>>;
  /** Uses a code up for what it was sent to. */
  confirm(
    key: MemberKey,
    request: { verificationId: string; code: string; address: string },
  ): Promise<
    Outcome<{ channel: Channel; to: string }, 'verification_failed' | 'verification_expired' | 'rate_limited'>
  >;
  /** No code that is on its way to this phone or email, and no proof that was made by one, opens anything any more. */
  forgetTo(tx: Database, person: Member): Promise<void>;
};

/** Who puts in words that a contact has changed: the client's own words, built for the server (client/mail/render.tsx). */
export type ContactRenderer = {
  renderContactChange(facts: {
    locale: Language;
    channel: Channel;
    sender: string;
  }): Promise<{ subject: string; text: string }>;
};
