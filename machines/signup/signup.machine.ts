import { assign, setup } from 'xstate';
import type {
  AffiliationRequest,
  DuplicateCheckRequest,
  DuplicateCheckResult,
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
  type Joined,
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

const keepProblem = { type: 'store the problem', params: fromError } as const;
const toAgreements = { target: 'agreements', actions: 'clear the problem' } as const;
const backToTheType = {
  guard: 'it is not a social sign-up',
  target: 'chooseType',
  actions: 'clear the proofs',
} as const;
const askForPhone = { type: 'select the proof', params: { channel: 'SMS', subject: 'MEMBER' } } as const;
const askForEmail = { type: 'select the proof', params: { channel: 'EMAIL', subject: 'MEMBER' } } as const;
const askForGuardian = { type: 'select the proof', params: { channel: 'SMS', subject: 'GUARDIAN' } } as const;
const sendTheCode = { target: 'sendingCode', actions: { type: 'store the contact', params: fromEvent } } as const;

/** A sign-up expires half an hour after it starts. */
const expired = {
  guard: { type: 'the sign-up has expired', params: fromError },
  target: 'expired',
  actions: keepProblem,
} as const;

const takeWhereItStands = { type: 'store the sign-up state', params: fromOutput } as const;
const toProof = { target: 'proving', actions: [takeWhereItStands, 'clear the problem'] } as const;

const fromInformation = {
  GUARDIAN: { target: 'guardian', actions: ['clear the problem', askForGuardian] },
  CHANGE_CONTACT: {
    target: 'contact',
    actions: ['clear the problem', { type: 'select the proof', params: contactOf }],
  },
  BACK: toAgreements,
} as const;

const takeInformation = { type: 'store the information', params: fromEvent } as const;

/**
 * Transitions after a request to create a member. Repeating a request is safe: the same sign-up and ID never create a
 * second member.
 */
const created = { target: 'welcome', actions: { type: 'store the member', params: fromOutput } } as const;
const notCreated = [
  expired,
  { guard: { type: 'a proof is missing', params: fromError }, target: 'refreshing', actions: keepProblem },
  {
    guard: { type: 'a guardian must consent', params: fromError },
    target: 'guardian',
    actions: [askForGuardian, keepProblem],
  },
  { target: 'information', actions: [{ type: 'uncheck the taken value', params: fromError }, keepProblem] },
] as const;

/**
 * Signs a visitor up: member type, agreements, proofs, information, welcome. The server lists the missing proofs, and
 * the machine opens the step for the first of them.
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
    createMember: unimplementedActor<Joined, CreateMemberInput>('createMember'),
    createSocialMember: unimplementedActor<Joined, WithToken & { body: SocialMemberInformation }>('createSocialMember'),
  },
  guards: {
    'it is a social sign-up': ({ context }) => context.social !== null,
    'it is not a social sign-up': ({ context }) => context.social === null,
    'the property accepts this member type': ({ context }, { memberType }: On<'CHOOSE'>) =>
      context.memberTypes.includes(memberType),
    'the required terms are accepted': ({ context }, { agreements }: On<'AGREE'>) =>
      areAgreed(agreements, context.membershipTermsAlone),

    'the affiliation is missing': isFirstMissing('AFFILIATION'),
    'the ownership is missing': isFirstMissing('OWNERSHIP'),
    'the ownership is missing and the rooms are loaded': ({ context }) =>
      context.signup?.missing[0] === 'OWNERSHIP' && context.buildings !== null,
    'the phone proof is missing': isFirstMissing('PHONE'),
    'the e-mail proof is missing': isFirstMissing('EMAIL'),
    'a code was sent': ({ context }) => context.verification !== null,
    'the code is for the guardian': ({ context }) => context.proof.subject === 'GUARDIAN',

    // Social members don't choose an ID.
    'ID or email is unchecked': ({ context }, { information }: { information: Partial<Information> }) =>
      (context.social === null && !isChecked(context, 'login_id', information.login_id)) ||
      !isChecked(context, 'email', information.email),
    'the consent of a guardian is missing': ({ context }, { guardianNeeded }: On<'SUBMIT'>) =>
      guardianNeeded && context.signup?.guardian_phone_number == null,

    'the sign-up has expired': isOneOf('session_expired'),
    'the ticket has expired': isOneOf('verification_expired'),
    'a retry may succeed': isOneOf('unavailable', 'internal', 'rate_limited'),
    'the code is wrong': isOneOf('verification_failed'),
    'the code is no longer valid': isOneOf(
      'verification_expired',
      'duplicate_phone',
      'duplicate_email',
      'rejoin_too_early',
    ),
    'a proof is missing': isOneOf('signup_not_completed'),
    'a guardian must consent': isOneOf('guardian_consent_required'),
  },
  actions: {
    'store the member type': assign((_, { memberType }: On<'CHOOSE'>) => ({ memberType })),
    'clear the proofs': assign({ ...nothingProven, buildings: null, problem: null }),
    'store the started sign-up': assign((_, { signup_token, signup }: StartSignupResult) => ({
      signupToken: signup_token,
      signup,
      problem: null,
    })),
    'store the agreements': assign(({ context }, { agreements }: On<'AGREE'>) => ({
      agreements: { ...context.agreements, ...agreements },
      problem: null,
    })),
    'store the affiliation': assign((_, { affiliation }: On<'PROVE_AFFILIATION'>) => ({ affiliation, problem: null })),
    'store the ownership': assign((_, { ownership }: On<'PROVE_OWNERSHIP'>) => ({ ownership, problem: null })),
    'store the rooms': assign((_, { buildings }: OwnedRoomsResult) => ({ buildings, problem: null })),
    'store the sign-up state': assign((_, { signup }: SignupResult) => ({ signup, verification: null })),

    'select the proof': assign(({ context }, asked: Omit<SignupCodeRequest, 'to'>) => ({
      proof: proofOf(context.proof, asked),
    })),
    'store the contact': assign(({ context }, { to }: On<'SEND_CODE'>) => ({
      proof: { ...context.proof, to },
      problem: null,
    })),
    'store the verification': assign((_, { result: _result, ...verification }: VerificationResult) => ({
      verification,
      attempts: 0,
      problem: null,
    })),
    'clear the code': assign({ verification: null, attempts: 0 }),
    'count the attempt': assign({ attempts: ({ context }) => context.attempts + 1 }),

    'store the draft': assign(({ context }, { agreements, affiliation, ownership, information }: On<'SAVE'>) => ({
      agreements: { ...context.agreements, ...agreements },
      affiliation: { ...context.affiliation, ...affiliation },
      ownership: { ...context.ownership, ...ownership },
      information: { ...context.information, ...information },
      checked: checkedStill(context.checked, information),
    })),
    'store the value to check': assign(({ context }, { field, value }: On<'CHECK'>) => ({
      checking: { field, value },
      checked: { ...context.checked, [field]: null },
      information: { ...context.information, [field]: value },
      problem: null,
    })),
    'mark the value available': assign(({ context: { checking, checked } }) =>
      checking ? { checked: { ...checked, [checking.field]: checking.value } } : {},
    ),
    'uncheck the taken value': assign(({ context: { checked } }, { code }: Problem) => ({
      checked: {
        login_id: code === 'duplicate_id' ? null : checked.login_id,
        email: code === 'duplicate_email' ? null : checked.email,
      },
    })),
    'store the information': assign((_, { information }: On<'SUBMIT'>) => ({
      information,
      checking: null,
      problem: null,
    })),
    'store the member': assign((_, created: Joined) => ({ created, problem: null })),

    'clear the problem': assign({ problem: null }),
    'store the problem': assign((_, problem: Problem) => ({ problem })),
  },
}).createMachine({
  id: 'signup',
  description: 'Signs a visitor up: member type, agreements, proofs, information and welcome.',
  context: ({ input }) => initialSignup(input),
  initial: 'choosing',
  on: { SAVE: { actions: { type: 'store the draft', params: fromEvent } } },
  states: {
    choosing: {
      description:
        'Decides whether to ask for the member type. A social sign-up is always for a general member, so it starts at once.',
      meta: { step: 'type' },
      always: [{ guard: 'it is a social sign-up', target: 'starting' }, { target: 'chooseType' }],
    },

    chooseType: {
      description: 'The visitor chooses one of the member types that the property accepts.',
      meta: { step: 'type' },
      on: {
        CHOOSE: {
          guard: { type: 'the property accepts this member type', params: fromEvent },
          target: 'starting',
          actions: ['clear the proofs', { type: 'store the member type', params: fromEvent }],
        },
      },
    },

    starting: {
      description: 'Starting the sign-up. The sign-up token is valid for half an hour.',
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
        onDone: { target: 'agreements', actions: { type: 'store the started sign-up', params: fromOutput } },
        onError: [
          { guard: { type: 'the ticket has expired', params: fromError }, target: 'expired', actions: keepProblem },
          {
            guard: { type: 'a retry may succeed', params: fromError },
            target: 'startInterrupted',
            actions: keepProblem,
          },
          { guard: 'it is a social sign-up', target: 'startInterrupted', actions: keepProblem },
          { target: 'chooseType', actions: keepProblem },
        ],
      },
    },

    startInterrupted: {
      description: 'The sign-up could not be started. The visitor can retry.',
      meta: { step: 'verify' },
      on: { RETRY: { target: 'starting', actions: 'clear the problem' }, BACK: backToTheType },
    },

    agreements: {
      description:
        'The visitor accepts the privacy policy, the terms, the membership terms if the property shows them separately, and optionally marketing.',
      meta: { step: 'verify' },
      on: {
        AGREE: {
          guard: { type: 'the required terms are accepted', params: fromEvent },
          target: 'proving',
          actions: { type: 'store the agreements', params: fromEvent },
        },
        BACK: backToTheType,
      },
    },

    proving: {
      description: 'Opens the step for the first proof that the server reports as missing.',
      meta: { step: 'verify' },
      always: [
        { guard: 'the affiliation is missing', target: 'affiliation' },
        { guard: 'the ownership is missing and the rooms are loaded', target: 'ownership' },
        { guard: 'the ownership is missing', target: 'loadingRooms' },
        { guard: 'the phone proof is missing', target: 'contact', actions: askForPhone },
        { guard: 'the e-mail proof is missing', target: 'contact', actions: askForEmail },
        { target: 'information' },
      ],
    },

    affiliation: {
      description: 'Shows the form for the name of the affiliate, its business number and the customer number.',
      meta: { step: 'verify' },
      on: {
        PROVE_AFFILIATION: {
          target: 'verifyingAffiliation',
          actions: { type: 'store the affiliation', params: fromEvent },
        },
        RESUME: 'refreshing',
        BACK: toAgreements,
      },
    },

    verifyingAffiliation: {
      description: "Checking the affiliate's details against the provider's register.",
      meta: { step: 'verify' },
      tags: 'busy',
      invoke: {
        id: 'verifyAffiliation',
        src: 'verifyAffiliation',
        // The PROVE_AFFILIATION event requires the affiliation to be complete.
        input: (args) => ({ ...token(args), body: args.context.affiliation as AffiliationRequest }),
        onDone: toProof,
        onError: [expired, { target: 'affiliation', actions: keepProblem }],
      },
    },

    loadingRooms: {
      description: 'Loading the buildings, units and rooms.',
      meta: { step: 'verify' },
      tags: 'busy',
      invoke: {
        id: 'ownedRooms',
        src: 'ownedRooms',
        input: token,
        onDone: { target: 'ownership', actions: { type: 'store the rooms', params: fromOutput } },
        onError: [expired, { target: 'roomsInterrupted', actions: keepProblem }],
      },
    },

    roomsInterrupted: {
      description: 'The rooms could not be loaded. The visitor can retry.',
      meta: { step: 'verify' },
      on: { RETRY: { target: 'loadingRooms', actions: 'clear the problem' }, BACK: toAgreements },
    },

    ownership: {
      description: 'Shows the form for the owned room, the pre-sale number and the name on the contract.',
      meta: { step: 'verify' },
      on: {
        PROVE_OWNERSHIP: { target: 'verifyingOwnership', actions: { type: 'store the ownership', params: fromEvent } },
        RESUME: 'refreshing',
        BACK: toAgreements,
      },
    },

    verifyingOwnership: {
      description: 'Checking the ownership against the owner contract.',
      meta: { step: 'verify' },
      tags: 'busy',
      invoke: {
        id: 'verifyOwnership',
        src: 'verifyOwnership',
        // The PROVE_OWNERSHIP event requires the ownership to be complete.
        input: (args) => ({ ...token(args), body: args.context.ownership as OwnershipRequest }),
        onDone: toProof,
        onError: [expired, { target: 'ownership', actions: keepProblem }],
      },
    },

    contact: {
      description: 'Shows the form for the phone number or email address to verify.',
      meta: { step: 'verify' },
      entry: 'clear the code',
      on: { SEND_CODE: sendTheCode, RESUME: 'refreshing', BACK: toAgreements },
    },

    guardian: {
      description: 'Shows the form for the phone number of a guardian, whose consent members under 14 need.',
      meta: { step: 'information' },
      entry: 'clear the code',
      on: { SEND_CODE: sendTheCode, BACK: { target: 'information', actions: 'clear the problem' } },
    },

    sendingCode: {
      description: 'Sending a code.',
      meta: { step: 'verify' },
      tags: 'busy',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: (args) => ({ ...token(args), body: args.context.proof }),
        onDone: { target: 'code', actions: { type: 'store the verification', params: fromOutput } },
        onError: [
          expired,
          { guard: 'a code was sent', target: 'code', actions: keepProblem },
          { guard: 'the code is for the guardian', target: 'guardian', actions: keepProblem },
          { target: 'contact', actions: keepProblem },
        ],
      },
    },

    code: {
      description: 'Shows the form for the code.',
      meta: { step: 'verify' },
      on: {
        CODE: { target: 'confirmingCode', actions: 'clear the problem' },
        RESEND: { target: 'sendingCode', actions: 'clear the problem' },
        CODE_EXPIRED: {
          target: 'anotherProof',
          actions: { type: 'store the problem', params: localProblem('verification_expired') },
        },
        BACK: { target: 'anotherProof', actions: 'clear the problem' },
      },
    },

    confirmingCode: {
      description: 'Verifying the code. A phone number or email address that is already in use is reported only now.',
      meta: { step: 'verify' },
      tags: 'busy',
      invoke: {
        id: 'confirmCode',
        src: 'confirmCode',
        input: (args) => ({
          ...token(args),
          body: { verification_id: required(args.context.verification).verification_id },
        }),
        onDone: [{ guard: 'the code is for the guardian', ...toProof, target: 'information' }, toProof],
        onError: [
          expired,
          {
            guard: { type: 'the code is wrong', params: fromError },
            target: 'code',
            actions: ['count the attempt', keepProblem],
          },
          {
            guard: { type: 'the code is no longer valid', params: fromError },
            target: 'anotherProof',
            actions: keepProblem,
          },
          { target: 'code', actions: keepProblem },
        ],
      },
    },

    anotherProof: {
      description: 'The visitor must verify another phone number or email address, or the same one again.',
      meta: { step: 'verify' },
      always: [{ guard: 'the code is for the guardian', target: 'guardian' }, { target: 'contact' }],
    },

    information: {
      description:
        "Shows the form for the member's details. The ID and email address must be checked before the form is submitted.",
      meta: { step: 'information' },
      on: {
        CHECK: { target: 'checking', actions: { type: 'store the value to check', params: fromEvent } },
        SUBMIT: [
          { guard: { type: 'ID or email is unchecked', params: fromEvent }, actions: takeInformation },
          {
            guard: { type: 'the consent of a guardian is missing', params: fromEvent },
            target: 'guardian',
            actions: [
              takeInformation,
              askForGuardian,
              { type: 'store the problem', params: localProblem('guardian_consent_required') },
            ],
          },
          { guard: 'it is a social sign-up', target: 'creatingSocial', actions: takeInformation },
          { target: 'creating', actions: takeInformation },
        ],
        ...fromInformation,
        RESUME: 'refreshing',
      },
    },

    checking: {
      description: 'Checking whether the ID or email address is available.',
      meta: { step: 'information' },
      tags: 'busy',
      invoke: {
        id: 'checkDuplicate',
        src: 'checkDuplicate',
        input: (args) => ({ ...token(args), body: required(args.context.checking) }),
        onDone: { target: 'information', actions: 'mark the value available' },
        onError: [expired, { target: 'information', actions: keepProblem }],
      },
      // The guest may leave this step before the check has finished. That is safe, because SUBMIT doesn't create the
      // member without its result.
      on: fromInformation,
    },

    creating: {
      description: 'Creating the member.',
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
      description: 'Creating the member from a social account, without an ID or a password.',
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
        'Requesting the state of the sign-up after a reload, or because the server reported a missing proof.',
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
      description: 'No response arrived. The visitor can retry.',
      meta: { step: 'verify' },
      on: {
        RETRY: { target: 'refreshing', actions: 'clear the problem' },
        RESUME: { target: 'refreshing', actions: 'clear the problem' },
      },
    },

    expired: {
      description:
        'The sign-up has expired. A new sign-up keeps everything that the visitor entered except the password.',
      meta: { step: 'verify' },
      on: {
        RESTART: [
          { guard: 'it is a social sign-up', target: 'socialAgain' },
          { target: 'starting', actions: 'clear the proofs' },
        ],
      },
    },

    welcome: { type: 'final', meta: { step: 'welcome' }, description: 'The member was created.' },
    socialAgain: {
      type: 'final',
      meta: { step: 'type' },
      description: 'The ticket from the social login was used, so the visitor must log in with the provider again.',
    },
  },
});
