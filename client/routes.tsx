import { loadWords } from './app/i18n.ts';
import { type SiteRoute, screen } from './app/route.ts';
import HomeScreen from './property/home.screen.tsx';

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
  screen(() => import('./session/loading.screen.tsx'), {
    path: '/loading',
    title: 'loading',
    words: [],
    frame: 'bare',
  }),
  screen(errorScreen, { path: '/error', title: 'error', words: ['session'], frame: 'bare' }),
];
