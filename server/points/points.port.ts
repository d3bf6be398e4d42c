import type { Language } from '../platform/values/language.ts';

/** Renders the email about expiring points. Implemented by the client (client/mail/render.tsx). */
export type PointsRenderer = {
  renderExpiringPoints(facts: {
    locale: Language;
    sender: string;
    ending: readonly { points: number; day: string }[];
    origin: string;
  }): Promise<{ subject: string; text: string }>;
};
