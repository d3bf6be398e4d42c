import { type ComponentType, lazy } from 'react';
import { loadWords } from './app/i18n.ts';
import HomeScreen from './property/home.screen.tsx';

type ScreenFile = { default: ComponentType };

export type SiteRoute = {
  path: string;
  /** Its title, by its key in app:titles. */
  title: string;
  Screen: ComponentType;
  /** The areas whose words it speaks. */
  words: readonly string[];
  /** `site`: header and footer. `hotel`: a hotel, alone on the page. `bare`: neither. */
  frame: 'site' | 'hotel' | 'bare';
  /** How far into the journey: the page slides forward or back by it. */
  depth: number;
  /** The header lies over the picture until the page is scrolled. */
  overPicture?: boolean;
  /** Fetches screen and words before they are shown. */
  fetch: () => Promise<unknown>;
};

type Lazy = Omit<SiteRoute, 'Screen' | 'fetch' | 'frame' | 'depth'> & Partial<Pick<SiteRoute, 'frame' | 'depth'>>;

/** A screen that comes when it is first wanted, together with its words. */
function screen(load: () => Promise<ScreenFile>, route: Lazy): SiteRoute {
  const fetch = async () => (await Promise.all([load(), loadWords(route.words)]))[0];
  return { frame: 'site', depth: 1, ...route, Screen: lazy(fetch), fetch };
}

const home: SiteRoute = {
  path: '/',
  title: 'home',
  Screen: HomeScreen,
  words: ['property', 'catalogue'],
  frame: 'site',
  depth: 0,
  overPicture: true,
  fetch: () => loadWords(['property', 'catalogue']),
};

const reservationInfo = () => import('./booking/reservation-info.screen.tsx');
const success = () => import('./booking/reservation-success.screen.tsx');
const errorScreen = () => import('./session/error.screen.tsx');

/** The addresses of the specification (section 2) as far as they are delivered. */
export const routes: readonly SiteRoute[] = [
  home,
  screen(() => import('./catalogue/reservation.screen.tsx'), {
    path: '/reservation',
    title: 'reservation',
    words: ['catalogue', 'booking'],
  }),
  screen(reservationInfo, { path: '/reservation/info', title: 'reservationInfo', words: ['booking'], depth: 3 }),
  screen(() => import('./payment/payment.screen.tsx'), {
    path: '/payment',
    title: 'payment',
    words: ['payment', 'booking'],
    depth: 4,
  }),
  screen(() => import('./payment/pay-result.screen.tsx'), {
    path: '/pay/result',
    title: 'payResult',
    words: ['payment', 'booking'],
    depth: 5,
  }),
  screen(() => import('./payment/nicepay-ready.screen.tsx'), {
    path: '/nicepay/ready',
    title: 'payment',
    words: ['payment', 'booking'],
    frame: 'hotel',
    depth: 5,
  }),
  screen(() => import('./payment/nicepay-result.screen.tsx'), {
    path: '/nicepay/result',
    title: 'payResult',
    words: ['payment', 'booking'],
    frame: 'hotel',
    depth: 5,
  }),
  screen(success, { path: '/reservation/success', title: 'success', words: ['booking'], depth: 6 }),
  screen(success, { path: '/reservation/sanha_success', title: 'success', words: ['booking'], depth: 6 }),
  screen(() => import('./booking/reservation-detail.screen.tsx'), {
    path: '/reservation/detail',
    title: 'reservationDetail',
    words: ['booking'],
    depth: 2,
  }),
  screen(() => import('./booking/print.screen.tsx'), {
    path: '/print',
    title: 'print',
    words: ['booking'],
    frame: 'hotel',
  }),
  screen(() => import('./session/login.screen.tsx'), { path: '/login', title: 'lookup', words: ['session'] }),
  screen(() => import('./session/start.screen.tsx'), { path: '/start', title: 'loading', words: [], frame: 'bare' }),
  screen(() => import('./session/loading.screen.tsx'), { path: '/loading', title: 'loading', words: [], frame: 'bare' }),
  screen(errorScreen, { path: '/error', title: 'error', words: ['session'], frame: 'bare' }),
];

/** The screen of an address, or null. A closing slash means the same address. */
export function routeAt(pathname: string): SiteRoute | null {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return routes.find((route) => route.path === path) ?? null;
}
