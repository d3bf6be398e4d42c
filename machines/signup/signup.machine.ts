import { initialSignup, memberRequest, socialMemberRequest } from './signup.context.ts';
import { fromError, fromEvent, fromOutput, required } from '../params.ts';
import { localProblem } from '../problem.ts';
import { signupSetup } from './signup.setup.ts';
import { belonging } from './signup.belonging.ts';
import { codes } from './signup.codes.ts';
import { back, backTo, backToTheType, created, expired, keepTheProblem, notCreated } from './signup.ways.ts';

/**
 * Joining: the kind of member, the agreements and what must be proven, the information, welcome. The server says what is
 * missing; the machine leads there. Codes and passwords are handed past it (machines/secret-channel.ts). Pure; the actors are provided.
 */
export const signupMachine = signupSetup.createMachine({
  id: 'signup',
  description: 'Makes a member of a visitor: kind, agreements and proofs, information, welcome.',
  context: ({ input }) => initialSignup(input),
  initial: 'choosing',
  output: ({ context: { created, social, information } }) =>
    created
      ? { outcome: 'created', member: created }
      : { outcome: 'social_again', provider: required(social).provider, information },
  on: {
    SAVE: { actions: { type: 'keep the draft', params: fromEvent } },
    SESSION_EXPIRED: {
      guard: 'a sign-up is under way',
      target: '.expired',
      actions: { type: 'keep the problem', params: localProblem('session_expired') },
    },
  },
  states: {
    choosing: {
      description: 'Who comes from a social login is a general member, and begins at once.',
      meta: { step: 'type' },
      always: [{ guard: 'it is social', target: 'starting' }, { target: 'chooseType' }],
    },

    chooseType: {
      description: 'The kinds of members that the property takes.',
      meta: { step: 'type' },
      on: {
        CHOOSE: {
          guard: { type: 'the property takes such members', params: fromEvent },
          target: 'starting',
          actions: { type: 'take the kind of member', params: fromEvent },
        },
      },
    },

    starting: {
      description: 'A sign-up is begun; its token ties the steps together for half an hour.',
      meta: { step: 'verify' },
      tags: 'busy',
      invoke: {
        id: 'startSignup',
        src: 'startSignup',
        input: ({ context: { hotelCode, memberType, social } }) => ({
          hotelCode,
          member_type: required(memberType),
          ...(social ? { social_ticket: social.ticket } : {}),
        }),
        onDone: { target: 'agreements', actions: { type: 'begin it', params: fromOutput } },
        onError: [
          { guard: { type: 'the ticket has expired', params: fromError }, target: 'expired', actions: keepTheProblem },
          {
            guard: { type: 'asking again may help', params: fromError },
            target: 'startInterrupted',
            actions: keepTheProblem,
          },
          { guard: 'it is social', target: 'startInterrupted', actions: keepTheProblem },
          backTo('chooseType'),
        ],
      },
    },

    startInterrupted: {
      description: 'It could not be begun; it can be tried again.',
      meta: { step: 'verify' },
      tags: 'interrupted',
      on: { RETRY: back('starting'), BACK: backToTheType },
    },

    agreements: {
      description: 'Privacy and terms, marketing as one likes, and the membership terms where they are shown alone.',
      meta: { step: 'verify' },
      on: {
        AGREE: {
          guard: { type: 'what is required is agreed', params: fromEvent },
          target: 'proving',
          actions: { type: 'take the agreements', params: fromEvent },
        },
        BACK: backToTheType,
      },
    },

    proving: {
      description: 'What the server says is missing comes next.',
      meta: { step: 'verify' },
      always: [
        { guard: 'the affiliation is missing', target: 'affiliation' },
        { guard: 'the ownership is missing and the rooms are known', target: 'ownership' },
        { guard: 'the ownership is missing', target: 'loadingRooms' },
        { guard: 'the phone is missing', target: 'contact', actions: 'ask for the phone' },
        { guard: 'the email is missing', target: 'contact', actions: 'ask for the email' },
        { target: 'information' },
      ],
    },

    ...belonging,
    ...codes,

    information: {
      description: 'Who joins. ID and email must be found free before it can be sent.',
      meta: { step: 'information' },
      on: {
        CHECK: { target: 'checking', actions: { type: 'take what to check', params: fromEvent } },
        SUBMIT: [
          {
            guard: { type: 'something is unchecked', params: fromEvent },
            actions: [{ type: 'take the information', params: fromEvent }, 'say what must be checked'],
          },
          {
            guard: { type: 'a guardian has yet to consent', params: fromEvent },
            target: 'guardian',
            actions: [
              { type: 'take the information', params: fromEvent },
              'ask for the guardian',
              { type: 'keep the problem', params: localProblem('guardian_consent_required') },
            ],
          },
          {
            guard: 'it is social',
            target: 'creatingSocial',
            actions: { type: 'take the information', params: fromEvent },
          },
          { target: 'creating', actions: { type: 'take the information', params: fromEvent } },
        ],
        GUARDIAN: { target: 'guardian', actions: ['forget the problem', 'ask for the guardian'] },
        CHANGE_CONTACT: {
          target: 'contact',
          actions: ['forget the problem', { type: 'ask for another', params: fromEvent }],
        },
        RESUME: 'refreshing',
        BACK: back('agreements'),
      },
    },

    checking: {
      description: 'Whether the ID or the email is free.',
      meta: { step: 'information' },
      tags: 'busy',
      invoke: {
        id: 'checkDuplicate',
        src: 'checkDuplicate',
        input: ({ context }) => ({ signupToken: required(context.signupToken), body: required(context.checking) }),
        onDone: { target: 'information', actions: 'note that it is free' },
        onError: [expired, backTo('information')],
      },
    },

    creating: {
      description: 'The member is being made. Asked again by the same sign-up with the same ID, it is one member.',
      meta: { step: 'information' },
      tags: 'busy',
      invoke: {
        id: 'createMember',
        src: 'createMember',
        input: ({ context }) => memberRequest(context),
        onDone: created,
        onError: notCreated,
      },
      on: { SAVE: {}, SESSION_EXPIRED: {} },
    },

    creatingSocial: {
      description: 'The member is being made of a social account, which has no ID and no password.',
      meta: { step: 'information' },
      tags: 'busy',
      invoke: {
        id: 'createSocialMember',
        src: 'createSocialMember',
        input: ({ context }) => socialMemberRequest(context),
        onDone: created,
        onError: notCreated,
      },
      on: { SAVE: {}, SESSION_EXPIRED: {} },
    },

    refreshing: {
      description:
        'Where the sign-up stands is asked for: after a reload, or when the server says that a proof is missing.',
      meta: { step: 'verify' },
      tags: 'busy',
      invoke: {
        id: 'getSignup',
        src: 'getSignup',
        input: ({ context }) => ({ signupToken: required(context.signupToken) }),
        onDone: { target: 'proving', actions: { type: 'take where it stands', params: fromOutput } },
        onError: [expired, backTo('resumeInterrupted')],
      },
    },

    resumeInterrupted: {
      description: 'No answer; it can be asked again.',
      meta: { step: 'verify' },
      tags: 'interrupted',
      on: { RETRY: back('refreshing'), RESUME: back('refreshing') },
    },

    expired: {
      description: 'The sign-up ran out; it begins anew with everything that was typed.',
      meta: { step: 'verify' },
      tags: 'told',
      on: {
        RESTART: [
          { guard: 'it is social', target: 'socialAgain' },
          { target: 'starting', actions: 'forget what was proven' },
        ],
        BACK: backToTheType,
      },
    },

    welcome: { type: 'final', meta: { step: 'welcome' }, description: 'A member.' },
    socialAgain: {
      type: 'final',
      meta: { step: 'type' },
      description: 'The ticket of the social login is used up, so another login has to begin it.',
    },
  },
});
