import type { Language } from '../platform/values/language.ts';

/**
 * `sender` is the company's name in the message's language, and `minutes` is the code's lifetime. `claim` is true if
 * the code adds a reservation to a member's account.
 */
type CodeFacts = { locale: Language; code: string; sender: string; minutes: number; claim: boolean };

/** Renders the message that contains a code. The implementation is built from the client (client/mail/render.tsx). */
export type CodeRenderer = { renderCode(facts: CodeFacts): Promise<{ subject: string; text: string }> };
