import { type ComponentType, lazy } from 'react';
import { loadWords } from './i18n.ts';

export type SiteRoute = {
  path: string;
  /** Its title, by its key in app:titles. */
  title: string;
  Screen: ComponentType;
  /** The areas whose words it speaks. */
  words: readonly string[];
  /** `site`: header and footer. `hotel`: a hotel, alone on the page. `bare`: neither. */
  frame: 'site' | 'hotel' | 'bare';
  /** How far into the journey: the page slides forward or back by it. */
  depth: number;
  /** The header lies over the picture until the page is scrolled. */
  overPicture?: boolean;
  /** Fetches screen and words before they are shown. */
  fetch: () => Promise<unknown>;
};

export type ScreenFile = { default: ComponentType };
type Description = Pick<SiteRoute, 'path' | 'title' | 'words'> &
  Partial<Pick<SiteRoute, 'frame' | 'depth' | 'overPicture'>>;

/** A screen that comes when it is first wanted, together with its words. */
export function screen(load: () => Promise<ScreenFile>, route: Description): SiteRoute {
  const fetch = async () => (await Promise.all([load(), loadWords(route.words)]))[0];
  return { frame: 'site', depth: 1, ...route, Screen: lazy(fetch), fetch };
}

/** The screen of an address, or null. A closing slash means the same address. */
export function routeAt(routes: readonly SiteRoute[], pathname: string): SiteRoute | null {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return routes.find((route) => route.path === path) ?? null;
}
