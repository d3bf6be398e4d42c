import type { Database } from '../platform/database/database.ts';
import type { Outcome } from '../platform/outcome.ts';
import type { Language } from '../platform/values/language.ts';
import type { Member, MemberKey } from './member.rules.ts';

export type Channel = 'SMS' | 'EMAIL';

/** Codes that confirm a new contact. Each is for one member and one new phone or email, with the limits of a sign-up. */
export type ContactCodes = {
  send(
    key: MemberKey,
    request: { channel: Channel; to: string; language: Language; address: string },
  ): Promise<Outcome<{ verification_id: string; expires_at: string; resend_at: string }, 'rate_limited'>>;
  /** Uses up a code and returns where it was sent. */
  confirm(
    key: MemberKey,
    request: { verificationId: string; code: string; address: string },
  ): Promise<
    Outcome<{ channel: Channel; to: string }, 'verification_failed' | 'verification_expired' | 'rate_limited'>
  >;
  /** Invalidates all codes sent to this member's phone and email, and the tickets they gave. */
  forgetTo(tx: Database, person: Member): Promise<void>;
};

/** Renders the notice of a changed contact; built from the client (client/mail/render.tsx). */
export type ContactRenderer = {
  renderContactChange(facts: {
    locale: Language;
    channel: Channel;
    sender: string;
  }): Promise<{ subject: string; text: string }>;
};
