import { subscribeToSession } from './shell/subscriptions.ts';
import { homePage } from './home-page.ts';
import { home } from './home.route.ts';
import type { SiteRoute } from './platform/page/route.ts';
import { type ScreenFile, screen } from './platform/page/screen.tsx';
import { sitePages } from './site-map.ts';

subscribeToSession();
// At the first interaction, load the code that follows the browser history. No navigation can happen earlier.
for (const touch of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
  window.addEventListener(touch, loadHistory, { once: true, passive: true });
function loadHistory() {
  void import('./platform/page/follow-history.ts').then(
    ({ followHistory }) => followHistory(),
    () => undefined, // Without this code, Back shows the page scrolled to the top and doesn't close sheets.
  );
}

const files = import.meta.glob<ScreenFile>(['./**/*.screen.tsx', '!./property/home.screen.tsx']);

export const routes: readonly SiteRoute[] = sitePages.map((page) =>
  page === homePage ? home : screen(files[`./${page.screen}.screen.tsx`] as () => Promise<ScreenFile>, page),
);
