import type {
  AffiliationRequest,
  DuplicateCheckRequest,
  MemberCreated,
  MemberInformation,
  MemberType,
  OwnedBuilding,
  OwnershipRequest,
  SignupAgreements,
  SignupCodeRequest,
  SignupState,
  SocialMemberInformation,
  SocialPrefill,
  SocialProvider,
  StartSignupResult,
  VerificationResult,
  Problem,
} from '../../generated/types.ts';
import { required } from '../params.ts';

/** The steps of joining, in order. */
export const SIGNUP_STEPS = ['type', 'verify', 'information', 'welcome'] as const;
export type SignupStep = (typeof SIGNUP_STEPS)[number];

/** A social login of nobody known: its ticket opens one sign-up. */
export type SocialBeginning = { ticket: string; provider: SocialProvider; prefill: SocialPrefill };

export type CheckedField = DuplicateCheckRequest['field'];
export type AgreementTicks = Required<Record<keyof SignupAgreements, boolean>>;

/** What a form gives when it is whole; passwords go past the machine (machines/secret-channel.ts). */
type NoSecrets = 'password' | 'password_confirm';
export type Information = Omit<MemberInformation, NoSecrets | 'agreements'>;
export type SocialInformation = Omit<SocialMemberInformation, 'agreements'>;
export type InformationDraft = Partial<Information>;

export type SignupInput = {
  hotelCode: string;
  /** The kinds of members that the property takes. */
  memberTypes: readonly MemberType[];
  /** Whether the property's membership terms are shown alone, and must be accepted. */
  membershipTermsAlone: boolean;
  social?: SocialBeginning;
  /** What was typed in an earlier sign-up that expired. */
  information?: InformationDraft;
};

export type SignupContext = {
  hotelCode: string;
  memberTypes: readonly MemberType[];
  membershipTermsAlone: boolean;
  social: SocialBeginning | null;
  memberType: MemberType | null;
  signupToken: string | null;
  /** What is proven and what is missing, as the server said last. */
  signup: SignupState | null;
  agreements: AgreementTicks;
  affiliation: Partial<AffiliationRequest>;
  ownership: Partial<OwnershipRequest>;
  /** What owners pick their room from. */
  buildings: OwnedBuilding[] | null;
  /** What is being proven by a code, or was last. */
  proof: SignupCodeRequest;
  verification: Omit<VerificationResult, 'result'> | null;
  /** How many wrong codes were tried; the server allows five. */
  attempts: number;
  information: InformationDraft;
  checking: DuplicateCheckRequest | null;
  /** The values that were found free. */
  checked: Record<CheckedField, string | null>;
  /** What has to be checked before the information can be sent, since it was last tried. */
  unchecked: CheckedField[];
  created: MemberCreated | null;
  /** Why the last call did not do what was wanted; kept until the guest's next deed. */
  problem: Problem | null;
};

export type SaveEvent = {
  type: 'SAVE';
  agreements?: Partial<AgreementTicks>;
  affiliation?: Partial<AffiliationRequest>;
  ownership?: Partial<OwnershipRequest>;
  information?: InformationDraft;
};
export type AgreeEvent = { type: 'AGREE'; agreements: Partial<AgreementTicks> };
export type CheckEvent = { type: 'CHECK' } & DuplicateCheckRequest;
export type SubmitEvent = {
  type: 'SUBMIT';
  information: Information | SocialInformation;
  /** Whether the member is under 14 today; the page knows the day. */
  guardianNeeded: boolean;
};

/** Another phone or another email than the one that was proven. */
export type ChangeContactEvent = { type: 'CHANGE_CONTACT'; channel: SignupCodeRequest['channel'] };

export type SignupEvent =
  | { type: 'CHOOSE'; memberType: MemberType }
  | AgreeEvent
  | { type: 'PROVE_AFFILIATION'; affiliation: AffiliationRequest }
  | { type: 'PROVE_OWNERSHIP'; ownership: OwnershipRequest }
  | { type: 'SEND_CODE'; to: string }
  | { type: 'CODE' }
  | { type: 'RESEND' }
  | { type: 'CODE_EXPIRED' }
  | CheckEvent
  | SubmitEvent
  | { type: 'GUARDIAN' }
  | ChangeContactEvent
  | SaveEvent
  | { type: 'SESSION_EXPIRED' }
  | { type: 'RESUME' }
  | { type: 'RETRY' }
  | { type: 'RESTART' }
  | { type: 'BACK' };

