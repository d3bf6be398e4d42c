import type { ComponentType } from 'react';

/** An address of the site, as the server and the browser both know it. */
export type SitePage = {
  path: string;
  /** Its file: `<area>/<name>.screen.tsx`. */
  screen: string;
  /** Its title, by its key in app:titles. */
  title: string;
  /** The areas whose words it speaks, besides `app`. */
  messages: readonly string[];
  /** `site`: header and footer. `hotel`: a hotel, alone on the page. `bare`: neither. */
  frame: 'site' | 'hotel' | 'bare';
  /** How far into the journey: the page slides forward or back by it. */
  depth: number;
  /** The header lies over the picture until the page is scrolled. */
  overPicture?: boolean;
};

export type SiteRoute = SitePage & {
  Screen: ComponentType;
  /** Fetches screen and words before they are shown. */
  fetch: () => Promise<unknown>;
};

/** The page of an address, or null. A closing slash means the same address, and a part `:name` of a page's is any one. */
export function routeAt<Page extends SitePage>(pages: readonly Page[], pathname: string): Page | null {
  const parts = partsOf(pathname);
  const isAt = ({ path }: Page) => {
    const wanted = partsOf(path);
    return wanted.length === parts.length && wanted.every((part, at) => part === parts[at] || part.startsWith(':'));
  };
  return pages.find(isAt) ?? null;
}

/** The last part of an address: what `:name` stands for in a page's. */
export function lastPart(pathname: string): string {
  return partsOf(pathname).at(-1)!;
}

function partsOf(pathname: string): string[] {
  return (pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname).split('/');
}
