import { assign, setup } from 'xstate';
import type {
  CompanyInfo,
  CompanyInfoRequest,
  CompanyInfoResult,
  CustomerInfo,
  Membership,
  MembershipListResult,
  Problem,
  SsoRequest,
  SsoResult,
  UserInfo,
} from '../../generated/types.ts';
import { fromError, fromOutput, required } from '../params.ts';
import { unimplementedAction, unimplementedActor } from '../unimplemented.ts';
import {
  type EntryAsked,
  type EntryQuery,
  type EntryTarget,
  readEntry,
  type SsoKeys,
  targetOf,
} from './entry.address.ts';
import { hasMemberships, type MembershipsInput, membershipsRequest } from './memberships.ts';

/** `kept` contains the keys from an earlier login on this device. */
export type EntryInput = { query: EntryQuery; kept: SsoKeys | null };

type EntryNotice = 'login_required' | 'invalid_access';

export type EntryContext = {
  asked: EntryAsked | null;
  /** The keys for the next login attempt. Keys from the address are tried first. */
  sso: SsoKeys | null;
  kept: SsoKeys | null;
  token: string | null;
  userInfo: UserInfo | null;
  memberships: Membership[];
  companyInfo: CompanyInfo | null;
  to: EntryTarget;
  notice: EntryNotice | null;
};

/** If the guest was logged in with the keys from the address, `byAddress` is true and a message is shown. */
type EntrySession = { token: string; userInfo: UserInfo; memberships: Membership[]; byAddress: boolean };

export type EntryOutput = {
  to: EntryTarget;
  notice: EntryNotice | null;
  promotion: string | null;
  prefill: Partial<CustomerInfo>;
  /** The session, or null to log out without a message. */
  session: EntrySession | null;
  /**
   * Whether the session is null because the stored keys couldn't be checked. If so, they are kept for the next page
   * load.
   */
  unanswered: boolean;
  /** The guest's employer, with its signed name (`CsHsUi`), which company-linked hotels require. */
  companyInfo: (CompanyInfo & { CsHsUi: string }) | null;
  partyChanged: boolean;
  datesIgnored: boolean;
};

type SuppliedSearch = Pick<EntryAsked, 'supplied' | 'startDate' | 'endDate' | 'rooms'>;

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
    notice: asked ? null : 'invalid_access',
  };
}

function outputOf(context: EntryContext): EntryOutput {
  const { asked, kept, companyInfo, to, notice } = context;
  const session = sessionOf(context);
  return {
    to,
    notice,
    promotion: asked?.promotion ?? null,
    prefill: asked?.prefill ?? {},
    session,
    unanswered: asked !== null && session === null && kept !== null,
    companyInfo: companyInfo && { ...companyInfo, CsHsUi: required(required(asked).companyUser) },
    partyChanged: asked?.partyChanged ?? false,
    datesIgnored: asked?.datesIgnored ?? false,
  };
}

function sessionOf({ asked, sso, token, userInfo, memberships }: EntryContext): EntrySession | null {
  if (!token || !userInfo) return null;
  return { token, userInfo, memberships, byAddress: !!sso && sso.sso_key === asked?.sso?.sso_key };
}

function destination({ asked, userInfo }: EntryContext): Pick<EntryContext, 'to' | 'notice'> {
  const refused = required(asked).aim === 'myPage' && !userInfo;
  return { to: targetOf(required(asked), userInfo !== null), notice: refused ? 'login_required' : null };
}

const keepLogin = { type: 'store the login', params: fromOutput } as const;

const enter = [
  {
    guard: 'the address has a promotion code',
    target: 'entered',
    actions: { type: 'store the promotion code', params: promotionOf },
  },
  { target: 'entered' },
] as const;

type Args = { context: EntryContext };
function hotelCodeOf({ context }: Args) {
  return { hotelCode: required(context.asked).hotelCode };
}
function suppliedOf({ context }: Args): SuppliedSearch {
  const { supplied, startDate, endDate, rooms } = required(context.asked);
  return { supplied, startDate, endDate, rooms };
}
function promotionOf({ context }: Args) {
  return { promotion: required(required(context.asked).promotion) };
}

/**
 * The start flow. A failed call doesn't stop it; the guest continues without the result of that call. See
 * docs/specification.md.
 */
