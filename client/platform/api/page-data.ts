import type { MainResult, SearchRequest, SearchResult } from '../../../generated/types.ts';
import type { Locale } from '../i18n/language.ts';
import type { Messages } from '../i18n/message-files.ts';

/** A search and its response for a visitor who isn't logged in. */
export type SearchWithResult = { request: SearchRequest; result: SearchResult };

/** Data that the server embeds in the page: the response to `main` and the texts in one language. */
export type PageData = {
  /** Requested hotel code. The hotel in `main` may have a different one. */
  hotelCode: string;
  locale: Locale;
  main: MainResult;
  messages: Readonly<Record<string, Messages>>;
  /** Only on a prerendered list of rooms. */
  search?: SearchWithResult;
};

declare global {
  interface Window {
    /**
     * Last button pressed before React rendered the page. Set by an inline script; see server/platform/http/page.ts.
     */
    pressed?: Element | null;
  }
}

const PAGE_DATA_ID = 'page-data';

/** Returns null if the page isn't prerendered: in development, with the mock server, or for an unknown hotel. */
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
 * Shows the page if its inline script has hidden it. The script hides a page that was prerendered for another hotel;
 * see server/platform/http/page.ts.
 */
export function showPage(): void {
  document.documentElement.hidden = false;
}

/**
 * Adds a disabled link for each inlined style sheet. Vite finds the links when it loads a screen, so it doesn't load the
 * style sheets again.
 */
export function nameStyles(): void {
  for (const style of document.querySelectorAll<HTMLElement>('style[data-file]')) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.disabled = true;
    link.setAttribute('href', style.dataset['file']!);
    document.head.append(link);
  }
}
