import { given } from '../provide-me.ts';
import { answer, by, said, trouble } from '../words.ts';
import { initialSignup, memberRequest, socialMemberRequest } from './signup.context.ts';
import { signupSetup } from './signup.setup.ts';
import { belonging } from './signup.belonging.ts';
import { codes } from './signup.codes.ts';
import { back, backTo, backToTheType, created, expired, keepTheProblem, notCreated } from './signup.ways.ts';

/**
 * Joining: the kind of member, the agreements and what must be proven, the information, welcome. The server says what is
 * missing; the machine leads there. Codes and passwords are handed past it (machines/secrets.ts). Pure; the actors are provided.
 */
export const signupMachine = signupSetup.createMachine({
  id: 'signup',
  description: 'Makes a member of a visitor: kind, agreements and proofs, information, welcome.',
  context: ({ input }) => initialSignup(input),
  initial: 'choosing',
  output: ({ context: { created, social, information } }) =>
    created
      ? { outcome: 'created', member: created }
      : { outcome: 'social_again', provider: given(social).provider, information },
  on: {
    SAVE: { actions: by('keep the draft', said) },
    SESSION_EXPIRED: {
      guard: 'a sign-up is under way',
      target: '.expired',
      actions: by('keep the problem', { code: 'session_expired' } as const),
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
          guard: by('the property takes such members', said),
          target: 'starting',
          actions: by('take the kind of member', said),
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
          member_type: given(memberType),
          ...(social ? { social_ticket: social.ticket } : {}),
        }),
        onDone: { target: 'agreements', actions: by('begin it', answer) },
        onError: [
          { guard: by('the ticket has expired', trouble), target: 'expired', actions: keepTheProblem },
          { guard: by('asking again may help', trouble), target: 'startInterrupted', actions: keepTheProblem },
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
          guard: by('what is required is agreed', said),
          target: 'proving',
          actions: by('take the agreements', said),
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
        CHECK: { target: 'checking', actions: by('take what to check', said) },
        SUBMIT: [
          {
            guard: by('something is unchecked', said),
            actions: [by('take the information', said), 'say what must be checked'],
          },
          {
            guard: by('a guardian has yet to consent', said),
            target: 'guardian',
            actions: [
              by('take the information', said),
              'ask for the guardian',
              by('keep the problem', { code: 'guardian_consent_required' } as const),
            ],
          },
          { guard: 'it is social', target: 'creatingSocial', actions: by('take the information', said) },
          { target: 'creating', actions: by('take the information', said) },
        ],
        GUARDIAN: { target: 'guardian', actions: ['forget the problem', 'ask for the guardian'] },
        CHANGE_CONTACT: {
          target: 'contact',
          actions: ['forget the problem', by('ask for another', said)],
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
        input: ({ context }) => ({ signupToken: given(context.signupToken), body: given(context.checking) }),
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
        input: ({ context }) => ({ signupToken: given(context.signupToken) }),
        onDone: { target: 'proving', actions: by('take where it stands', answer) },
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
