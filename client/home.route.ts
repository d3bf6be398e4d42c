import { homePage } from './home-page.ts';
import { loadMessages } from './platform/i18n/i18n.ts';
import type { SiteRoute } from './platform/page/route.ts';
import HomeScreen from './property/home.screen.tsx';

/** Home comes with the page; every other screen when it is wanted. */
export const home: SiteRoute = { ...homePage, Screen: HomeScreen, fetch: () => loadMessages(homePage.messages) };
