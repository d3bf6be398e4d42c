import { homePage } from './home-page.ts';
import { paths } from './paths.ts';
import type { SitePage } from './platform/page/route.ts';

function page(
  path: string,
  screen: string,
  title: string,
  messages: readonly string[],
  more: Partial<Pick<SitePage, 'frame' | 'depth' | 'overPicture'>> = {},
): SitePage {
  return { path, screen, title, messages, frame: 'site', depth: 1, ...more };
}

/** A page of a member's account. */
function ownPage(path: string, screen: string, depth = 2, messages: readonly string[] = []): SitePage {
  return page(path, screen, 'myPage', [...messages, 'member', 'session'], { depth });
}

/** All pages of the site. See docs/specification.md. */
export const sitePages: readonly SitePage[] = [
  homePage,
  page(paths.reservation(), 'catalogue/offers/reservation', 'reservation', ['catalogue', 'booking']),
  page(
    paths.reservationInfo(),
    'booking/guest/reservation-info',
    'reservationInfo',
    ['booking', 'booking-form', 'coupon', 'membership'],
    {
      depth: 3,
    },
  ),
  page(paths.payment(), 'payment/payment', 'payment', ['payment', 'booking', 'change', 'session'], { depth: 4 }),
  page(paths.payResult(), 'payment/pay-result', 'payResult', ['payment', 'booking', 'change'], { depth: 5 }),
  page(paths.nicepayReady(), 'payment/nicepay-ready', 'payment', ['payment', 'booking', 'change'], {
    frame: 'hotel',
    depth: 5,
  }),
  page(paths.nicepayResult(), 'payment/nicepay-result', 'payResult', ['payment', 'booking', 'change'], {
    frame: 'hotel',
    depth: 5,
  }),
  page(paths.reservationSuccess(), 'booking/reservation/reservation-success', 'reservationDetail', ['booking'], {
    depth: 6,
  }),
  page(paths.reservationSuccessOfSanha(), 'booking/reservation/reservation-success', 'reservationDetail', ['booking'], {
    depth: 6,
  }),
  page(paths.reservationDetail(), 'booking/reservation/reservation-detail', 'reservationDetail', ['booking'], {
    depth: 2,
  }),
  page(
    paths.reservationChange(),
    'catalogue/options/reservation-change',
    'reservationChange',
    ['catalogue', 'booking', 'change'],
    {
      depth: 3,
    },
  ),
  page(paths.print(), 'booking/reservation/print', 'print', ['booking'], { frame: 'hotel' }),
  page(paths.login(), 'session/login/login', 'login', ['session']),
  page(paths.findAccount(), 'session/recovery/find', 'find', ['session'], { depth: 2 }),
  page(paths.logout(), 'session/entry/logout', 'loading', [], { frame: 'hotel' }),
  page(paths.login(undefined, 'connect-login'), 'session/login/connect-login', 'login', ['session'], {
    frame: 'hotel',
  }),
  page(paths.findAccount(undefined, 'connect-login'), 'session/recovery/find', 'find', ['session'], {
    frame: 'hotel',
    depth: 2,
  }),
  ...(['kakao', 'google', 'naver'] as const).map((provider) =>
    page(paths.socialConnect(provider), 'session/login/social-connect', 'login', ['session'], { frame: 'hotel' }),
  ),
  page(paths.chesterProxy(), 'session/entry/chester-proxy', 'loading', ['session'], { frame: 'bare' }),
  ...(['login', 'connect-login'] as const).flatMap((entrance) => {
    const more = { frame: entrance === 'login' ? 'site' : 'hotel', depth: 2 } as const;
    return [
      page(paths.signUp(entrance), 'signup/signup', 'signUp', ['signup', 'session'], more),
      page(paths.socialSignUp(entrance), 'signup/signup-sns', 'signUp', ['signup', 'session'], more),
    ];
  }),
  page(paths.membership(), 'membership/membership', 'membership', ['membership'], { overPicture: true }),
  page(paths.membershipTerms(), 'membership/saint-membership-term', 'membershipTerms', ['membership'], {
    frame: 'hotel',
  }),
  page(paths.accessibility(), 'shell/accessibility', 'accessibility', ['accessibility']),
  page(paths.myPage(), 'member/my-page', 'myPage', ['member', 'membership', 'session']),
  page(paths.myHistory(), 'member/my-history', 'myHistory', ['member', 'session', 'booking'], { depth: 2 }),
  ownPage(paths.myMembership(), 'membership/my-membership', 2, ['membership']),
  ownPage(paths.myPoints(), 'points/my-points'),
  ownPage(paths.myContracts(), 'presale/my-contracts'),
  ownPage(paths.myVouchers(), 'presale/my-vouchers'),
  ownPage(paths.myCoupons(), 'coupon/my-coupons'),
  ownPage(paths.myVoc(), 'voc/my-voc', 2, ['voc']),
  ownPage(paths.myVocEntry(':seq'), 'voc/my-voc-entry', 3, ['voc']),
  ownPage(paths.myVocWrite(':seq'), 'voc/my-voc-write', 4, ['voc']),
  ...['edit', 'password'].map((part) => ownPage(`/my_page/${part}`, `member/profile/my-${part}`)),
  ...['social', 'sessions', 'data', 'withdraw'].map((part) => ownPage(`/my_page/${part}`, `member/my-${part}`)),
  page(paths.startAs({}), 'session/entry/start', 'loading', [], { frame: 'bare' }),
  page(paths.loading(), 'session/entry/loading', 'loading', [], { frame: 'bare' }),
  page(paths.error(), 'shell/error', 'error', ['catalogue'], { frame: 'bare' }),
];
