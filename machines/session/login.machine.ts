import { given } from '../provide-me.ts';
import { answer, by, said, trouble } from '../words.ts';
import { initialLogin, loggedIn, loginSetup } from './login.setup.ts';
import { membershipsRequest } from './memberships.ts';

const submit = { target: 'loggingIn', actions: by('take the ID', said) } as const;
const tabs = [
  { guard: by('to the ID', said), target: 'id', actions: 'forget the problem' },
  { guard: by('to the social logins', said), target: 'social', actions: 'forget the problem' },
  { guard: by('to the look-up', said), target: 'lookup', actions: 'forget the problem' },
] as const;
const social = {
  guard: 'it is a login',
  target: 'startingSocial',
  actions: by('take the provider', said),
} as const;
const backFromProvider = {
  RETURNED: [
    {
      guard: by('it is what this browser asked for', said),
      target: 'finishingSocial',
      actions: by('take what came back', said),
    },
    { guard: 'it is a login', target: 'socialFailed', actions: by('say that the way back is lost', said) },
  ],
  DENIED: { guard: 'it is a login', target: 'socialFailed', actions: by('say that the provider refused', said) },
  LOST: { guard: 'it is a login', target: 'socialFailed', actions: by('say that the way back is lost', said) },
} as const;
const withdrawn = {
  guard: by('the account has withdrawn', trouble),
  target: 'withdrawn',
  actions: by('keep the problem', trouble),
} as const;
const retry = { target: 'id', actions: 'forget the problem' } as const;

/**
 * Login by ID or by a social account, and the re-check of a password, which is the same call. The password and what a provider
 * sends back are handed past it (machines/secrets.ts). Pure; the actors are provided.
 */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  description: 'Lets a member in by ID or social account, or checks the password of one who is in.',
  context: ({ input }) => initialLogin(input),
  initial: 'choosing',
  output: ({ context }) => {
    if (context.started) {
      const { result: _, ...started } = context.started;
      return { outcome: 'leaving', provider: given(context.provider), ...started };
    }
    if (context.signup) return { outcome: 'signup_needed', provider: given(context.provider), ...context.signup };
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
          { guard: 'it is a re-check', target: 'endingToken', actions: by('keep the login', answer) },
          {
            guard: by('it has memberships', answer),
            target: 'fetchingMemberships',
            actions: by('keep the login', answer),
          },
          { target: 'loggedIn', actions: by('keep the login', answer) },
        ],
        onError: [
          withdrawn,
          {
            guard: by('no answer came', trouble),
            target: 'interrupted',
            actions: by('keep the problem', trouble),
          },
          { target: 'refused', actions: by('say that the password is wrong', trouble) },
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
        input: ({ context }) => membershipsRequest(context.hotelCode, given(context.token), given(context.userInfo)),
        onDone: { target: 'loggedIn', actions: by('keep the memberships', answer) },
        onError: 'loggedIn',
      },
    },

    endingToken: {
      description: 'The password is right; the token that proved it is ended.',
      tags: 'busy',
      invoke: {
        id: 'logout',
        src: 'logout',
        input: ({ context }) => ({ token: given(context.token) }),
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
        input: ({ context }) => ({ provider: given(context.provider), body: { hotelCode: context.hotelCode } }),
        onDone: { target: 'leaving', actions: by('keep where to go', answer) },
        onError: { target: 'socialFailed', actions: by('keep the problem', trouble) },
      },
    },

    finishingSocial: {
      description: 'What the provider sent back is exchanged.',
      tags: 'busy',
      invoke: {
        id: 'finishSocial',
        src: 'finishSocial',
        input: ({ context }) => ({
          provider: given(context.provider),
          body: { hotelCode: context.hotelCode, state: given(context.state) },
        }),
        onDone: [
          {
            guard: by('they are known and have memberships', answer),
            target: 'fetchingMemberships',
            actions: by('keep the login', answer),
          },
          {
            guard: by('they are known', answer),
            target: 'loggedIn',
            actions: by('keep the login', answer),
          },
          { target: 'signupNeeded', actions: by('keep who is to sign up', answer) },
        ],
        onError: [withdrawn, { target: 'socialFailed', actions: by('keep the problem', trouble) }],
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