export const entryMachine = setup({
  types: {
    context: {} as EntryContext,
    input: {} as EntryInput,
    output: {} as EntryOutput,
  },
  actors: {
    loginBySso: unimplementedActor<SsoResult, SsoRequest>('loginBySso'),
    memberships: unimplementedActor<MembershipListResult, MembershipsInput>('memberships'),
    readCompanyInfo: unimplementedActor<CompanyInfoResult, CompanyInfoRequest>('readCompanyInfo'),
    noteSupplied: unimplementedActor<void, SuppliedSearch>('noteSupplied'),
  },
  guards: {
    'the address names no hotel': ({ context }) => context.asked === null,
    'there are login keys': ({ context }) => context.sso !== null,
    'other keys are stored': ({ context: { sso, kept } }) => kept !== null && kept.sso_key !== sso?.sso_key,
    // A rate limit or a missing response doesn't mean that the keys are invalid.
    'the keys are invalid': (_, { code }: Problem) => code === 'session_expired' || code === 'validation',
    'the user has memberships': (_, { userInfo }: SsoResult) => hasMemberships(userInfo),
    'the address has a company statement': ({ context }) => required(context.asked).companyUser !== null,
    'the address has a promotion code': ({ context }) => required(context.asked).promotion !== null,
  },
  actions: {
    // The client provides these actions, which write to browser storage.
    'start a new visit': unimplementedAction<Pick<EntryAsked, 'supplied'>>('start a new visit'),
    'store the hotel code': unimplementedAction<{ hotelCode: string }>('store the hotel code'),
    'store the promotion code': unimplementedAction<{ promotion: string }>('store the promotion code'),

    'store the login': assign((_, { token, userInfo }: SsoResult) => ({ token, userInfo })),
    'switch to the stored keys': assign(({ context }) => ({ sso: context.kept })),
    'clear the keys': assign({ kept: null }),
    'store the memberships': assign((_, { data }: MembershipListResult) => ({ memberships: data })),
    'store the company': assign((_, { company_info }: CompanyInfoResult) => ({ companyInfo: company_info })),
    'choose the destination': assign(({ context }) => destination(context)),
  },
}).createMachine({
  id: 'entry',
  description: 'Processes the address of the entry page and opens the destination that it names.',
  context: ({ input }) => initialEntry(input),
  initial: 'reading',
  states: {
    reading: {
      description: 'Parses the address. If it names no hotel, the access is invalid.',
      always: [{ guard: 'the address names no hotel', target: 'invalidAccess' }, { target: 'beginning' }],
    },

    beginning: {
      description: 'Clears the stored hotel, reservation and prefilled data, except what the address supplies.',
      entry: [
        { type: 'start a new visit', params: suppliedOf },
        { type: 'store the hotel code', params: hotelCodeOf },
      ],
      always: [{ guard: 'there are login keys', target: 'tryingSso' }, { target: 'known' }],
    },

    tryingSso: {
      description:
        'Logging in with the keys in the address or, if there are none or they fail, with the stored keys. If the stored keys are invalid, the member is logged out without a message. If no response arrives, the stored keys are kept.',
      invoke: {
        id: 'loginBySso',
        src: 'loginBySso',
        input: ({ context }) => ({ hotel_code: required(context.asked).hotelCode, ...required(context.sso) }),
        onDone: [
          {
            guard: { type: 'the user has memberships', params: fromOutput },
            target: 'fetchingMemberships',
            actions: keepLogin,
          },
          { target: 'known', actions: keepLogin },
        ],
        onError: [
          { guard: 'other keys are stored', target: 'tryingSso', reenter: true, actions: 'switch to the stored keys' },
          { guard: { type: 'the keys are invalid', params: fromError }, target: 'known', actions: 'clear the keys' },
          { target: 'known' },
        ],
      },
    },

    fetchingMemberships: {
      description:
        'Loading the memberships. Bookings use the first membership number. A failure does not undo the login.',
      invoke: {
        id: 'memberships',
        src: 'memberships',
        input: ({ context: { asked, token, userInfo } }) =>
          membershipsRequest(required(asked).hotelCode, required(token), required(userInfo)),
        onDone: { target: 'known', actions: { type: 'store the memberships', params: fromOutput } },
        onError: 'known',
      },
    },

    known: {
      description: 'The caller is known to be a member or a visitor.',
      always: [{ guard: 'the address has a company statement', target: 'readingCompanyInfo' }, { target: 'decided' }],
    },

    readingCompanyInfo: {
      description:
        "Verifying the signed statement about the guest's company. A statement with an invalid signature is ignored.",
      invoke: {
        id: 'readCompanyInfo',
        src: 'readCompanyInfo',
        input: ({ context: { asked } }) => ({
          hotel_code: required(asked).hotelCode,
          CsHsUi: required(required(asked).companyUser),
        }),
        onDone: { target: 'decided', actions: { type: 'store the company', params: fromOutput } },
        onError: 'decided',
      },
    },

    decided: {
      description:
        'Chooses the destination by the parameter `p`: my page (members only), login, sign-up or lookup. Without `p`, a start date opens the list. Applies the search and the guest details in the address.',
      entry: 'choose the destination',
      invoke: { id: 'noteSupplied', src: 'noteSupplied', input: suppliedOf, onDone: enter, onError: enter },
    },

    entered: { type: 'final', description: 'The client opens the destination.' },
    invalidAccess: { type: 'final', description: 'The address names no hotel. The client opens the error page.' },
  },
  output: ({ context }) => outputOf(context),
});
