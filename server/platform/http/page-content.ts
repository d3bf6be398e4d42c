/** All strings are plain text. They're escaped when the page is rendered. */
export type PageContent = {
  locale: string;
  title: string;
  description: string;
  /** Path of the preview image on this server. Its dimensions are SHARE_SIZE. */
  shareImage: string | undefined;
  /** Origins that the page may send requests to, in addition to those that every page may use. */
  connect: readonly string[];
  /**
   * The cookie that selects the hotel of a new tab. Set on the entry page, so that a guest can follow a link before the
   * script has processed the address.
   */
  hotelCookie?: { name: string; value: string };
  /** Absent for pages that search engines must not index. */
  indexed?: IndexedPage;
  /** Absent if the page can't be rendered before its script has read the URL. */
  prerendered?: Prerendered;
};

/** Metadata for search engines. The addresses are paths with a query. `structured` is schema.org data. */
type IndexedPage = {
  address: string;
  alternates: readonly [language: string, address: string][];
  structured: readonly object[];
};

/** The content that a page shows before its script runs. `body` is HTML in which all text is escaped. */
export type Prerendered = {
  /** Hotel code. Don't read it from the cookie, which another tab may have changed. */
  hotel: string;
  brand: string;
  body: string;
  data: unknown;
  /** The screen's name in the client's build manifest. Its code is preloaded. */
  screen: string;
  /** Whether `body` contains the screen itself, so that its style sheets must be loaded before the page is shown. */
  complete: boolean;
  /**
   * Preload links for the pictures in the first view. A browser fetches only the pictures whose media query matches and
   * whose format it supports.
   */
  pictures: readonly { href: string; media?: string; type?: string; imageSrcSet?: string }[];
};
