import { paths } from './paths.ts';
import { loadWords } from './platform/i18n.ts';
import type { SiteRoute } from './platform/route.ts';
import HomeScreen from './property/home.screen.tsx';

/** Home comes with the page; every other screen when it is wanted. */
export const home: SiteRoute = {
  path: paths.home(),
  title: 'home',
  Screen: HomeScreen,
  words: ['property', 'catalogue'],
  frame: 'site',
  depth: 0,
  overPicture: true,
  fetch: () => loadWords(['property', 'catalogue']),
};
