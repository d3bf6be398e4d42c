import type { Snapshot } from 'xstate';
import type {
  CompanyInfo,
  CustomerInfo,
  MemberInformation,
  PartyRoom,
  SocialPrefill,
  SocialProvider,
  UserInfo,
} from '../../../generated/types.ts';
import type { Entrance } from '../../paths.ts';

/** What an entry address can give of a search, by the names it has there; a reset keeps these (spec, section 4). */
export type SuppliedKey = 'startDate' | 'endDate' | 'resvInfo' | 'promotion';

/** What this browser keeps while the guest is at a provider's consent page. */
export type SocialFlow = {
  provider: SocialProvider;
  state: string;
  flow_token: string;
  entrance: Entrance;
  /** A member links the account instead of logging in with it. */
  link?: true;
};

/** Somebody whom a provider knows and this site does not: what the social sign-up begins with. */
export type SocialSignup = { provider: SocialProvider; ticket: string; expires_at: string; prefill: SocialPrefill };

/** What was typed of who wants in. Never a password or a code. */
export type EntryDraft = { loginId?: string; saveId?: boolean; user_name?: string; phone_number?: string };

/** Who is logged in here, and by which keys. Another tab may have let in somebody else since. */
export type TabLogin = { token: string; ssoKey: string; companyCode: string; user: UserInfo | null };

/** Whose employee the guest is, and what their company has signed of it, which is shown to a company-linked hotel. */
export type TabCompany = CompanyInfo & { CsHsUi: string };

/** Dates and party as they were chosen, good `until` the end of that day. */
export type TabSearch = { start: string | null; end: string | null; rooms: PartyRoom[]; until: string };

/** What this tab must know of an order to ask about it later, when the booking has moved on. No card data. */
export type KnownOrder = { holdNumber: string; reservationToken: string | null };

/**
 * Everything that the site keeps in the browser beside cookies: under which key, of which type, and for how long. No password,
 * code or card token is ever among it.
 */
export const storage = {
  // For this tab: gone when it is closed. What a cookie or the device keeps as well is only where a new tab starts.
  hotel: inTab<string>('hotel'),
  login: inTab<TabLogin>('login'),
  search: inTab<TabSearch>('search'),
  tabLanguage: inTab<string>('tab_lang'),
  booking: inTab<Snapshot<unknown>>('booking'),
  signup: inTab<Snapshot<unknown>>('signup'),
  signup_social: inTab<Snapshot<unknown>>('signup_social'),
  /** By its goal. Gone with the login, too. */
  recovery: inTabEach<Snapshot<unknown>>('recovery'),
  /** By the form's name: `login`, `find-id`, `find-password`. Gone with the login, too. */
  draft: inTabEach<EntryDraft>('draft'),
  socialSignupDraft: inTab<Partial<Omit<MemberInformation, 'agreements'>>>('signup_social_draft'),
  socialSignup: inTab<SocialSignup>('social_signup'),
  socialFlow: inTab<SocialFlow>('social_flow'),
  /** What the entry address said of the guest (`data`): to fill in with, and to decide nothing. */
  guestPrefill: inTab<Partial<CustomerInfo>>('guest_prefill'),
  /** Whose employee the guest is, as a company-linked hotel's own site has signed it. */
  companyInfo: inTab<TabCompany>('company_info'),
  supplied: inTab<SuppliedKey[]>('supplied_by_url'),
  promotion: inTab<string>('promotion_code'),
  /** What is looked for on a ferry line, as its address says it, with until when it is kept; '' where a visit has begun anew. */
  voyage: inTab<string>('voyage'),
  /** By reservation number. A token opens one reservation: a reload loses it not, and another tab never learns it. */
  reservationToken: inTabEach<string>('reservation_token'),
  /** By the order's id. */
  order: inTabEach<KnownOrder>('order'),
  cardWindowOpened: inTab<string>('card_window_opened'),
  returnTo: inTab<string>('return_to'),
  outsideReturn: inTab<string>('outside_return'),

  // On this device: until it is taken away.
  user: onDevice<UserInfo>('user'),
  savedLoginId: onDevice<string>('saved_login_id', 'as text'),
  language: onDevice<string>('lang', 'as text'),
};

/** One value. A browser that keeps nothing is no error: the value is just not there. */
type Kept<T> = {
  key: string;
  get(): T | null;
  /** `null` removes it. */
  set(value: T | null): void;
};

function inTab<T>(key: string): Kept<T> {
  return kept(() => sessionStorage, key);
}

/** One value for each name, under `<key>:<name>`. */
function inTabEach<T>(key: string) {
  return {
    of: (name: string) => inTab<T>(`${key}:${name}`),
    dropAll() {
      for (const each of keysOfTab()) if (each.startsWith(`${key}:`)) inTab(each).set(null);
    },
  };
}

function onDevice<T>(key: string, asText?: 'as text'): Kept<T> {
  return kept(() => localStorage, key, asText);
}

/** `area` is asked for each time: some browsers throw at the mere mention of it. */
function kept<T>(area: () => Storage, key: string, asText?: 'as text'): Kept<T> {
  return {
    key,
    get() {
      try {
        const text = area().getItem(key);
        return (asText ? text : JSON.parse(text ?? 'null')) as T | null;
      } catch {
        return null;
      }
    },
    set(value) {
      try {
        if (value === null) area().removeItem(key);
        else area().setItem(key, asText ? String(value) : JSON.stringify(value));
      } catch {
        // Storage is full or refused: the value lives as long as the page does.
      }
    },
  };
}

function keysOfTab(): string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}
