import { assign, setup } from 'xstate';
import type {
  AffiliationRequest,
  DuplicateCheckRequest,
  DuplicateCheckResult,
  MemberCreated,
  OwnedRoomsResult,
  OwnershipRequest,
  Problem,
  SignupCodeRequest,
  SignupResult,
  SignupState,
  SocialMemberInformation,
  StartSignupRequest,
  StartSignupResult,
  VerificationResult,
} from '../../generated/types.ts';
import { fromError, fromEvent, fromOutput, required } from '../params.ts';
import { localProblem } from '../problem.ts';
import { unimplementedActor } from '../unimplemented.ts';
import {
  type SignupStep,
  type Information,
  type SignupEvent,
  type On,
  type SignupInput,
  type WithToken,
  type ConfirmCodeInput,
  type CreateMemberInput,
  type SignupContext,
  initialSignup,
} from './signup.context.ts';
import { agreementsOf, areAgreed, checkedStill, isChecked, nothingProven, proofOf } from './signup.proofs.ts';

type Args = { context: SignupContext };
function token({ context }: Args): WithToken {
  return { signupToken: required(context.signupToken) };
}
function agreementsIn({ context }: Args) {
  return agreementsOf(context.agreements, context.membershipTermsAlone);
}
function contactOf({ event: { channel } }: { event: On<'CHANGE_CONTACT'> }) {
  return { channel, subject: 'MEMBER' } as const;
}
function isFirstMissing(proof: SignupState['missing'][number]) {
  return ({ context }: Args) => context.signup?.missing[0] === proof;
}
function isOneOf(...codes: Problem['code'][]) {
  return (_: unknown, { code }: Problem) => codes.includes(code);
}

// Transitions that several states share.

const keepProblem = { type: 'keep the problem', params: fromError } as const;
const toAgreements = { target: 'agreements', actions: 'forget the problem' } as const;
const backToTheType = { guard: 'it is not social', target: 'chooseType', actions: 'forget what was proven' } as const;
const askForPhone = { type: 'ask for a proof', params: { channel: 'SMS', subject: 'MEMBER' } } as const;
const askForEmail = { type: 'ask for a proof', params: { channel: 'EMAIL', subject: 'MEMBER' } } as const;
const askForGuardian = { type: 'ask for a proof', params: { channel: 'SMS', subject: 'GUARDIAN' } } as const;
const sendTheCode = { target: 'sendingCode', actions: { type: 'take where to send it', params: fromEvent } } as const;

/** A sign-up expires after half an hour; later calls lead here. */
const expired = {
  guard: { type: 'the sign-up has expired', params: fromError },
  target: 'expired',
  actions: keepProblem,
} as const;

const takeWhereItStands = { type: 'take where it stands', params: fromOutput } as const;
const proven = { target: 'proving', actions: [takeWhereItStands, 'forget the problem'] } as const;

const fromInformation = {
  GUARDIAN: { target: 'guardian', actions: ['forget the problem', askForGuardian] },
  CHANGE_CONTACT: {
    target: 'contact',
    actions: ['forget the problem', { type: 'ask for a proof', params: contactOf }],
  },
  BACK: toAgreements,
} as const;

const takeInformation = { type: 'take the information', params: fromEvent } as const;

/** Results of creating a member. Repeating it with the same sign-up and ID creates only one. */
const created = { target: 'welcome', actions: { type: 'keep the member', params: fromOutput } } as const;
const notCreated = [
  expired,
  { guard: { type: 'a proof is missing', params: fromError }, target: 'refreshing', actions: keepProblem },
  {
    guard: { type: 'a guardian must consent', params: fromError },
    target: 'guardian',
    actions: [askForGuardian, keepProblem],
  },
  { target: 'information', actions: [{ type: 'un-check what is taken', params: fromError }, keepProblem] },
] as const;

/**
 * A sign-up: member type, agreements, proofs, information, welcome. The server lists what is missing, and the machine
 * opens that step.
 */
