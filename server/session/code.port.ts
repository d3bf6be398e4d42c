import type { Language } from '../platform/values/language.ts';

/** Values of a message with a code. `sender` is the company's name in that language; `minutes` is the code's lifetime. */
type CodeFacts = { locale: Language; code: string; sender: string; minutes: number };

/** Renders a code as a message; built from the client (client/mail/render.tsx). */
export type CodeRenderer = { renderCode(facts: CodeFacts): Promise<{ subject: string; text: string }> };
