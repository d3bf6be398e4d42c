import type { Language } from '../platform/values/language.ts';

/** Who puts in words that points end soon: the client's own words, built for the server (client/mail/render.tsx). */
export type PointsRenderer = {
  renderExpiringPoints(facts: {
    locale: Language;
    sender: string;
    ending: readonly { points: number; day: string }[];
    origin: string;
  }): Promise<{ subject: string; text: string }>;
};
