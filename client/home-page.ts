import { paths } from './paths.ts';
import type { SitePage } from './platform/page/route.ts';

/** By itself, so that the first view does not carry the whole site map. */
export const homePage: SitePage = {
  path: paths.home(),
  screen: 'property/home',
  title: 'home',
  messages: ['property', 'catalogue'],
  frame: 'site',
  depth: 0,
  overPicture: true,
};
