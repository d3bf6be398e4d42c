import type { Language } from '../platform/values/language.ts';

/** Renders the email about an answer. Implemented by the client (client/mail/render.tsx). */
export type VocRenderer = {
  renderVocAnswer(facts: {
    locale: Language;
    sender: string;
    title: string;
    seq: string;
    origin: string;
  }): Promise<{ subject: string; text: string }>;
};
