import type { SocialProvider } from '../generated/types.ts';

/** Functions for every address on the site. Screens must not build addresses themselves. See docs/specification.md. */
export const paths = {
  home: () => '/',
  /** The list of offers, scrolled to a room or package if one is given. */
  reservation: (at: { room?: string; package?: string } = {}) => withQuery('/reservation', at),
  reservationDates: () => '/reservation?step=dates',
  reservationCabins: () => '/reservation?step=cabins',
  reservationOptions: () => '/reservation?step=options',
  reservationInfo: () => '/reservation/info',
  reservationDetail: (number?: string) => withQuery('/reservation/detail', { number }),
  reservationChange: (number?: string) => withQuery('/reservation/change', { number }),
  reservationSuccess: (number?: string) => withQuery('/reservation/success', { number }),
  /** Address used by an older site. It shows the same page as `reservationSuccess`. */
  reservationSuccessOfSanha: () => '/reservation/sanha_success',
  login: (tab?: LoginTab, at: Entrance = 'login') => withQuery(`/${at}`, { tab }),
  findAccount: (tab?: FindTab, at: Entrance = 'login') => withQuery(`/${at}/find`, { tab }),
  signUp: (at: Entrance = 'login') => `/${at}/sign_up`,
  socialSignUp: (at: Entrance = 'login') => `/${at}/sign_up/sns`,
  logout: () => '/logout',
  membership: () => '/membership',
  membershipTerms: () => '/saint-membership-term',
  accessibility: () => '/accessibility',
  myPage: () => '/my_page',
  /** With a number, the page shows whether this reservation is in the member's account. */
  myHistory: (number?: string) => withQuery('/my_page/history', { number }),
  myPoints: () => '/my_page/point',
  myCoupons: () => '/my_page/coupon',
  myContracts: () => '/my_page/contract',
  myVouchers: () => '/my_page/voucher',
  myMembership: () => '/my_page/membership',
  myVoc: () => '/my_page/voc',
  myVocEntry: (seq: string) => `/my_page/voc/${seq}`,
  /** Without `seq`, the form creates a new enquiry. */
  myVocWrite: (seq = 'new') => `/my_page/voc_write/${seq}`,
  myEdit: () => '/my_page/edit',
  myPassword: () => '/my_page/password',
  mySocial: () => '/my_page/social',
  mySessions: () => '/my_page/sessions',
  myData: () => '/my_page/data',
  myWithdraw: () => '/my_page/withdraw',
  payment: () => '/payment',
  payResult: (orderId?: string) => withQuery('/pay/result', { order: orderId }),
  nicepayReady: () => '/nicepay/ready',
  nicepayResult: (orderId?: string) => withQuery('/nicepay/result', { order: orderId }),
  start: (hotelCode: string, more: StartQuery = {}) => withQuery('/start', { hotel_code: hotelCode, ...more }),
  /** The entry page with the given query parameters, as forwarded by `chester-proxy`. */
  startAs: (query: Record<string, string>) => withQuery('/start', query),
  /** The page that other sites embed in a frame. It forwards guests to the entry page. */
  chesterProxy: () => '/chester-proxy',
  socialConnect: (provider: SocialProvider) => `/${provider}/connect`,
  error: () => '/error',
  loading: () => '/loading',
  print: (number?: string) => withQuery('/print', { number }),
};

export type LoginTab = 'lookup';
export type FindTab = 'id' | 'password';

/**
 * The two versions of the login page. `login` is shown inside the site's shell. `connect-login` is shown without it,
 * for guests who come from a provider's own site. Each has separate pages for account recovery and sign-up.
 */
export type Entrance = 'login' | 'connect-login';
export function entranceOf(path: string): Entrance {
  return path.startsWith('/connect-login') ? 'connect-login' : 'login';
}

type StartQuery = { p?: string; promotion?: string; startDate?: string; endDate?: string; resvInfo?: string };

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
