import { assign, type ExtractEvent, setup } from 'xstate';
import type {
  LoginRequest,
  LoginResult,
  Membership,
  MembershipListResult,
  Problem,
  SocialFinishRequest,
  SocialFinishResult,
  SocialPrefill,
  SocialProvider,
  SocialStartRequest,
  SocialStartResult,
  UserInfo,
} from '../../generated/types.ts';
import { fromError, fromEvent, fromOutput, required } from '../params.ts';
import { localProblem } from '../problem.ts';
import { unimplementedActor } from '../unimplemented.ts';
import { hasMemberships, type MembershipsInput, membershipsRequest } from './memberships.ts';

type LoginEvent =
  | { type: 'SUBMIT'; loginId: string }
  | { type: 'SOCIAL'; provider: SocialProvider }
  /** `expectedState` is the state stored before the redirect, or null if there is none. */
  | { type: 'RETURNED'; provider: SocialProvider; state: string; expectedState: string | null }
  | { type: 'DENIED'; provider: SocialProvider }
  | { type: 'LOST'; provider: SocialProvider }
  | { type: 'RETRY' };
type On<Type extends LoginEvent['type']> = ExtractEvent<LoginEvent, Type>;

export type LoginOutput =
  | { outcome: 'logged_in'; token: string; userInfo: UserInfo; memberships: Membership[] }
  | ({ outcome: 'leaving'; provider: SocialProvider } & Omit<SocialStartResult, 'result'>)
  | { outcome: 'signup_needed'; provider: SocialProvider; ticket: string; expires_at: string; prefill: SocialPrefill };

/** The inputs never contain secrets; see machines/secret-channel.ts. */
export type LoginInput = Omit<LoginRequest, 'password'>;
export type StartSocialInput = { provider: SocialProvider; body: SocialStartRequest };
export type FinishSocialInput = { provider: SocialProvider; body: Omit<SocialFinishRequest, 'code' | 'flow_token'> };

export type LoginContext = {
  hotelCode: string;
  loginId: string;
  provider: SocialProvider | null;
  /** The provider's `state` parameter, which binds its response to this browser. */
  state: string | null;
  token: string | null;
  userInfo: UserInfo | null;
  memberships: Membership[];
  started: SocialStartResult | null;
  finished: SocialFinishResult | null;
  problem: Problem | null;
};

export function initialLogin({ hotelCode }: { hotelCode: string }): LoginContext {
  return {
    hotelCode,
    loginId: '',
    provider: null,
    state: null,
    token: null,
    userInfo: null,
    memberships: [],
    started: null,
    finished: null,
    problem: null,
  };
}

const refusedBy = {
  kakao: 'kakao_login_failed',
  google: 'google_login_failed',
  naver: 'naver_login_failed',
} as const satisfies Record<SocialProvider, Problem['code']>;

const submit = { target: 'loggingIn', actions: { type: 'store the ID', params: fromEvent } } as const;
const social = { target: 'startingSocial', actions: { type: 'store the provider', params: fromEvent } } as const;
const wayBackIsLost = {
  target: 'socialFailed',
  actions: [
    { type: 'store the provider', params: fromEvent },
    { type: 'store the problem', params: localProblem('verification_expired') },
  ],
} as const;
const keepLogin = { type: 'store the login', params: fromOutput } as const;
const known = [
  {
    guard: { type: 'the user has memberships', params: fromOutput },
    target: 'fetchingMemberships',
    actions: keepLogin,
  },
  { target: 'loggedIn', actions: keepLogin },
] as const;
const keepProblem = { type: 'store the problem', params: fromError } as const;

