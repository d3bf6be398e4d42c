import { subscribeToSession } from './shell/subscriptions.ts';
import { homePage } from './home-page.ts';
import { home } from './home.route.ts';
import { atFirstTouch } from './platform/page/first-touch.ts';
import type { SiteRoute } from './platform/page/route.ts';
import { type ScreenFile, screen } from './platform/page/screen.tsx';
import { storage } from './platform/tab/storage.ts';
import { sitePages } from './site-map.ts';

subscribeToSession();
// Before the first interaction, nothing can be navigated or lost. A reload for a new version restores what was entered.
if (storage.replaced.get()?.entered) loadFollowPage();
else atFirstTouch(loadFollowPage);
function loadFollowPage() {
  void import('./platform/page/follow-page.ts').then(
    ({ followPage }) => followPage(),
    // Without this code, Back shows the page scrolled to the top and doesn't close sheets, and a page whose code is gone
    // shows a problem with a button that reloads.
    () => undefined,
  );
}

const files = import.meta.glob<ScreenFile>(['./**/*.screen.tsx', '!./property/home.screen.tsx']);

export const routes: readonly SiteRoute[] = sitePages.map((page) =>
  page === homePage ? home : screen(files[`./${page.screen}.screen.tsx`] as () => Promise<ScreenFile>, page),
);
