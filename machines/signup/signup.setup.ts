import { assign, setup } from 'xstate';
import type {
  AffiliationRequest,
  DuplicateCheckRequest,
  DuplicateCheckResult,
  ErrorCode,
  MemberCreated,
  MemberType,
  OwnedRoomsResult,
  OwnershipRequest,
  SignupCodeRequest,
  SignupConfirmationRequest,
  SignupResult,
  SignupState,
  StartSignupRequest,
  StartSignupResult,
  VerificationResult,
  Problem,
} from '../../generated/types.ts';
import { required } from '../params.ts';
import { unimplementedActor } from '../unimplemented.ts';
import {
  type AgreeEvent,
  areAgreed,
  type ChangeContactEvent,
  type CheckEvent,
  type CreateMemberInput,
  type CreateSocialMemberInput,
  nothingProven,
  proofOf,
  type SaveEvent,
  type SignupContext,
  type SignupEvent,
  type SignupInput,
  type SignupOutput,
  type SignupStep,
  type SubmitEvent,
  saved,
  started,
  uncheckedOf,
} from './signup.context.ts';

/** A call of a sign-up that has begun. */
export type WithToken<Body = undefined> = Body extends undefined
  ? { signupToken: string }
  : { signupToken: string; body: Body };
export type ConfirmCodeInput = WithToken<Omit<SignupConfirmationRequest, 'code'>>;

function isFirstMissing(proof: SignupState['missing'][number]) {
  return ({ context }: { context: SignupContext }) => context.signup?.missing[0] === proof;
}

function isCode(...codes: ErrorCode[]) {
  return (_: unknown, problem: Problem) => codes.includes(problem.code);
}

