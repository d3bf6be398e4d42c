import { paths } from './paths.ts';
import type { SitePage } from './platform/page/route.ts';

/** In a separate file, so the first view doesn't load the whole site map. */
export const homePage: SitePage = {
  path: paths.home(),
  screen: 'property/home',
  title: 'home',
  messages: ['property', 'catalogue'],
  frame: 'site',
  depth: 0,
  overPicture: true,
};
