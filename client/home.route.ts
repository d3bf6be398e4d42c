import { homePage } from './home-page.ts';
import { loadMessages } from './platform/i18n/i18n.ts';
import type { SiteRoute } from './platform/page/route.ts';
import HomeScreen from './property/home.screen.tsx';

export const home: SiteRoute = { ...homePage, Screen: HomeScreen, fetch: () => loadMessages(homePage.messages) };
