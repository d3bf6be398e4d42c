import { subscribeToSession } from './shell/subscriptions.ts';
import { homePage } from './home-page.ts';
import { home } from './home.route.ts';
import type { SiteRoute } from './platform/page/route.ts';
import { type ScreenFile, screen } from './platform/page/screen.tsx';
import { sitePages } from './site-map.ts';

subscribeToSession();
// Nobody has gone anywhere before the first touch or the first bit of the page that went by.
for (const touch of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
  window.addEventListener(touch, loadTravel, { once: true, passive: true });
function loadTravel() {
  void import('./platform/page/travel.ts').then(
    ({ followTravel }) => followTravel(),
    () => undefined, // Then a page that is gone back to is seen from its top.
  );
}

const files = import.meta.glob<ScreenFile>(['././**/*.screen.tsx', '!./property/home.screen.tsx']);

/** Every screen with its code, which comes when it is first wanted. */
export const routes: readonly SiteRoute[] = sitePages.map((page) =>
  page === homePage ? home : screen(files[`././${page.screen}.screen.tsx`] as () => Promise<ScreenFile>, page),
);
