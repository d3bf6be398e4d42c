import type { FooterData, Reservation, ReservationChange } from '../../../generated/types.ts';
import type { Language } from '../../platform/values/language.ts';
import type { NoticeKind } from './notification.rules.ts';

/** Everything that is said to the guest, before it is put in words. */
export type NoticeFacts = {
  kind: NoticeKind;
  locale: Language;
  /** The site's own origin: every link and picture is there. */
  origin: string;
  hotel: {
    code: string;
    brand: string;
    /** Paths on the file server; null where the property has none. */
    logo: string | null;
    logoOnDark: string | null;
    /** The seller's particulars. */
    footer: FooterData;
  };
  /** As its holder sees it now. */
  reservation: Reservation;
  /** Which of its changes it is about; null where it is about none. */
  change: ReservationChange | null;
};

export type PaintedMail = { subject: string; html: string; text: string };

/**
 * What booking asks of whoever puts a notice in words and in the brand's looks. It is the client's, built for the server
 * (client/mail/render.tsx), so that a mail says and shows things as the site does.
 */
export type NoticePainter = {
  /** `token` opens the reservation. */
  paintMail(facts: NoticeFacts & { token: string }): Promise<PaintedMail>;
  /** An SMS carries no token: it names where the reservation is looked up. */
  paintSms(facts: NoticeFacts): Promise<string>;
};
