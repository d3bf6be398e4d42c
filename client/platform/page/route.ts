import type { ComponentType } from 'react';

export type SitePage = {
  path: string;
  screen: string;
  /** Key of the page title in `app:titles`. */
  title: string;
  messages: readonly string[];
  /**
   * `site` pages have a hotel, a header and a footer; `hotel` pages have only a hotel; `bare` pages have none of these.
   */
  frame: 'site' | 'hotel' | 'bare';
  /** Position in the journey, which determines the direction of the page transition. */
  depth: number;
  overPicture?: boolean;
};

export type SiteRoute = SitePage & {
  Screen: ComponentType;
  fetch: () => Promise<unknown>;
};

/** Returns the page at a path, or null. Ignores a trailing slash; `:name` matches any segment. */
export function routeAt<Page extends SitePage>(pages: readonly Page[], pathname: string): Page | null {
  const parts = partsOf(pathname);
  const isAt = ({ path }: Page) => {
    const wanted = partsOf(path);
    return wanted.length === parts.length && wanted.every((part, at) => part === parts[at] || part.startsWith(':'));
  };
  return pages.find(isAt) ?? null;
}

export function lastPart(pathname: string): string {
  return partsOf(pathname).at(-1)!;
}

function partsOf(pathname: string): string[] {
  return (pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname).split('/');
}
