import { subscribeToSession } from './shell/subscriptions.ts';
import { homePage } from './home-page.ts';
import { home } from './home.route.ts';
import { atFirstTouch } from './platform/page/first-touch.ts';
import type { SiteRoute } from './platform/page/route.ts';
import { type ScreenFile, screen } from './platform/page/screen.tsx';
import { storage } from './platform/tab/storage.ts';
import { sitePages } from './site-map.ts';

subscribeToSession();
// The guest needs this code only after the first interaction, unless the page has reloaded itself to get a new version
// and must restore what was entered.
if (storage.replaced.get()?.entered) loadFollowPage();
else atFirstTouch(loadFollowPage);
function loadFollowPage() {
  void import('./platform/page/follow-page.ts').then(
    (page) => page.followPage(),
    // The site works without this code, but Back doesn't restore the scroll position or close sheets, and if a later
    // chunk is missing, the page shows a problem with a reload button.
    () => undefined,
  );
}

const files = import.meta.glob<ScreenFile>(['./**/*.screen.tsx', '!./property/home.screen.tsx']);

export const routes: readonly SiteRoute[] = sitePages.map((page) =>
  page === homePage ? home : screen(files[`./${page.screen}.screen.tsx`] as () => Promise<ScreenFile>, page),
);
