import type { FooterData, Reservation, ReservationChange } from '../../../generated/types.ts';
import type { Language } from '../../platform/values/language.ts';
import type { NotificationKind } from './notification.rules.ts';

/** Everything that is said to the guest, before it is put in words. */
export type NotificationFacts = {
  kind: NotificationKind;
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

export type RenderedMail = { subject: string; html: string; text: string };

/**
 * What booking asks of whoever puts a notice in words and in the brand's looks. It is the client's, built for the server
 * (client/mail/render.tsx), so that a mail says and shows things as the site does.
 */
export type NotificationRenderer = {
  /** `token` opens the reservation. */
  renderMail(facts: NotificationFacts & { token: string }): Promise<RenderedMail>;
  /** An SMS carries no token: it names where the reservation is looked up. */
  renderSms(facts: NotificationFacts): Promise<string>;
};