export type SignupOutput =
  | { outcome: 'created'; member: MemberCreated }
  /** The ticket is used up: another social login has to begin it. */
  | { outcome: 'social_again'; provider: SocialProvider; information: InformationDraft };

/** What an expired sign-up, or another kind of member, leaves nothing of. What was typed is not among it. */
export const nothingProven = {
  signupToken: null,
  signup: null,
  buildings: null,
  verification: null,
  attempts: 0,
  checking: null,
  checked: { login_id: null, email: null },
  unchecked: [],
  problem: null,
} satisfies Partial<SignupContext>;

export function initialSignup(input: SignupInput): SignupContext {
  const { social } = input;
  return {
    hotelCode: input.hotelCode,
    memberTypes: input.memberTypes,
    membershipTermsAlone: input.membershipTermsAlone,
    social: social ?? null,
    memberType: social ? 'GENERAL' : null,
    ...nothingProven,
    agreements: { PRIVACY: false, TERMS: false, MARKETING: false, MEMBERSHIP: false },
    affiliation: {},
    ownership: {},
    proof: { channel: 'SMS', subject: 'MEMBER', to: social?.prefill.phone_number ?? '' },
    information: { ...(social ? prefilled(social.prefill) : {}), ...input.information },
    created: null,
  };
}

/** The name is in two parts, and the phone is proven. */
function prefilled({ user_name: _, phone_number: __, ...rest }: SocialPrefill): InformationDraft {
  return rest;
}

export function started({ signup_token, signup }: StartSignupResult): Partial<SignupContext> {
  return { signupToken: signup_token, signup, problem: null };
}

/** Privacy and terms are required, marketing is not; the membership terms are where the property shows them alone. */
export function areAgreed({ membershipTermsAlone }: SignupContext, ticks: Partial<AgreementTicks>): boolean {
  return !!ticks.PRIVACY && !!ticks.TERMS && (!membershipTermsAlone || !!ticks.MEMBERSHIP);
}

/** Another target of a code; what was typed stays where it is the same kind. */
export function proofOf({ proof }: SignupContext, asked: Omit<SignupCodeRequest, 'to'>): Partial<SignupContext> {
  const same = proof.channel === asked.channel && proof.subject === asked.subject;
  return { proof: { ...asked, to: same ? proof.to : '' } };
}

/** Whether a value was found free; an email that was proven by a code needs no check. */
export function isChecked({ checked, signup }: SignupContext, field: CheckedField, value: string | undefined): boolean {
  if (!value) return false;
  return checked[field] === value || (field === 'email' && signup?.email === value);
}

/** What has yet to be checked before a member can be made of this; a social account has no ID of its own. */
export function uncheckedOf(context: SignupContext, information: InformationDraft): CheckedField[] {
  const fields: CheckedField[] = context.social ? ['email'] : ['login_id', 'email'];
  return fields.filter((field) => !isChecked(context, field, information[field]));
}

/** Drafts; another ID or email than the one that was checked is unchecked. */
export function saved(context: SignupContext, event: SaveEvent): Partial<SignupContext> {
  const { checked } = context;
  const kept = (field: CheckedField) => {
    const value = event.information?.[field];
    return value === undefined || value === checked[field] ? checked[field] : null;
  };
  return {
    agreements: { ...context.agreements, ...event.agreements },
    affiliation: { ...context.affiliation, ...event.affiliation },
    ownership: { ...context.ownership, ...event.ownership },
    information: { ...context.information, ...event.information },
    checked: { login_id: kept('login_id'), email: kept('email') },
  };
}

type Create<Body> = { signupToken: string; body: Body };
export type CreateMemberInput = Create<Omit<MemberInformation, NoSecrets>>;
export type CreateSocialMemberInput = Create<SocialMemberInformation>;

/** Only who agreed and gave everything comes here: AGREE and SUBMIT saw to it. */
function agreed({ agreements, membershipTermsAlone }: SignupContext): SignupAgreements {
  const { MARKETING } = agreements;
  return { PRIVACY: true, TERMS: true, MARKETING, ...(membershipTermsAlone ? { MEMBERSHIP: true } : {}) };
}

export function memberRequest(context: SignupContext): CreateMemberInput {
  const body = { ...(context.information as Information), agreements: agreed(context) };
  return { signupToken: required(context.signupToken), body };
}

export function socialMemberRequest(context: SignupContext): CreateSocialMemberInput {
  const { login_id: _, ...information } = context.information as Information;
  return { signupToken: required(context.signupToken), body: { ...information, agreements: agreed(context) } };
}
