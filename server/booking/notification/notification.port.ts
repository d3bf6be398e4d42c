import type { FooterData, PropertyRefund, Reservation, ReservationChange } from '../../../generated/types.ts';
import type { Language } from '../../platform/values/language.ts';
import type { NotificationKind } from './notification.rules.ts';

export type NotificationFacts = {
  kind: NotificationKind;
  locale: Language;
  /** The site's origin, used for links and pictures. */
  origin: string;
  hotel: {
    code: string;
    brand: string;
    /** The logo's path on the file server, or null if the hotel has no logo. */
    logo: string | null;
    logoOnDark: string | null;
    footer: FooterData;
  };
  reservation: Reservation;
  change: ReservationChange | null;
  /** The refund by the property that the notification is about. */
  refund: PropertyRefund | null;
};

export type RenderedMail = { subject: string; html: string; text: string };

/** Renders notifications with the client's components, compiled for the server (client/mail/render.tsx). */
export type NotificationRenderer = {
  /** Renders an email. `token` is the Reservation-Token for its links. */
  renderMail(facts: NotificationFacts & { token: string }): Promise<RenderedMail>;
  /** Renders an SMS. It contains no token and links to the lookup form. */
  renderSms(facts: NotificationFacts): Promise<string>;
};
