import { assign, setup } from 'xstate';
import type {
  CompanyInfo,
  CompanyInfoRequest,
  CompanyInfoResult,
  CustomerInfo,
  Membership,
  MembershipListResult,
  PartyRoom,
  SsoRequest,
  SsoResult,
  UserInfo,
  Problem,
} from '../../generated/types.ts';
import { required } from '../params.ts';
import { unimplementedActor } from '../unimplemented.ts';
import { type EntryAsked, type EntryQuery, readEntry, type SsoKeys, type SuppliedKey } from './entry.address.ts';
import { isMembershipUser, type MembershipsInput, selectedNumber } from './memberships.ts';

export type EntryInput = {
  query: EntryQuery;
  /** The two keys that an earlier login left on this device. */
  kept: SsoKeys | null;
};

export type EntryTarget = 'home' | 'reservation' | 'myPage' | 'login' | 'join' | 'lookup' | 'error';
export type EntryTold = 'login_required' | 'invalid_access';

export type EntryContext = {
  asked: EntryAsked | null;
  /** The keys to try: the address's before those that were kept. */
  sso: SsoKeys | null;
  /** Those that were kept, until they are refused. */
  kept: SsoKeys | null;
  token: string | null;
  userInfo: UserInfo | null;
  memberships: Membership[];
  companyInfo: CompanyInfo | null;
  to: EntryTarget;
  tell: EntryTold | null;
};

export type EntrySession = {
  token: string;
  userInfo: UserInfo;
  memberships: Membership[];
  /** The membership number to book with. */
  memberNo: string | null;
  /** By the keys of the address: a login that is new, and is told. */
  byAddress: boolean;
};

export type EntryOutput = {
  to: EntryTarget;
  /** What to tell the guest on the way. */
  tell: EntryTold | null;
  hotelCode: string | null;
  supplied: SuppliedKey[];
  startDate: string | null;
  endDate: string | null;
  rooms: PartyRoom[] | null;
  promotion: string | null;
  prefill: Partial<CustomerInfo>;
  /** Null is a silent logout. */
  session: EntrySession | null;
  /** Without a session: nobody has answered whether the kept keys still open one, so they are kept for the next page load. */
  unanswered: boolean;
  companyInfo: CompanyInfo | null;
};

export type ResetInput = { supplied: SuppliedKey[] };
export type NoteSuppliedInput = Pick<EntryAsked, 'supplied' | 'startDate' | 'endDate' | 'rooms'>;

export function initialEntry({ query, kept }: EntryInput): EntryContext {
  const asked = readEntry(query);
  return {
    asked,
    sso: asked?.sso ?? kept,
    kept,
    token: null,
    userInfo: null,
    memberships: [],
    companyInfo: null,
    to: asked ? 'home' : 'error',
    tell: asked ? null : 'invalid_access',
  };
}

/** Where the address leads and what it gave. */
export function entered(context: EntryContext): EntryOutput {
  const { asked, kept, companyInfo, to, tell } = context;
  const session = sessionOf(context);
  return {
    to,
    tell,
    hotelCode: asked?.hotelCode ?? null,
    supplied: asked?.supplied ?? [],
    startDate: asked?.startDate ?? null,
    endDate: asked?.endDate ?? null,
    rooms: asked?.rooms ?? null,
    promotion: asked?.promotion ?? null,
    prefill: asked?.prefill ?? {},
    session,
    unanswered: asked !== null && session === null && kept !== null,
    companyInfo,
  };
}

function sessionOf({ asked, sso, token, userInfo, memberships }: EntryContext): EntrySession | null {
  if (!token || !userInfo) return null;
  const byAddress = !!sso && sso.sso_key === asked?.sso?.sso_key;
  return { token, userInfo, memberships, memberNo: selectedNumber(memberships), byAddress };
}

const aims = { login: 'login', join: 'join', search: 'lookup' } as const;

/** `p` decides, else whether there is a first day to look for rooms. My page is for who is logged in. */
function whereTo({ asked, userInfo }: EntryContext): Pick<EntryContext, 'to' | 'tell'> {
  const { aim, startDate } = required(asked);
  if (aim === 'myPage') return userInfo ? { to: 'myPage', tell: null } : { to: 'home', tell: 'login_required' };
  if (aim) return { to: aims[aim], tell: null };
  return { to: startDate ? 'reservation' : 'home', tell: null };
}

/** What says that keys open nothing. Too many tries or no answer say nothing of them. */
const refusals: Problem['code'][] = ['session_expired', 'validation'];

/** The words of the entry machine. */
export const entrySetup = setup({
  types: {
    context: {} as EntryContext,
    input: {} as EntryInput,
    output: {} as EntryOutput,
    tags: {} as 'busy',
  },
  actors: {
    reset: unimplementedActor<void, ResetInput>('reset'),
    storeHotelCode: unimplementedActor<void, { hotelCode: string }>('storeHotelCode'),
    loginBySso: unimplementedActor<SsoResult, SsoRequest>('loginBySso'),
    memberships: unimplementedActor<MembershipListResult, MembershipsInput>('memberships'),
    readCompanyInfo: unimplementedActor<CompanyInfoResult, CompanyInfoRequest>('readCompanyInfo'),
    noteSupplied: unimplementedActor<void, NoteSuppliedInput>('noteSupplied'),
    storePromotion: unimplementedActor<void, { promotion: string }>('storePromotion'),
  },
  guards: {
    'no hotel is named': ({ context }) => context.asked === null,
    'there are keys to log in by': ({ context }) => context.sso !== null,
    'other keys are kept': ({ context: { sso, kept } }) => kept !== null && kept.sso_key !== sso?.sso_key,
    'the keys are refused': (_, { code }: Problem) => refusals.includes(code),
    'it has memberships': (_, { userInfo }: SsoResult) => isMembershipUser(userInfo),
    'the address says whose employee it is': ({ context }) => required(context.asked).companyUser !== null,
    'the address gave a promotion code': ({ context }) => required(context.asked).promotion !== null,
  },
  actions: {
    'keep the login': assign((_, { token, userInfo }: SsoResult) => ({ token, userInfo })),
    'turn to the kept keys': assign(({ context }) => ({ sso: context.kept })),
    'forget the keys': assign({ kept: null }),
    'keep the memberships': assign((_, { data }: MembershipListResult) => ({ memberships: data })),
    'keep the company': assign((_, { company_info }: CompanyInfoResult) => ({ companyInfo: company_info })),
    'decide where to go': assign(({ context }) => whereTo(context)),
  },
});
