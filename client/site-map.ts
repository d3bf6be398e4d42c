import { homePage } from './home-page.ts';
import type { SitePage } from './platform/route.ts';

function page(
  path: string,
  screen: string,
  title: string,
  words: readonly string[],
  more: Partial<Pick<SitePage, 'frame' | 'depth' | 'overPicture'>> = {},
): SitePage {
  return { path, screen, title, words, frame: 'site', depth: 1, ...more };
}

/** The addresses of the specification (section 2) as far as they are delivered. */
export const sitePages: readonly SitePage[] = [
  homePage,
  page('/reservation', 'catalogue/reservation', 'reservation', ['catalogue', 'booking']),
  page('/reservation/info', 'booking/reservation-info', 'reservationInfo', ['booking'], { depth: 3 }),
  page('/payment', 'payment/payment', 'payment', ['payment', 'booking'], { depth: 4 }),
  page('/pay/result', 'payment/pay-result', 'payResult', ['payment', 'booking'], { depth: 5 }),
  page('/nicepay/ready', 'payment/nicepay-ready', 'payment', ['payment', 'booking'], { frame: 'hotel', depth: 5 }),
  page('/nicepay/result', 'payment/nicepay-result', 'payResult', ['payment', 'booking'], { frame: 'hotel', depth: 5 }),
  page('/reservation/success', 'booking/reservation-success', 'success', ['booking'], { depth: 6 }),
  page('/reservation/sanha_success', 'booking/reservation-success', 'success', ['booking'], { depth: 6 }),
  page('/reservation/detail', 'booking/reservation-detail', 'reservationDetail', ['booking'], { depth: 2 }),
  page('/print', 'booking/print', 'print', ['booking'], { frame: 'hotel' }),
  page('/login', 'session/login', 'login', ['session']),
  page('/login/find', 'session/find', 'find', ['session'], { depth: 2 }),
  page('/logout', 'session/logout', 'loading', [], { frame: 'hotel' }),
  page('/connect-login', 'session/connect-login', 'login', ['session'], { frame: 'hotel' }),
  page('/connect-login/find', 'session/find', 'find', ['session'], { frame: 'hotel', depth: 2 }),
  ...['kakao', 'google', 'naver'].map((provider) =>
    page(`/${provider}/connect`, 'session/social-connect', 'login', ['session'], { frame: 'hotel' }),
  ),
  page('/chester-proxy', 'session/chester-proxy', 'loading', ['session'], { frame: 'bare' }),
  ...(['login', 'connect-login'] as const).flatMap((entrance) => {
    const more = { frame: entrance === 'login' ? 'site' : 'hotel', depth: 2 } as const;
    return [
      page(`/${entrance}/sign_up`, 'signup/signup', 'signUp', ['signup', 'session'], more),
      page(`/${entrance}/sign_up/sns`, 'signup/signup-sns', 'signUp', ['signup', 'session'], more),
    ];
  }),
  page('/membership', 'membership/membership', 'membership', ['membership'], { overPicture: true }),
  page('/saint-membership-term', 'membership/saint-membership-term', 'membershipTerms', ['membership'], {
    frame: 'hotel',
  }),
  page('/my_page', 'member/my-page', 'myPage', ['member']),
  page('/my_page/history', 'member/my-history', 'myHistory', ['member', 'session'], { depth: 2 }),
  page('/start', 'session/start', 'loading', [], { frame: 'bare' }),
  page('/loading', 'session/loading', 'loading', [], { frame: 'bare' }),
  page('/error', 'session/error', 'error', ['session'], { frame: 'bare' }),
];
