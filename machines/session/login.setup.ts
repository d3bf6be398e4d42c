import { assign, setup } from 'xstate';
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
import { required } from '../params.ts';
import { localProblem } from '../problem.ts';
import { unimplementedActor } from '../unimplemented.ts';
import { isMembershipUser, type MembershipsInput, selectedNumber } from './memberships.ts';

export type LoginTab = 'id' | 'social' | 'lookup';
export type LoginPurpose = 'login' | 'recheck';

export type LoginMachineInput = {
  hotelCode: string;
  /** A re-check proves the password of who is logged in; its new token is ended at once. */
  purpose?: LoginPurpose;
  tab?: LoginTab;
  loginId?: string;
  saveId?: boolean;
};

export type SignupNeeded = { ticket: string; expires_at: string; prefill: SocialPrefill };

export type LoginContext = {
  hotelCode: string;
  purpose: LoginPurpose;
  /** The tab to begin with. */
  tab: LoginTab;
  loginId: string;
  /** Whether the caller is to remember the ID on this device. */
  saveId: boolean;
  provider: SocialProvider | null;
  /** What a provider's answer belongs to. */
  state: string | null;
  token: string | null;
  userInfo: UserInfo | null;
  memberships: Membership[];
  started: SocialStartResult | null;
  signup: SignupNeeded | null;
  /** Why the last call did not do what was wanted; kept until the guest's next deed. */
  problem: Problem | null;
};

type SubmitEvent = { type: 'SUBMIT'; loginId: string; saveId: boolean };
type TabEvent = { type: 'TAB'; tab: LoginTab };
type ProviderEvent = { provider: SocialProvider };
/** `expectedState` is what this browser stored when it left; null when it stored nothing. */
type ReturnedEvent = ProviderEvent & { type: 'RETURNED'; state: string; expectedState: string | null };

export type LoginEvent =
  | SubmitEvent
  | TabEvent
  | ({ type: 'SOCIAL' } & ProviderEvent)
  | ReturnedEvent
  | ({ type: 'DENIED' } & ProviderEvent)
  | ({ type: 'LOST' } & ProviderEvent)
  | { type: 'RETRY' };

export type LoginOutput =
  | {
      outcome: 'logged_in';
      token: string;
      userInfo: UserInfo;
      memberships: Membership[];
      /** The membership number to book with. */
      memberNo: string | null;
      clearPromotion: boolean;
    }
  | { outcome: 'rechecked' }
  | ({ outcome: 'leaving'; provider: SocialProvider } & Omit<SocialStartResult, 'result'>)
  | ({ outcome: 'signup_needed'; provider: SocialProvider } & SignupNeeded);

/** What a call needs beside the secret that is handed past the machine. */
export type LoginInput = Omit<LoginRequest, 'password'>;
export type StartSocialInput = { provider: SocialProvider; body: SocialStartRequest };
export type FinishSocialInput = { provider: SocialProvider; body: Omit<SocialFinishRequest, 'code' | 'flow_token'> };

export function initialLogin(input: LoginMachineInput): LoginContext {
  return {
    hotelCode: input.hotelCode,
    purpose: input.purpose ?? 'login',
    tab: input.tab ?? 'id',
    loginId: input.loginId ?? '',
    saveId: input.saveId ?? false,
    provider: null,
    state: null,
    token: null,
    userInfo: null,
    memberships: [],
    started: null,
    signup: null,
    problem: null,
  };
}

/** Of the end at which a login is known. */
export function loggedIn({ token, userInfo, memberships }: LoginContext): LoginOutput {
  const user = required(userInfo);
  return {
    outcome: 'logged_in',
    token: required(token),
    userInfo: user,
    memberships,
    memberNo: selectedNumber(memberships),
    clearPromotion: isMembershipUser(user),
  };
}

const social = { kakao: 'kakao_login_failed', google: 'google_login_failed', naver: 'naver_login_failed' } as const;

/** Nobody knows whether the password was right. */
const noAnswer: Problem['code'][] = ['unavailable', 'internal'];

/** The words of the login machine. */
export const loginSetup = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as LoginMachineInput,
    output: {} as LoginOutput,
    tags: {} as 'busy' | 'interrupted' | 'told',
  },
  actors: {
    login: unimplementedActor<LoginResult, LoginInput>('login'),
    memberships: unimplementedActor<MembershipListResult, MembershipsInput>('memberships'),
    logout: unimplementedActor<void, { token: string }>('logout'),
    startSocial: unimplementedActor<SocialStartResult, StartSocialInput>('startSocial'),
    finishSocial: unimplementedActor<SocialFinishResult, FinishSocialInput>('finishSocial'),
  },
  guards: {
    'it begins with the social tab': ({ context }) => context.purpose === 'login' && context.tab === 'social',
    'it begins with the look-up': ({ context }) => context.purpose === 'login' && context.tab === 'lookup',
    'it is a login': ({ context }) => context.purpose === 'login',
    'it is a re-check': ({ context }) => context.purpose === 'recheck',
    'to the ID': ({ context }, { tab }: TabEvent) => context.purpose === 'login' && tab === 'id',
    'to the social logins': ({ context }, { tab }: TabEvent) => context.purpose === 'login' && tab === 'social',
    'to the look-up': ({ context }, { tab }: TabEvent) => context.purpose === 'login' && tab === 'lookup',
    'it has memberships': (_, { userInfo }: LoginResult) => isMembershipUser(userInfo),
    'the account has withdrawn': (_, { code }: Problem) => code === 'err05',
    'no answer came': (_, { code }: Problem) => noAnswer.includes(code),
    'it is what this browser asked for': ({ context }, event: ReturnedEvent) =>
      context.purpose === 'login' && event.expectedState !== null && event.state === event.expectedState,
    'they are known': (_, { outcome }: SocialFinishResult) => outcome === 'logged_in',
    'they are known and have memberships': (_, { outcome, userInfo }: SocialFinishResult) =>
      outcome === 'logged_in' && userInfo !== undefined && isMembershipUser(userInfo),
  },
  actions: {
    'take the ID': assign((_, { loginId, saveId }: SubmitEvent) => ({ loginId, saveId, problem: null })),
    'take the provider': assign((_, { provider }: ProviderEvent) => ({ provider, problem: null })),
    'take what came back': assign((_, { provider, state }: ReturnedEvent) => ({ provider, state, problem: null })),
    'forget the problem': assign({ problem: null }),
    'keep the login': assign((_, { token, userInfo }: { token?: string; userInfo?: UserInfo }) => ({
      token: required(token),
      userInfo: required(userInfo),
      problem: null,
    })),
    'keep the memberships': assign((_, { data }: MembershipListResult) => ({ memberships: data })),
    'forget the token': assign({ token: null, userInfo: null }),
    'keep where to go': assign((_, started: SocialStartResult) => ({ started })),
    'keep who is to sign up': assign((_, { social_ticket, expires_at, prefill }: SocialFinishResult) => ({
      signup: { ticket: required(social_ticket), expires_at: required(expires_at), prefill: prefill ?? {} },
    })),
    'keep the problem': assign((_, problem: Problem) => ({ problem })),
    'say that the password is wrong': assign(({ context }, problem: Problem) => ({
      problem:
        context.purpose === 'recheck' && problem.code === 'bad_credentials'
          ? localProblem('password_check_failed')
          : problem,
    })),
    'say that the provider refused': assign((_, { provider }: ProviderEvent) => ({
      provider,
      problem: localProblem(social[provider]),
    })),
    'say that the way back is lost': assign((_, { provider }: ProviderEvent) => ({
      provider,
      problem: localProblem('verification_expired'),
    })),
  },
});
