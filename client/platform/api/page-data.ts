import type { MainResult } from '../../../generated/types.ts';
import type { Locale } from '../i18n/language.ts';
import type { Messages } from '../i18n/message-files.ts';

/** What the server knew when it sent the page: the answer of `main` and the words, in a language. */
export type PageData = {
  /** The code that the hotel was asked for by. */
  hotelCode: string;
  locale: Locale;
  main: MainResult;
  messages: Readonly<Record<string, Messages>>;
};

declare global {
  interface Window {
    /** The button of the painted page that was pressed last. The page itself notes it (server/platform/http/page.ts). */
    pressed?: Element | null;
  }
}

/** The element that holds it as JSON. */
export const PAGE_DATA_ID = 'page-data';

/** Null where the page came without: in development, on the mock, for a hotel that the server did not know. */
export function readPageData(): PageData | null {
  try {
    return JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? 'null');
  } catch {
    return null;
  }
}

/** What the server wrote into the head for readers without script; the screens write their own. */
export function dropServerHead(): void {
  for (const element of document.head.querySelectorAll('[data-server]')) element.remove();
}

/** Takes away what was painted for another hotel than the tab's. */
export function removePrerendered(): void {
  document.getElementById('root')?.replaceChildren();
  dropServerHead();
  delete document.documentElement.dataset.brand;
}

/** The page has hidden itself where it was painted for another hotel than the tab's (server/platform/http/page.ts). */
export function showPage(): void {
  document.documentElement.hidden = false;
}

/**
 * The page carries the first style sheet itself. A link in its name, switched off so that it is not fetched, tells the loader of the
 * screens, which else would fetch it and wait for it.
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
