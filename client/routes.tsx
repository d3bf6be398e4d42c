import { subscribeToSession } from './shell/subscriptions.ts';
import { homePage } from './home-page.ts';
import { home } from './home.route.ts';
import type { SiteRoute } from './platform/page/route.ts';
import { type ScreenFile, screen } from './platform/page/screen.tsx';
import { sitePages } from './site-map.ts';

subscribeToSession();
// Load page transitions at the first interaction; navigation can't happen earlier.
for (const touch of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
  window.addEventListener(touch, loadTravel, { once: true, passive: true });
function loadTravel() {
  void import('./platform/page/travel.ts').then(
    ({ followTravel }) => followTravel(),
    () => undefined, // Without it, going back shows a page from its top.
  );
}

const files = import.meta.glob<ScreenFile>(['./**/*.screen.tsx', '!./property/home.screen.tsx']);

export const routes: readonly SiteRoute[] = sitePages.map((page) =>
  page === homePage ? home : screen(files[`./${page.screen}.screen.tsx`] as () => Promise<ScreenFile>, page),
);
