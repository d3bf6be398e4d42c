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

export type SuppliedKey = 'startDate' | 'endDate' | 'resvInfo' | 'promotion';

export type SocialFlow = {
  provider: SocialProvider;
  state: string;
  flow_token: string;
  entrance: Entrance;
  /** Links the account to the member instead of logging in. */
  link?: true;
};

/** A social account without a member; starts a social sign-up. */
export type SocialSignup = { provider: SocialProvider; ticket: string; expires_at: string; prefill: SocialPrefill };

/** Input of the login and recovery forms. Never a password or a code. */
type EntryDraft = { loginId?: string; saveId?: boolean; user_name?: string; phone_number?: string };

type TabLogin = { token: string; ssoKey: string; companyCode: string; user: UserInfo | null };

/** The guest's company and its signed statement, sent to company-linked hotels. */
type TabCompany = CompanyInfo & { CsHsUi: string };

type TabSearch = { start: string | null; end: string | null; rooms: PartyRoom[]; until: string };

/** Needed to query an order after the journey has moved on. No card data. */
export type KnownOrder = { holdNumber: string; reservationToken: string | null };

/** Everything stored in the browser besides cookies: key, type and lifetime. Never a password, code or card token. */
export const storage = {
  hotel: inTab<string>('hotel'),
  login: inTab<TabLogin>('login'),
  search: inTab<TabSearch>('search'),
  tabLanguage: inTab<string>('tab_lang'),
  booking: inTab<Snapshot<unknown>>('booking'),
  signup: inTab<Snapshot<unknown>>('signup'),
  signup_social: inTab<Snapshot<unknown>>('signup_social'),
  /** By goal. Cleared on logout. */
  recovery: inTabEach<Snapshot<unknown>>('recovery'),
  /** By form: `login`, `find-id`, `find-password`. Cleared on logout. */
  draft: inTabEach<EntryDraft>('draft'),
  socialSignupDraft: inTab<Partial<Omit<MemberInformation, 'agreements'>>>('signup_social_draft'),
  socialSignup: inTab<SocialSignup>('social_signup'),
  socialFlow: inTab<SocialFlow>('social_flow'),
  /** Guest details from the entry address (`data`). For pre-filling only; never trust them. */
  guestPrefill: inTab<Partial<CustomerInfo>>('guest_prefill'),
  /** Signed by a company-linked hotel's own site. */
  companyInfo: inTab<TabCompany>('company_info'),
  supplied: inTab<SuppliedKey[]>('supplied_by_url'),
  promotion: inTab<string>('promotion_code'),
  /** Search on a sailing line, in the format of its address, with its expiry; '' after a new visit. */
  voyage: inTab<string>('voyage'),
  /** By reservation number. A token opens one reservation. It survives a reload, and other tabs never see it. */
  reservationToken: inTabEach<string>('reservation_token'),
  order: inTabEach<KnownOrder>('order'),
  cardWindowOpened: inTab<string>('card_window_opened'),
  returnTo: inTab<string>('return_to'),
  outsideReturn: inTab<string>('outside_return'),

  user: onDevice<UserInfo>('user'),
  savedLoginId: onDevice<string>('saved_login_id', 'as text'),
  language: onDevice<string>('lang', 'as text'),
};

/** One stored value. If the browser blocks storage, reads return null. */
type Kept<T> = {
  key: string;
  get(): T | null;
  set(value: T | null): void;
};

function inTab<T>(key: string): Kept<T> {
  return kept(() => sessionStorage, key);
}

/** One value per name, under `<key>:<name>`. */
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

/** `area` is a function, because some browsers throw when storage is accessed. */
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
        // Storage is full or blocked: the value lasts as long as the page.
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
