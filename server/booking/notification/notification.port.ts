import type { FooterData, Reservation, ReservationChange } from '../../../generated/types.ts';
import type { Language } from '../../platform/values/language.ts';
import type { NotificationKind } from './notification.rules.ts';

/** Everything that a notification is rendered from. */
export type NotificationFacts = {
  kind: NotificationKind;
  locale: Language;
  /** Origin of the site, for links and pictures. */
  origin: string;
  hotel: {
    code: string;
    brand: string;
    /** Path on the file server. */
    logo: string | null;
    logoOnDark: string | null;
    footer: FooterData;
  };
  reservation: Reservation;
  /** The change that the notification is about, if any. */
  change: ReservationChange | null;
};

export type RenderedMail = { subject: string; html: string; text: string };

/** Renders notifications. Implemented by the client's components, built for the server (client/mail/render.tsx). */
export type NotificationRenderer = {
  /** `token`: a Reservation-Token for the links. */
  renderMail(facts: NotificationFacts & { token: string }): Promise<RenderedMail>;
  /** An SMS carries no token; it links to the look-up form. */
  renderSms(facts: NotificationFacts): Promise<string>;
};
