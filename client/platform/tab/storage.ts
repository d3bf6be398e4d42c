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
import type { Entered } from '../page/entered.ts';

export type SuppliedKey = 'startDate' | 'endDate' | 'resvInfo' | 'promotion';

export type SocialFlow = {
  provider: SocialProvider;
  state: string;
  flow_token: string;
  entrance: Entrance;
  /** Set if the social account is to be linked to the logged-in member, instead of being used to log in. */
  link?: true;
};

/** Social account to sign up with. It isn't linked to a member yet. */
export type SocialSignup = { provider: SocialProvider; ticket: string; expires_at: string; prefill: SocialPrefill };

/** Input from the login and recovery forms. Never contains a password or a code. */
type EntryDraft = { loginId?: string; saveId?: boolean; user_name?: string; phone_number?: string };

type TabLogin = { token: string; ssoKey: string; companyCode: string; user: UserInfo | null };

/** The guest's company and the signed value that company-linked hotels require. */
type TabCompany = CompanyInfo & { CsHsUi: string };

type TabSearch = { start: string | null; end: string | null; rooms: PartyRoom[]; until: string };

/** Needed to query an order that is no longer part of the booking journey. Contains no card data. */
export type KnownOrder = { holdNumber: string; reservationToken: string | null };

/**
 * Everything that the site stores in the browser other than cookies, with key, type and lifetime. Never store a
 * password, a code or a card token.
 */
export const storage = {
  hotel: inTab<string>('hotel'),
  login: inTab<TabLogin>('login'),
  search: inTab<TabSearch>('search'),
  tabLanguage: inTab<string>('tab_lang'),
  booking: inTab<Snapshot<unknown>>('booking'),
  signup: inTab<Snapshot<unknown>>('signup'),
  signup_social: inTab<Snapshot<unknown>>('signup_social'),
  /** One value per recovery goal (`id` or `password`). Cleared on logout. */
  recovery: inTabEach<Snapshot<unknown>>('recovery'),
  /** One value per form: `login`, `find-id` and `find-password`. Cleared on logout. */
  draft: inTabEach<EntryDraft>('draft'),
  socialSignupDraft: inTab<Partial<Omit<MemberInformation, 'agreements'>>>('signup_social_draft'),
  socialSignup: inTab<SocialSignup>('social_signup'),
  socialFlow: inTab<SocialFlow>('social_flow'),
  /**
   * Guest details from the parameter `data` of the entry address. Use them only to prefill forms, and never trust them.
   */
  guestPrefill: inTab<Partial<CustomerInfo>>('guest_prefill'),
  /** Information about the guest's company, signed with that company's key. */
  companyInfo: inTab<TabCompany>('company_info'),
  supplied: inTab<SuppliedKey[]>('supplied_by_url'),
  promotion: inTab<string>('promotion_code'),
  /** Sailing search and its expiry, as a query string. '' after a new visit has begun. */
  voyage: inTab<string>('voyage'),
  /**
   * One token per reservation number, which gives access to that reservation only. It survives a reload, and other tabs
   * can't read it.
   */
  reservationToken: inTabEach<string>('reservation_token'),
  order: inTabEach<KnownOrder>('order'),
  /**
   * Set when the tab reloads to get a new version. Holds the old version's entry script and, until it has been
   * restored, the guest's input on the page. Never contains a password, code or passport number.
   */
  replaced: inTab<{ entry: string; entered: Entered | null }>('replaced'),
  cardWindowOpened: inTab<string>('card_window_opened'),
  /** Position of the card screen in the browser history, counted from 1. Negative while the site goes back to it. */
  cardScreenPosition: inTab<number>('card_screen_position'),
  returnTo: inTab<string>('return_to'),
  outsideReturn: inTab<string>('outside_return'),

  user: onDevice<UserInfo>('user'),
  savedLoginId: onDevice<string>('saved_login_id', 'as text'),
  language: onDevice<string>('lang', 'as text'),
  /** Whether the guest agreed to a property's own analytics, by hotel code. */
  analytics: onDevice<Record<string, boolean>>('analytics'),
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

/** `area` is a function, because some browsers throw an error when storage is accessed. */
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
        // Storage is full or blocked. The page continues without storing the value.
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