/** The words of the sign-up machine. */
export const signupSetup = setup({
  types: {
    context: {} as SignupContext,
    events: {} as SignupEvent,
    input: {} as SignupInput,
    output: {} as SignupOutput,
    meta: {} as { step: SignupStep },
    tags: {} as 'busy' | 'interrupted' | 'told',
  },
  actors: {
    startSignup: unimplementedActor<StartSignupResult, StartSignupRequest>('startSignup'),
    getSignup: unimplementedActor<SignupResult, WithToken>('getSignup'),
    verifyAffiliation: unimplementedActor<SignupResult, WithToken<AffiliationRequest>>('verifyAffiliation'),
    ownedRooms: unimplementedActor<OwnedRoomsResult, WithToken>('ownedRooms'),
    verifyOwnership: unimplementedActor<SignupResult, WithToken<OwnershipRequest>>('verifyOwnership'),
    sendCode: unimplementedActor<VerificationResult, WithToken<SignupCodeRequest>>('sendCode'),
    confirmCode: unimplementedActor<SignupResult, ConfirmCodeInput>('confirmCode'),
    checkDuplicate: unimplementedActor<DuplicateCheckResult, WithToken<DuplicateCheckRequest>>('checkDuplicate'),
    createMember: unimplementedActor<MemberCreated, CreateMemberInput>('createMember'),
    createSocialMember: unimplementedActor<MemberCreated, CreateSocialMemberInput>('createSocialMember'),
  },
  guards: {
    'it is social': ({ context }) => context.social !== null,
    'it is not social': ({ context }) => context.social === null,
    'the property takes such members': ({ context }, { memberType }: { memberType: MemberType }) =>
      context.memberTypes.includes(memberType),
    'a sign-up is under way': ({ context }) => context.signupToken !== null,
    'what is required is agreed': ({ context }, { agreements }: AgreeEvent) => areAgreed(context, agreements),

    'the affiliation is missing': isFirstMissing('AFFILIATION'),
    'the ownership is missing': isFirstMissing('OWNERSHIP'),
    'the ownership is missing and the rooms are known': ({ context }) =>
      context.signup?.missing[0] === 'OWNERSHIP' && context.buildings !== null,
    'the phone is missing': isFirstMissing('PHONE'),
    'the email is missing': isFirstMissing('EMAIL'),
    'a code is under way': ({ context }) => context.verification !== null,
    'it is for the guardian': ({ context }) => context.proof.subject === 'GUARDIAN',

    'something is unchecked': ({ context }, { information }: SubmitEvent) =>
      uncheckedOf(context, information).length > 0,
    'a guardian has yet to consent': ({ context }, { guardianNeeded }: SubmitEvent) =>
      guardianNeeded && context.signup?.guardian_phone_number == null,

    'the sign-up has expired': isCode('session_expired'),
    'the ticket has expired': isCode('verification_expired'),
    'asking again may help': isCode('unavailable', 'internal', 'rate_limited'),
    'it is not the code': isCode('verification_failed'),
    'the proof is of no use': isCode('verification_expired', 'duplicate_phone', 'duplicate_email', 'rejoin_too_early'),
    'a proof is missing': isCode('signup_not_completed'),
    'a guardian must consent': isCode('guardian_consent_required'),
  },
  actions: {
    'take the kind of member': assign((_, { memberType }: { memberType: MemberType }) => ({
      ...nothingProven,
      memberType,
    })),
    'forget what was proven': assign(nothingProven),
    'begin it': assign((_, result: StartSignupResult) => started(result)),
    'take the agreements': assign(({ context }, { agreements }: AgreeEvent) => ({
      agreements: { ...context.agreements, ...agreements },
      problem: null,
    })),
    'take the affiliation': assign((_, { affiliation }: { affiliation: AffiliationRequest }) => ({
      affiliation,
      problem: null,
    })),
    'take the ownership': assign((_, { ownership }: { ownership: OwnershipRequest }) => ({ ownership, problem: null })),
    'take the rooms': assign((_, { buildings }: OwnedRoomsResult) => ({ buildings, problem: null })),
    'take where it stands': assign((_, { signup }: SignupResult) => ({ signup, verification: null })),

    'ask for the phone': assign(({ context }) => proofOf(context, { channel: 'SMS', subject: 'MEMBER' })),
    'ask for the email': assign(({ context }) => proofOf(context, { channel: 'EMAIL', subject: 'MEMBER' })),
    'ask for another': assign(({ context }, { channel }: ChangeContactEvent) =>
      proofOf(context, { channel, subject: 'MEMBER' }),
    ),
    'ask for the guardian': assign(({ context }) => proofOf(context, { channel: 'SMS', subject: 'GUARDIAN' })),
    'take where to send it': assign(({ context }, { to }: { to: string }) => ({
      proof: { ...context.proof, to },
      problem: null,
    })),
    'keep the code that is under way': assign((_, { verification_id, expires_at, resend_at }: VerificationResult) => ({
      verification: { verification_id, expires_at, resend_at },
      attempts: 0,
      problem: null,
    })),
    'forget the code': assign({ verification: null, attempts: 0 }),
    'count the attempt': assign({ attempts: ({ context }) => context.attempts + 1 }),

    'keep the draft': assign(({ context }, event: SaveEvent) => saved(context, event)),
    'take what to check': assign(({ context }, { field, value }: CheckEvent) => ({
      checking: { field, value },
      checked: { ...context.checked, [field]: null },
      information: { ...context.information, [field]: value },
      problem: null,
    })),
    'note that it is free': assign(({ context: { checking, checked, unchecked } }) =>
      checking
        ? {
            checked: { ...checked, [checking.field]: checking.value },
            unchecked: unchecked.filter((field) => field !== checking.field),
          }
        : {},
    ),
    'say what must be checked': assign(({ context }) => ({ unchecked: uncheckedOf(context, context.information) })),
    'un-check what is taken': assign(({ context: { checked } }, { code }: Problem) => ({
      checked: {
        login_id: code === 'duplicate_id' ? null : checked.login_id,
        email: code === 'duplicate_email' ? null : checked.email,
      },
    })),
    'take the information': assign((_, { information }: SubmitEvent) => ({
      information,
      unchecked: [],
      problem: null,
    })),
    'keep the member': assign((_, created: MemberCreated) => ({ created, problem: null })),

    'forget the problem': assign({ problem: null }),
    'keep the problem': assign((_, problem: Problem) => ({ problem })),
  },
});
