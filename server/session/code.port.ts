import type { Language } from '../platform/values/language.ts';

/** What is said with a code. `sender`: the company's name in that language; `minutes`: how long the code is good. */
export type CodeFacts = { locale: Language; code: string; sender: string; minutes: number };

/** What session asks of whoever puts a code in words: the client's own, built for the server (client/mail/render.tsx). */
export type CodeRenderer = { renderCode(facts: CodeFacts): Promise<{ subject: string; text: string }> };
