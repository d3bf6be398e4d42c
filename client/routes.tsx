import { subscribeToSession } from './app/subscriptions.ts';
import { homePage } from './home-page.ts';
import { home } from './home.route.ts';
import type { SiteRoute } from './platform/route.ts';
import { type ScreenFile, screen } from './platform/screen.tsx';
import { sitePages } from './site-map.ts';

subscribeToSession();

const files = import.meta.glob<ScreenFile>(['./*/*.screen.tsx', '!./property/home.screen.tsx']);

/** Every screen with its code, which comes when it is first wanted. */
export const routes: readonly SiteRoute[] = sitePages.map((page) =>
  page === homePage ? home : screen(files[`./${page.screen}.screen.tsx`] as () => Promise<ScreenFile>, page),
);
