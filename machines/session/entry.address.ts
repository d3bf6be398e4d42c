import type { CustomerInfo, PartyRoom } from '../../generated/types.ts';
import { readParty } from './party.values.ts';
import { readStayDate } from './stay.values.ts';

export type SuppliedKey = 'startDate' | 'endDate' | 'resvInfo' | 'promotion';

/** The untrusted parameters of the entry page. See docs/specification.md. */
export type EntryQuery = Partial<
  Record<
    | 'hotel_code'
    | 'p'
    | 'sso_key'
    | 'company_code'
    | 'CsHsUi'
    | 'promotion'
    | 'startDate'
    | 'endDate'
    | 'resvInfo'
    | 'data',
    string
  >
>;

type EntryAim = 'myPage' | 'login' | 'join' | 'search';
/** Keys for single sign-on. Keys in an address come from a provider and work once; stored keys belong to a session. */
export type SsoKeys = { sso_key: string; company_code: string };

export type EntryAsked = {
  hotelCode: string;
  aim: EntryAim | null;
  sso: SsoKeys | null;
  companyUser: string | null;
  promotion: string | null;
  startDate: string | null;
  endDate: string | null;
  rooms: PartyRoom[] | null;
  /** Whether the address contained a party that had to be corrected. */
  partyChanged: boolean;
  /** Whether the address contained a date that doesn't exist. */
  datesIgnored: boolean;
  /** The guest's details for pre-filling the booking form. Never trust them. */
  prefill: Partial<CustomerInfo>;
  /** The search parameters that the address contained. A reset keeps them. */
  supplied: SuppliedKey[];
};

export type EntryTarget = 'home' | 'reservation' | 'myPage' | 'login' | 'join' | 'lookup' | 'error';

const aims: readonly string[] = ['myPage', 'login', 'join', 'search'] satisfies EntryAim[];
const targets = { login: 'login', join: 'join', search: 'lookup' } as const;

/** Must match the contract (HotelCode, CompanyCode in a provider's key, PromotionCode, CustomerInfo). */
export const HOTEL_CODE = /^[0-9A-Za-z]{1,12}$/;
const PROVIDER_KEY = /^([a-z0-9]{1,20})\.sso\.[\w-]+$/;
const PROMOTION_CODE = /^[0-9A-Za-z_-]{1,30}$/;
const prefillLengths = {
  guest_last_name: 50,
  guest_first_name: 50,
  guest_phone: 15,
  guest_email: 254,
  guest_memo: 1000,
} as const;
/** Control characters, including line breaks. Of the prefilled fields, only `guest_memo` may contain them. */
// oxlint-disable-next-line no-control-regex -- matches them on purpose
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;
const LONGEST = { sso_key: 200, CsHsUi: 4000, data: 8000 } as const;

/**
 * Returns the destination that the parameter `p` names. Without `p`, the guest goes to the room list if the address has
 * a start date, and otherwise to the home page. My page requires a login; without one, the guest goes to the home page.
 */
export function targetOf({ aim, startDate }: EntryAsked, loggedIn: boolean): EntryTarget {
  if (aim === 'myPage') return loggedIn ? 'myPage' : 'home';
  if (aim) return targets[aim];
  return startDate ? 'reservation' : 'home';
}

/** Parses the entry address. Returns null if it has no valid hotel code; the caller must then reject the entry. */
export function readEntry(query: EntryQuery): EntryAsked | null {
  const hotelCode = query.hotel_code ?? '';
  if (!HOTEL_CODE.test(hotelCode)) return null;
  const startDate = readStayDate(query.startDate);
  // Keep an end date that precedes the start date, so that the room list reports the error instead of showing another
  // stay.
  const endDate = startDate === null ? null : readStayDate(query.endDate);
  const party = readParty(query.resvInfo);
  const asked = {
    startDate,
    endDate,
    rooms: party?.rooms ?? null,
    partyChanged: !!query.resvInfo && !party?.whole,
    datesIgnored: [query.startDate, query.endDate].some((date) => date && readStayDate(date) === null),
    promotion: query.promotion !== undefined && PROMOTION_CODE.test(query.promotion) ? query.promotion : null,
  };
  const supplied: [SuppliedKey, unknown][] = [
    ['startDate', asked.startDate],
    ['endDate', asked.endDate],
    ['resvInfo', asked.rooms],
    ['promotion', asked.promotion],
  ];
  return {
    hotelCode,
    aim: aims.includes(query.p ?? '') ? (query.p as EntryAim) : null,
    sso: readSso(query),
    companyUser: bounded(query.CsHsUi, LONGEST.CsHsUi),
    ...asked,
    prefill: readPrefill(query.data),
    supplied: supplied.flatMap(([key, value]) => (value === null ? [] : [key])),
  };
}

/**
 * Accepts only a provider's key, `<company>.sso.<token>`. If an address could contain a session key, an attacker could
 * log other people in to the attacker's account.
 */
function readSso({ sso_key, company_code }: EntryQuery): SsoKeys | null {
  const key = bounded(sso_key, LONGEST.sso_key);
  if (key === null || !company_code) return null;
  return PROVIDER_KEY.exec(key)?.[1] === company_code ? { sso_key: key, company_code } : null;
}

/**
 * Parses JSON, either plain or encoded as base64url. Keeps only known text fields. Drops values that are blank or too
 * long, and values with control characters, which only `guest_memo` may contain.
 */
function readPrefill(text: string | undefined): Partial<CustomerInfo> {
  const bound = bounded(text, LONGEST.data);
  const data = readJson(bound) ?? readJson(fromBase64url(bound));
  if (typeof data !== 'object' || data === null) return {};
  const prefill: Partial<CustomerInfo> = {};
  for (const [key, longest] of Object.entries(prefillLengths) as [keyof typeof prefillLengths, number][]) {
    const value = (data as Record<string, unknown>)[key];
    if (typeof value !== 'string' || value.trim() === '' || value.length > longest) continue;
    if (key === 'guest_memo' || !CONTROL.test(value)) prefill[key] = value;
  }
  return prefill;
}

function bounded(text: string | undefined, longest: number): string | null {
  return text !== undefined && text !== '' && text.length <= longest ? text : null;
}

function readJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function fromBase64url(text: string | null): string | null {
  try {
    const bytes = Uint8Array.from(atob((text ?? '').replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
