import { home } from './home.route.ts';
import { type SiteRoute, screen } from './platform/route.ts';

function reservationInfo() {
  return import('./booking/reservation-info.screen.tsx');
}
function success() {
  return import('./booking/reservation-success.screen.tsx');
}
function signup() {
  return import('./signup/signup.screen.tsx');
}
function socialSignup() {
  return import('./signup/signup-sns.screen.tsx');
}
function socialConnect() {
  return import('./session/social-connect.screen.tsx');
}
function find() {
  return import('./session/find.screen.tsx');
}
function errorScreen() {
  return import('./session/error.screen.tsx');
}

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
  screen(() => import('./session/login.screen.tsx'), { path: '/login', title: 'login', words: ['session'] }),
  screen(find, { path: '/login/find', title: 'find', words: ['session'], depth: 2 }),
  screen(() => import('./session/logout.screen.tsx'), { path: '/logout', title: 'loading', words: [], frame: 'hotel' }),
  screen(() => import('./session/connect-login.screen.tsx'), {
    path: '/connect-login',
    title: 'login',
    words: ['session'],
    frame: 'hotel',
  }),
  screen(find, { path: '/connect-login/find', title: 'find', words: ['session'], frame: 'hotel', depth: 2 }),
  ...['kakao', 'google', 'naver'].map((provider) =>
    screen(socialConnect, { path: `/${provider}/connect`, title: 'login', words: ['session'], frame: 'hotel' }),
  ),
  screen(() => import('./session/chester-proxy.screen.tsx'), {
    path: '/chester-proxy',
    title: 'loading',
    words: ['session'],
    frame: 'bare',
  }),
  ...(['login', 'connect-login'] as const).flatMap((entrance) => {
    const more = {
      title: 'signUp',
      words: ['signup', 'session'],
      frame: entrance === 'login' ? 'site' : 'hotel',
    } as const;
    return [
      screen(signup, { ...more, path: `/${entrance}/sign_up`, depth: 2 }),
      screen(socialSignup, { ...more, path: `/${entrance}/sign_up/sns`, depth: 2 }),
    ];
  }),
  screen(() => import('./membership/membership.screen.tsx'), {
    path: '/membership',
    title: 'membership',
    words: ['membership'],
    overPicture: true,
  }),
  screen(() => import('./membership/saint-membership-term.screen.tsx'), {
    path: '/saint-membership-term',
    title: 'membershipTerms',
    words: ['membership'],
    frame: 'hotel',
  }),
  screen(() => import('./member/my-page.screen.tsx'), { path: '/my_page', title: 'myPage', words: ['member'] }),
  screen(() => import('./member/my-history.screen.tsx'), {
    path: '/my_page/history',
    title: 'myHistory',
    words: ['member', 'session'],
    depth: 2,
  }),
  screen(() => import('./session/start.screen.tsx'), { path: '/start', title: 'loading', words: [], frame: 'bare' }),
  screen(() => import('./session/loading.screen.tsx'), {
    path: '/loading',
    title: 'loading',
    words: [],
    frame: 'bare',
  }),
  screen(errorScreen, { path: '/error', title: 'error', words: ['session'], frame: 'bare' }),
];