export const loginMachine = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as { hotelCode: string },
    output: {} as LoginOutput,
    tags: {} as 'busy',
  },
  actors: {
    login: unimplementedActor<LoginResult, LoginInput>('login'),
    memberships: unimplementedActor<MembershipListResult, MembershipsInput>('memberships'),
    startSocial: unimplementedActor<SocialStartResult, StartSocialInput>('startSocial'),
    finishSocial: unimplementedActor<SocialFinishResult, FinishSocialInput>('finishSocial'),
  },
  guards: {
    'the user has memberships': (_, { userInfo }: { userInfo?: UserInfo }) => hasMemberships(userInfo),
    'the state is the one of this browser': (_, { state, expectedState }: On<'RETURNED'>) =>
      expectedState !== null && state === expectedState,
    'no member has this account': (_, { outcome }: SocialFinishResult) => outcome !== 'logged_in',
  },
  actions: {
    'store the ID': assign((_, { loginId }: On<'SUBMIT'>) => ({ loginId, problem: null })),
    'store the provider': assign((_, { provider }: { provider: SocialProvider }) => ({ provider, problem: null })),
    'store the provider state': assign((_, { state }: On<'RETURNED'>) => ({ state })),
    'store the login': assign((_, { token, userInfo }: { token?: string; userInfo?: UserInfo }) => ({
      token: required(token),
      userInfo: required(userInfo),
      problem: null,
    })),
    'store the memberships': assign((_, { data }: MembershipListResult) => ({ memberships: data })),
    'store the address of the provider': assign((_, started: SocialStartResult) => ({ started })),
    'store the social account': assign((_, finished: SocialFinishResult) => ({ finished })),
    'report that the provider refused': assign((_, { provider }: On<'DENIED'>) => ({
      problem: localProblem(refusedBy[provider]),
    })),
    'clear the problem': assign({ problem: null }),
    'store the problem': assign((_, problem: Problem) => ({ problem })),
  },
}).createMachine({
  id: 'login',
  description: 'Logs a member in with an ID or a social account.',
  context: ({ input }) => initialLogin(input),
  initial: 'form',
  states: {
    form: {
      description: 'Shows the login form, or handles the return from a social provider.',
      on: {
        SUBMIT: submit,
        SOCIAL: social,
        RETURNED: [
          {
            guard: { type: 'the state is the one of this browser', params: fromEvent },
            target: 'finishingSocial',
            actions: [
              { type: 'store the provider', params: fromEvent },
              { type: 'store the provider state', params: fromEvent },
            ],
          },
          wayBackIsLost,
        ],
        DENIED: {
          target: 'socialFailed',
          actions: [
            { type: 'store the provider', params: fromEvent },
            { type: 'report that the provider refused', params: fromEvent },
          ],
        },
        LOST: wayBackIsLost,
      },
    },

    loggingIn: {
      description: 'Verifying the ID and password.',
      tags: 'busy',
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context }) => ({ hotelCode: context.hotelCode, loginId: context.loginId, joinType: 'NORMAL' }),
        onDone: known,
        onError: { target: 'refused', actions: keepProblem },
      },
    },

    refused: {
      description: 'Shows the form with the reason. The ID is kept, but the password is not.',
      on: { SUBMIT: submit, SOCIAL: social },
    },

    fetchingMemberships: {
      description:
        'Loading the memberships. Bookings use the first membership number. A failure does not undo the login.',
      tags: 'busy',
      invoke: {
        id: 'memberships',
        src: 'memberships',
        input: ({ context: { hotelCode, token, userInfo } }) =>
          membershipsRequest(hotelCode, required(token), required(userInfo)),
        onDone: { target: 'loggedIn', actions: { type: 'store the memberships', params: fromOutput } },
        onError: 'loggedIn',
      },
    },

    startingSocial: {
      description: "Requesting the address of the provider's consent page.",
      tags: 'busy',
      invoke: {
        id: 'startSocial',
        src: 'startSocial',
        input: ({ context }) => ({ provider: required(context.provider), body: { hotel_code: context.hotelCode } }),
        onDone: { target: 'leaving', actions: { type: 'store the address of the provider', params: fromOutput } },
        onError: { target: 'socialFailed', actions: keepProblem },
      },
    },

    finishingSocial: {
      description: "Exchanging the provider's code for a login.",
      tags: 'busy',
      invoke: {
        id: 'finishSocial',
        src: 'finishSocial',
        input: ({ context: { hotelCode, provider, state } }) => ({
          provider: required(provider),
          body: { hotel_code: hotelCode, state: required(state) },
        }),
        onDone: [
          {
            guard: { type: 'no member has this account', params: fromOutput },
            target: 'signupNeeded',
            actions: { type: 'store the social account', params: fromOutput },
          },
          ...known,
        ],
        onError: { target: 'socialFailed', actions: keepProblem },
      },
    },

    socialFailed: {
      description: 'Shows the reason. The guest can retry, choose another provider or log in with an ID.',
      on: {
        RETRY: { target: 'startingSocial', actions: 'clear the problem' },
        SOCIAL: social,
        SUBMIT: submit,
      },
    },

    loggedIn: {
      type: 'final',
      description: 'The member is logged in.',
      output: ({ context: { token, userInfo, memberships } }): LoginOutput => ({
        outcome: 'logged_in',
        token: required(token),
        userInfo: required(userInfo),
        memberships,
      }),
    },
    leaving: {
      type: 'final',
      description: 'The browser is redirected to the provider, after the state is stored.',
      output: ({ context: { provider, started } }): LoginOutput => {
        const { result: _, ...flow } = required(started);
        return { outcome: 'leaving', provider: required(provider), ...flow };
      },
    },
    signupNeeded: {
      type: 'final',
      description: 'No member has this social account. The ticket for the account starts a sign-up.',
      output: ({ context: { provider, finished } }): LoginOutput => ({
        outcome: 'signup_needed',
        provider: required(provider),
        ticket: required(finished?.social_ticket),
        expires_at: required(finished?.expires_at),
        prefill: finished?.prefill ?? {},
      }),
    },
  },
  output: ({ event }) => event.output as LoginOutput,
});
