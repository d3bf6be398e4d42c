import { home } from './home.route.ts';
import { paths } from './paths.ts';
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
    path: paths.reservation(),
    title: 'reservation',
    words: ['catalogue', 'booking'],
  }),
  screen(reservationInfo, { path: paths.reservationInfo(), title: 'reservationInfo', words: ['booking'], depth: 3 }),
  screen(() => import('./payment/payment.screen.tsx'), {
    path: paths.payment(),
    title: 'payment',
    words: ['payment', 'booking'],
    depth: 4,
  }),
  screen(() => import('./payment/pay-result.screen.tsx'), {
    path: paths.payResult(),
    title: 'payResult',
    words: ['payment', 'booking'],
    depth: 5,
  }),
  screen(() => import('./payment/nicepay-ready.screen.tsx'), {
    path: paths.nicepayReady(),
    title: 'payment',
    words: ['payment', 'booking'],
    frame: 'hotel',
    depth: 5,
  }),
  screen(() => import('./payment/nicepay-result.screen.tsx'), {
    path: paths.nicepayResult(),
    title: 'payResult',
    words: ['payment', 'booking'],
    frame: 'hotel',
    depth: 5,
  }),
  screen(success, { path: paths.reservationSuccess(), title: 'success', words: ['booking'], depth: 6 }),
  screen(success, { path: paths.reservationSuccessOfSanha(), title: 'success', words: ['booking'], depth: 6 }),
  screen(() => import('./booking/reservation-detail.screen.tsx'), {
    path: paths.reservationDetail(),
    title: 'reservationDetail',
    words: ['booking'],
    depth: 2,
  }),
  screen(() => import('./booking/print.screen.tsx'), {
    path: paths.print(),
    title: 'print',
    words: ['booking'],
    frame: 'hotel',
  }),
  screen(() => import('./session/login.screen.tsx'), { path: paths.login(), title: 'login', words: ['session'] }),
  screen(find, { path: paths.findAccount(), title: 'find', words: ['session'], depth: 2 }),
  screen(() => import('./session/logout.screen.tsx'), {
    path: paths.logout(),
    title: 'loading',
    words: [],
    frame: 'hotel',
  }),
  screen(() => import('./session/connect-login.screen.tsx'), {
    path: paths.login(undefined, 'connect-login'),
    title: 'login',
    words: ['session'],
    frame: 'hotel',
  }),
  screen(find, {
    path: paths.findAccount(undefined, 'connect-login'),
    title: 'find',
    words: ['session'],
    frame: 'hotel',
    depth: 2,
  }),
  ...(['kakao', 'google', 'naver'] as const).map((provider) =>
    screen(socialConnect, { path: paths.socialConnect(provider), title: 'login', words: ['session'], frame: 'hotel' }),
  ),
  screen(() => import('./session/chester-proxy.screen.tsx'), {
    path: paths.chesterProxy(),
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
      screen(signup, { ...more, path: paths.signUp(entrance), depth: 2 }),
      screen(socialSignup, { ...more, path: paths.socialSignUp(entrance), depth: 2 }),
    ];
  }),
  screen(() => import('./membership/membership.screen.tsx'), {
    path: paths.membership(),
    title: 'membership',
    words: ['membership'],
    overPicture: true,
  }),
  screen(() => import('./membership/saint-membership-term.screen.tsx'), {
    path: paths.membershipTerms(),
    title: 'membershipTerms',
    words: ['membership'],
    frame: 'hotel',
  }),
  screen(() => import('./member/my-page.screen.tsx'), { path: paths.myPage(), title: 'myPage', words: ['member'] }),
  screen(() => import('./member/my-history.screen.tsx'), {
    path: paths.myHistory(),
    title: 'myHistory',
    words: ['member', 'session'],
    depth: 2,
  }),
  screen(() => import('./session/start.screen.tsx'), {
    path: paths.startAs({}),
    title: 'loading',
    words: [],
    frame: 'bare',
  }),
  screen(() => import('./session/loading.screen.tsx'), {
    path: paths.loading(),
    title: 'loading',
    words: [],
    frame: 'bare',
  }),
  screen(errorScreen, { path: paths.error(), title: 'error', words: ['session'], frame: 'bare' }),
];
