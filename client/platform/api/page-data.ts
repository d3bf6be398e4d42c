import type { MainResult } from '../../../generated/types.ts';
import type { Locale } from '../i18n/language.ts';
import type { Messages } from '../i18n/message-files.ts';

/** Data that the server embeds in the page: the answer of `main` and the texts of one language. */
export type PageData = {
  /** The code in the request; the answer may have another one. */
  hotelCode: string;
  locale: Locale;
  main: MainResult;
  messages: Readonly<Record<string, Messages>>;
};

declare global {
  interface Window {
    /** Last button pressed before hydration. Set by an inline script; see server/platform/http/page.ts. */
    pressed?: Element | null;
  }
}

const PAGE_DATA_ID = 'page-data';

/** Null without a prerendered page: in development, on the mock, or for an unknown hotel. */
export function readPageData(): PageData | null {
  try {
    return JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? 'null');
  } catch {
    return null;
  }
}

export function dropServerHead(): void {
  for (const element of document.head.querySelectorAll('[data-server]')) element.remove();
}

export function removePrerendered(): void {
  document.getElementById('root')?.replaceChildren();
  dropServerHead();
  delete document.documentElement.dataset.brand;
}

/**
 * Undoes the page's own hiding, which happens if it was prerendered for another hotel; see
 * server/platform/http/page.ts.
 */
export function showPage(): void {
  document.documentElement.hidden = false;
}

/**
 * The first style sheet is inlined. A disabled link with its name keeps the loader of the screens from loading it
 * again.
 */
export function nameStyles(): void {
  for (const style of document.querySelectorAll('style[data-file]')) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.disabled = true;
    link.setAttribute('href', style.getAttribute('data-file') ?? '');
    document.head.append(link);
  }
}
