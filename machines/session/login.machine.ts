import { initialLogin, loggedIn, loginSetup } from './login.setup.ts';
import { fromError, fromEvent, fromOutput, required } from '../params.ts';
import { membershipsRequest } from './memberships.ts';

const submit = { target: 'loggingIn', actions: { type: 'take the ID', params: fromEvent } } as const;
const tabs = [
  { guard: { type: 'to the ID', params: fromEvent }, target: 'id', actions: 'forget the problem' },
  { guard: { type: 'to the social logins', params: fromEvent }, target: 'social', actions: 'forget the problem' },
  { guard: { type: 'to the look-up', params: fromEvent }, target: 'lookup', actions: 'forget the problem' },
] as const;
const social = {
  guard: 'it is a login',
  target: 'startingSocial',
  actions: { type: 'take the provider', params: fromEvent },
} as const;
const backFromProvider = {
  RETURNED: [
    {
      guard: { type: 'it is what this browser asked for', params: fromEvent },
      target: 'finishingSocial',
      actions: { type: 'take what came back', params: fromEvent },
    },
    {
      guard: 'it is a login',
      target: 'socialFailed',
      actions: { type: 'say that the way back is lost', params: fromEvent },
    },
  ],
  DENIED: {
    guard: 'it is a login',
    target: 'socialFailed',
    actions: { type: 'say that the provider refused', params: fromEvent },
  },
  LOST: {
    guard: 'it is a login',
    target: 'socialFailed',
    actions: { type: 'say that the way back is lost', params: fromEvent },
  },
} as const;
const withdrawn = {
  guard: { type: 'the account has withdrawn', params: fromError },
  target: 'withdrawn',
  actions: { type: 'keep the problem', params: fromError },
} as const;
const retry = { target: 'id', actions: 'forget the problem' } as const;

/**
 * Login by ID or by a social account, and the re-check of a password, which is the same call. The password and what a provider
 * sends back are handed past it (machines/secret-channel.ts). Pure; the actors are provided.
 */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  description: 'Lets a member in by ID or social account, or checks the password of one who is in.',
  context: ({ input }) => initialLogin(input),
  initial: 'choosing',
  output: ({ context }) => {
    if (context.started) {
      const { result: _, ...started } = context.started;
      return { outcome: 'leaving', provider: required(context.provider), ...started };
    }
    if (context.signup) return { outcome: 'signup_needed', provider: required(context.provider), ...context.signup };
    return context.purpose === 'recheck' ? { outcome: 'rechecked' } : loggedIn(context);
  },
  states: {
    choosing: {
      description: 'The tab that was asked for opens.',
      always: [
        { guard: 'it begins with the social tab', target: 'social' },
        { guard: 'it begins with the look-up', target: 'lookup' },
        { target: 'id' },
      ],
    },

    id: {
      description: 'ID and password.',
      on: { SUBMIT: submit, TAB: tabs, SOCIAL: social, ...backFromProvider },
    },

    social: {
      description: 'The providers to choose from, or one has just sent the guest back.',
      on: { TAB: tabs, SOCIAL: social, ...backFromProvider },
    },

    lookup: {
      description: 'A reservation is looked up without a login, by a form of its own.',
      on: { TAB: tabs },
    },

    loggingIn: {
      description: 'ID and password are being checked.',
      tags: 'busy',
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context }) => ({ hotelCode: context.hotelCode, loginId: context.loginId, joinType: 'NORMAL' }),
        onDone: [
          { guard: 'it is a re-check', target: 'endingToken', actions: { type: 'keep the login', params: fromOutput } },
          {
            guard: { type: 'it has memberships', params: fromOutput },
            target: 'fetchingMemberships',
            actions: { type: 'keep the login', params: fromOutput },
          },
          { target: 'loggedIn', actions: { type: 'keep the login', params: fromOutput } },
        ],
        onError: [
          withdrawn,
          {
            guard: { type: 'no answer came', params: fromError },
            target: 'interrupted',
            actions: { type: 'keep the problem', params: fromError },
          },
          { target: 'refused', actions: { type: 'say that the password is wrong', params: fromError } },
        ],
      },
    },

    refused: {
      description: 'The form again, with what was wrong; the ID is kept, the password is not.',
      tags: 'told',
      on: { SUBMIT: submit, RETRY: retry, TAB: tabs, SOCIAL: social },
    },

    withdrawn: {
      description: 'The account has withdrawn; it says from when a new one is possible.',
      tags: 'told',
      on: { SUBMIT: submit, RETRY: retry, TAB: tabs, SOCIAL: social },
    },

    interrupted: {
      description: 'No answer; the password is asked for again.',
      tags: 'interrupted',
      on: { SUBMIT: submit, RETRY: retry, TAB: tabs, SOCIAL: social },
    },

    fetchingMemberships: {
      description: 'The membership list, whose first number is booked with. A failure does not undo the login.',
      tags: 'busy',
      invoke: {
        id: 'memberships',
        src: 'memberships',
        input: ({ context }) =>
          membershipsRequest(context.hotelCode, required(context.token), required(context.userInfo)),
        onDone: { target: 'loggedIn', actions: { type: 'keep the memberships', params: fromOutput } },
        onError: 'loggedIn',
      },
    },

    endingToken: {
      description: 'The password is right; the token that proved it is ended.',
      tags: 'busy',
      invoke: {
        id: 'logout',
        src: 'logout',
        input: ({ context }) => ({ token: required(context.token) }),
        onDone: { target: 'rechecked', actions: 'forget the token' },
        onError: { target: 'rechecked', actions: 'forget the token' },
      },
    },

    startingSocial: {
      description: "The address of the provider's consent page is asked for.",
      tags: 'busy',
      invoke: {
        id: 'startSocial',
        src: 'startSocial',
        input: ({ context }) => ({ provider: required(context.provider), body: { hotelCode: context.hotelCode } }),
        onDone: { target: 'leaving', actions: { type: 'keep where to go', params: fromOutput } },
        onError: { target: 'socialFailed', actions: { type: 'keep the problem', params: fromError } },
      },
    },

    finishingSocial: {
      description: 'What the provider sent back is exchanged.',
      tags: 'busy',
      invoke: {
        id: 'finishSocial',
        src: 'finishSocial',
        input: ({ context }) => ({
          provider: required(context.provider),
          body: { hotelCode: context.hotelCode, state: required(context.state) },
        }),
        onDone: [
          {
            guard: { type: 'they are known and have memberships', params: fromOutput },
            target: 'fetchingMemberships',
            actions: { type: 'keep the login', params: fromOutput },
          },
          {
            guard: { type: 'they are known', params: fromOutput },
            target: 'loggedIn',
            actions: { type: 'keep the login', params: fromOutput },
          },
          { target: 'signupNeeded', actions: { type: 'keep who is to sign up', params: fromOutput } },
        ],
        onError: [withdrawn, { target: 'socialFailed', actions: { type: 'keep the problem', params: fromError } }],
      },
    },

    socialFailed: {
      description: 'Why it did not work; the same provider again, another one, or another tab.',
      tags: 'told',
      on: {
        RETRY: { target: 'startingSocial', actions: 'forget the problem' },
        SOCIAL: social,
        TAB: tabs,
      },
    },

    loggedIn: { type: 'final', description: 'Who it is, with the token.' },
    rechecked: { type: 'final', description: 'The password was right.' },
    leaving: { type: 'final', description: "The page goes to the provider's; what is to come back is stored first." },
    signupNeeded: { type: 'final', description: 'Nobody has this social account yet; a ticket opens a sign-up.' },
  },
});