export const signupMachine = setup({
  types: {
    context: {} as SignupContext,
    events: {} as SignupEvent,
    input: {} as SignupInput,
    meta: {} as { step: SignupStep },
    tags: {} as 'busy',
  },
  actors: {
    startSignup: unimplementedActor<StartSignupResult, StartSignupRequest>('startSignup'),
    getSignup: unimplementedActor<SignupResult, WithToken>('getSignup'),
    verifyAffiliation: unimplementedActor<SignupResult, WithToken & { body: AffiliationRequest }>('verifyAffiliation'),
    ownedRooms: unimplementedActor<OwnedRoomsResult, WithToken>('ownedRooms'),
    verifyOwnership: unimplementedActor<SignupResult, WithToken & { body: OwnershipRequest }>('verifyOwnership'),
    sendCode: unimplementedActor<VerificationResult, WithToken & { body: SignupCodeRequest }>('sendCode'),
    confirmCode: unimplementedActor<SignupResult, ConfirmCodeInput>('confirmCode'),
    checkDuplicate: unimplementedActor<DuplicateCheckResult, WithToken & { body: DuplicateCheckRequest }>(
      'checkDuplicate',
    ),
    createMember: unimplementedActor<MemberCreated, CreateMemberInput>('createMember'),
    createSocialMember: unimplementedActor<MemberCreated, WithToken & { body: SocialMemberInformation }>(
      'createSocialMember',
    ),
  },
  guards: {
    'it is social': ({ context }) => context.social !== null,
    'it is not social': ({ context }) => context.social === null,
    'the property takes such members': ({ context }, { memberType }: On<'CHOOSE'>) =>
      context.memberTypes.includes(memberType),
    'what is required is agreed': ({ context }, { agreements }: On<'AGREE'>) =>
      areAgreed(agreements, context.membershipTermsAlone),

    'the affiliation is missing': isFirstMissing('AFFILIATION'),
    'the ownership is missing': isFirstMissing('OWNERSHIP'),
    'the ownership is missing and the rooms are known': ({ context }) =>
      context.signup?.missing[0] === 'OWNERSHIP' && context.buildings !== null,
    'the phone is missing': isFirstMissing('PHONE'),
    'the email is missing': isFirstMissing('EMAIL'),
    'a code is under way': ({ context }) => context.verification !== null,
    'it is for the guardian': ({ context }) => context.proof.subject === 'GUARDIAN',

    // A social member has no ID.
    'ID or email is unchecked': ({ context }, { information }: { information: Partial<Information> }) =>
      (context.social === null && !isChecked(context, 'login_id', information.login_id)) ||
      !isChecked(context, 'email', information.email),
    'a guardian has yet to consent': ({ context }, { guardianNeeded }: On<'SUBMIT'>) =>
      guardianNeeded && context.signup?.guardian_phone_number == null,

    'the sign-up has expired': isOneOf('session_expired'),
    'the ticket has expired': isOneOf('verification_expired'),
    'asking again may help': isOneOf('unavailable', 'internal', 'rate_limited'),
    'it is not the code': isOneOf('verification_failed'),
    'the proof is of no use': isOneOf('verification_expired', 'duplicate_phone', 'duplicate_email', 'rejoin_too_early'),
    'a proof is missing': isOneOf('signup_not_completed'),
    'a guardian must consent': isOneOf('guardian_consent_required'),
  },
  actions: {
    'take the kind of member': assign((_, { memberType }: On<'CHOOSE'>) => ({ memberType })),
    'forget what was proven': assign({ ...nothingProven, buildings: null, problem: null }),
    'begin it': assign((_, { signup_token, signup }: StartSignupResult) => ({
      signupToken: signup_token,
      signup,
      problem: null,
    })),
    'take the agreements': assign(({ context }, { agreements }: On<'AGREE'>) => ({
      agreements: { ...context.agreements, ...agreements },
      problem: null,
    })),
    'take the affiliation': assign((_, { affiliation }: On<'PROVE_AFFILIATION'>) => ({ affiliation, problem: null })),
    'take the ownership': assign((_, { ownership }: On<'PROVE_OWNERSHIP'>) => ({ ownership, problem: null })),
    'take the rooms': assign((_, { buildings }: OwnedRoomsResult) => ({ buildings, problem: null })),
    'take where it stands': assign((_, { signup }: SignupResult) => ({ signup, verification: null })),

    'ask for a proof': assign(({ context }, asked: Omit<SignupCodeRequest, 'to'>) => ({
      proof: proofOf(context.proof, asked),
    })),
    'take where to send it': assign(({ context }, { to }: On<'SEND_CODE'>) => ({
      proof: { ...context.proof, to },
      problem: null,
    })),
    'keep the verification': assign((_, { result: _result, ...verification }: VerificationResult) => ({
      verification,
      attempts: 0,
      problem: null,
    })),
    'forget the code': assign({ verification: null, attempts: 0 }),
    'count the attempt': assign({ attempts: ({ context }) => context.attempts + 1 }),

    'keep the draft': assign(({ context }, { agreements, affiliation, ownership, information }: On<'SAVE'>) => ({
      agreements: { ...context.agreements, ...agreements },
      affiliation: { ...context.affiliation, ...affiliation },
      ownership: { ...context.ownership, ...ownership },
      information: { ...context.information, ...information },
      checked: checkedStill(context.checked, information),
    })),
    'take what to check': assign(({ context }, { field, value }: On<'CHECK'>) => ({
      checking: { field, value },
      checked: { ...context.checked, [field]: null },
      information: { ...context.information, [field]: value },
      problem: null,
    })),
    'note that it is free': assign(({ context: { checking, checked } }) =>
      checking ? { checked: { ...checked, [checking.field]: checking.value } } : {},
    ),
    'un-check what is taken': assign(({ context: { checked } }, { code }: Problem) => ({
      checked: {
        login_id: code === 'duplicate_id' ? null : checked.login_id,
        email: code === 'duplicate_email' ? null : checked.email,
      },
    })),
    'take the information': assign((_, { information }: On<'SUBMIT'>) => ({
      information,
      checking: null,
      problem: null,
    })),
    'keep the member': assign((_, created: MemberCreated) => ({ created, problem: null })),

    'forget the problem': assign({ problem: null }),
    'keep the problem': assign((_, problem: Problem) => ({ problem })),
  },
}).createMachine({
  id: 'signup',
  description: 'Makes a member of a visitor: kind, agreements and proofs, information, welcome.',
  context: ({ input }) => initialSignup(input),
  initial: 'choosing',
  on: { SAVE: { actions: { type: 'keep the draft', params: fromEvent } } },
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
          actions: ['forget what was proven', { type: 'take the kind of member', params: fromEvent }],
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
          hotel_code: hotelCode,
          member_type: required(memberType),
          ...(social ? { social_ticket: social.ticket } : {}),
        }),
        onDone: { target: 'agreements', actions: { type: 'begin it', params: fromOutput } },
        onError: [
          { guard: { type: 'the ticket has expired', params: fromError }, target: 'expired', actions: keepProblem },
          {
            guard: { type: 'asking again may help', params: fromError },
            target: 'startInterrupted',
            actions: keepProblem,
          },
          { guard: 'it is social', target: 'startInterrupted', actions: keepProblem },
          { target: 'chooseType', actions: keepProblem },
        ],
      },
    },

    startInterrupted: {
      description: 'It could not be begun; it can be tried again.',
      meta: { step: 'verify' },
      on: { RETRY: { target: 'starting', actions: 'forget the problem' }, BACK: backToTheType },
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
        { guard: 'the phone is missing', target: 'contact', actions: askForPhone },
        { guard: 'the email is missing', target: 'contact', actions: askForEmail },
        { target: 'information' },
      ],
    },

    affiliation: {
      description: 'The affiliate, its business number and the customer number.',
      meta: { step: 'verify' },
      on: {
        PROVE_AFFILIATION: {
          target: 'verifyingAffiliation',
          actions: { type: 'take the affiliation', params: fromEvent },
        },
        RESUME: 'refreshing',
        BACK: toAgreements,
      },
    },

    verifyingAffiliation: {
      description: 'They must belong together in what the provider registered.',
      meta: { step: 'verify' },
      tags: 'busy',
      invoke: {
        id: 'verifyAffiliation',
        src: 'verifyAffiliation',
        // PROVE_AFFILIATION requires it to be complete.
        input: (args) => ({ ...token(args), body: args.context.affiliation as AffiliationRequest }),
        onDone: proven,
        onError: [expired, { target: 'affiliation', actions: keepProblem }],
      },
    },

    loadingRooms: {
      description: 'Buildings, units and rooms to pick from.',
      meta: { step: 'verify' },
      tags: 'busy',
      invoke: {
        id: 'ownedRooms',
        src: 'ownedRooms',
        input: token,
        onDone: { target: 'ownership', actions: { type: 'take the rooms', params: fromOutput } },
        onError: [expired, { target: 'roomsInterrupted', actions: keepProblem }],
      },
    },

    roomsInterrupted: {
      description: 'The rooms could not be loaded; it can be tried again.',
      meta: { step: 'verify' },
      on: { RETRY: { target: 'loadingRooms', actions: 'forget the problem' }, BACK: toAgreements },
    },

    ownership: {
      description: 'The owned room, the number of its sale and the contractor.',
      meta: { step: 'verify' },
      on: {
        PROVE_OWNERSHIP: { target: 'verifyingOwnership', actions: { type: 'take the ownership', params: fromEvent } },
        RESUME: 'refreshing',
        BACK: toAgreements,
      },
    },

    verifyingOwnership: {
      description: 'It must be what the contract says.',
      meta: { step: 'verify' },
      tags: 'busy',
      invoke: {
        id: 'verifyOwnership',
        src: 'verifyOwnership',
        // PROVE_OWNERSHIP requires it to be complete.
        input: (args) => ({ ...token(args), body: args.context.ownership as OwnershipRequest }),
        onDone: proven,
        onError: [expired, { target: 'ownership', actions: keepProblem }],
      },
    },

    contact: {
      description: 'The phone or the email that is to be proven.',
      meta: { step: 'verify' },
      entry: 'forget the code',
      on: { SEND_CODE: sendTheCode, RESUME: 'refreshing', BACK: toAgreements },
    },

    guardian: {
      description: 'The phone of the guardian of a member under 14.',
      meta: { step: 'information' },
      entry: 'forget the code',
      on: { SEND_CODE: sendTheCode, BACK: { target: 'information', actions: 'forget the problem' } },
    },

    sendingCode: {
      description: 'A code is being sent.',
      meta: { step: 'verify' },
      tags: 'busy',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: (args) => ({ ...token(args), body: args.context.proof }),
        onDone: { target: 'code', actions: { type: 'keep the verification', params: fromOutput } },
        onError: [
          expired,
          { guard: 'a code is under way', target: 'code', actions: keepProblem },
          { guard: 'it is for the guardian', target: 'guardian', actions: keepProblem },
          { target: 'contact', actions: keepProblem },
        ],
      },
    },

    code: {
      description: 'The code that came.',
      meta: { step: 'verify' },
      on: {
        CODE: { target: 'confirmingCode', actions: 'forget the problem' },
        RESEND: { target: 'sendingCode', actions: 'forget the problem' },
        CODE_EXPIRED: {
          target: 'anotherProof',
          actions: { type: 'keep the problem', params: localProblem('verification_expired') },
        },
        BACK: { target: 'anotherProof', actions: 'forget the problem' },
      },
    },

    confirmingCode: {
      description: 'The code is being checked; whether phone or email are free is told only now.',
      meta: { step: 'verify' },
      tags: 'busy',
      invoke: {
        id: 'confirmCode',
        src: 'confirmCode',
        input: (args) => ({
          ...token(args),
          body: { verification_id: required(args.context.verification).verification_id },
        }),
        onDone: [{ guard: 'it is for the guardian', ...proven, target: 'information' }, proven],
        onError: [
          expired,
          {
            guard: { type: 'it is not the code', params: fromError },
            target: 'code',
            actions: ['count the attempt', keepProblem],
          },
          {
            guard: { type: 'the proof is of no use', params: fromError },
            target: 'anotherProof',
            actions: keepProblem,
          },
          { target: 'code', actions: keepProblem },
        ],
      },
    },

    anotherProof: {
      description: 'Another phone or email has to be proven, or the same one again.',
      meta: { step: 'verify' },
      always: [{ guard: 'it is for the guardian', target: 'guardian' }, { target: 'contact' }],
    },

    information: {
      description: 'Who joins. ID and email must be found free before it can be sent.',
      meta: { step: 'information' },
      on: {
        CHECK: { target: 'checking', actions: { type: 'take what to check', params: fromEvent } },
        SUBMIT: [
          { guard: { type: 'ID or email is unchecked', params: fromEvent }, actions: takeInformation },
          {
            guard: { type: 'a guardian has yet to consent', params: fromEvent },
            target: 'guardian',
            actions: [
              takeInformation,
              askForGuardian,
              { type: 'keep the problem', params: localProblem('guardian_consent_required') },
            ],
          },
          { guard: 'it is social', target: 'creatingSocial', actions: takeInformation },
          { target: 'creating', actions: takeInformation },
        ],
        ...fromInformation,
        RESUME: 'refreshing',
      },
    },

    checking: {
      description: 'Whether the ID or the email is free.',
      meta: { step: 'information' },
      tags: 'busy',
      invoke: {
        id: 'checkDuplicate',
        src: 'checkDuplicate',
        input: (args) => ({ ...token(args), body: required(args.context.checking) }),
        onDone: { target: 'information', actions: 'note that it is free' },
        onError: [expired, { target: 'information', actions: keepProblem }],
      },
      // The guest may continue before the check is answered; submitting checks again.
      on: fromInformation,
    },

    creating: {
      description: 'The member is being made.',
      meta: { step: 'information' },
      tags: 'busy',
      invoke: {
        id: 'createMember',
        src: 'createMember',
        input: (args) => ({
          ...token(args),
          body: { ...(args.context.information as Information), agreements: agreementsIn(args) },
        }),
        onDone: created,
        onError: notCreated,
      },
      on: { SAVE: {} },
    },

    creatingSocial: {
      description: 'The member is being made of a social account, which has no ID and no password.',
      meta: { step: 'information' },
      tags: 'busy',
      invoke: {
        id: 'createSocialMember',
        src: 'createSocialMember',
        input: (args) => {
          const { login_id: _, ...information } = args.context.information as Information;
          return { ...token(args), body: { ...information, agreements: agreementsIn(args) } };
        },
        onDone: created,
        onError: notCreated,
      },
      on: { SAVE: {} },
    },

    refreshing: {
      description:
        'Where the sign-up stands is asked for: after a reload, or when the server says that a proof is missing.',
      meta: { step: 'verify' },
      tags: 'busy',
      invoke: {
        id: 'getSignup',
        src: 'getSignup',
        input: token,
        onDone: { target: 'proving', actions: takeWhereItStands },
        onError: [expired, { target: 'resumeInterrupted', actions: keepProblem }],
      },
    },

    resumeInterrupted: {
      description: 'No answer; it can be asked again.',
      meta: { step: 'verify' },
      on: {
        RETRY: { target: 'refreshing', actions: 'forget the problem' },
        RESUME: { target: 'refreshing', actions: 'forget the problem' },
      },
    },

    expired: {
      description: 'The sign-up ran out; it begins anew with everything that was typed.',
      meta: { step: 'verify' },
      on: {
        RESTART: [
          { guard: 'it is social', target: 'socialAgain' },
          { target: 'starting', actions: 'forget what was proven' },
        ],
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
