import type { ExtractEvent } from 'xstate';
import type {
  AffiliationRequest,
  DuplicateCheckRequest,
  MemberCreated,
  MemberInformation,
  MemberType,
  OwnedBuilding,
  OwnershipRequest,
  Problem,
  SignupCodeRequest,
  SignupConfirmationRequest,
  SocialMemberInformation,
  SocialPrefill,
  SocialProvider,
} from '../../generated/types.ts';
import { type AgreementTicks, nothingProven, type Proofs } from './signup.proofs.ts';

export const SIGNUP_STEPS = ['type', 'verify', 'information', 'welcome'] as const;
export type SignupStep = (typeof SIGNUP_STEPS)[number];

/** Passwords are passed directly to the actor; see machines/secret-channel.ts. */
type NoSecrets = 'password' | 'password_confirm';
export type Information = Omit<MemberInformation, NoSecrets | 'agreements'>;
type SocialInformation = Omit<SocialMemberInformation, 'agreements'>;

type Draft = {
  agreements?: Partial<AgreementTicks>;
  affiliation?: Partial<AffiliationRequest>;
  ownership?: Partial<OwnershipRequest>;
  information?: Partial<Information>;
};

export type SignupEvent =
  | { type: 'CHOOSE'; memberType: MemberType }
  | { type: 'AGREE'; agreements: Partial<AgreementTicks> }
  | { type: 'PROVE_AFFILIATION'; affiliation: AffiliationRequest }
  | { type: 'PROVE_OWNERSHIP'; ownership: OwnershipRequest }
  | { type: 'SEND_CODE'; to: string }
  | { type: 'CODE' }
  | { type: 'RESEND' }
  | { type: 'CODE_EXPIRED' }
  | ({ type: 'CHECK' } & DuplicateCheckRequest)
  /** `guardianNeeded` is true if the member is under 14 today. The page decides, because the machine has no clock. */
  | { type: 'SUBMIT'; information: Information | SocialInformation; guardianNeeded: boolean }
  | { type: 'GUARDIAN' }
  | { type: 'CHANGE_CONTACT'; channel: SignupCodeRequest['channel'] }
  | ({ type: 'SAVE' } & Draft)
  | { type: 'RESUME' }
  | { type: 'RETRY' }
  | { type: 'RESTART' }
  | { type: 'BACK' };
export type On<Type extends SignupEvent['type']> = ExtractEvent<SignupEvent, Type>;

export type SignupInput = {
  hotelCode: string;
  memberTypes: readonly MemberType[];
  /** Whether the property's membership terms are separate and must be accepted. */
  membershipTermsAlone: boolean;
  /** A social account that isn't linked to a member. Its ticket can start one sign-up. */
  social?: { ticket: string; provider: SocialProvider; prefill: SocialPrefill };
  information?: Partial<Information>;
};

export type WithToken = { signupToken: string };
export type ConfirmCodeInput = WithToken & { body: Omit<SignupConfirmationRequest, 'code'> };
export type CreateMemberInput = WithToken & { body: Omit<MemberInformation, NoSecrets> };

/** Without the session, because snapshots are stored and must contain no token. */
export type Joined = Omit<MemberCreated, 'session'>;

export type SignupContext = Proofs & {
  hotelCode: string;
  memberTypes: readonly MemberType[];
  membershipTermsAlone: boolean;
  social: SignupInput['social'] | null;
  memberType: MemberType | null;
  agreements: AgreementTicks;
  affiliation: Partial<AffiliationRequest>;
  ownership: Partial<OwnershipRequest>;
  buildings: OwnedBuilding[] | null;
  proof: SignupCodeRequest;
  information: Partial<Information>;
  created: Joined | null;
  problem: Problem | null;
};

export function initialSignup({ social, information, ...property }: SignupInput): SignupContext {
  // Leave out the full name, because the form has separate name fields. Leave out the phone number too, because the
  // guest must verify it first.
  const { user_name: _, phone_number = '', ...prefill } = social?.prefill ?? {};
  return {
    ...property,
    social: social ?? null,
    memberType: social ? 'GENERAL' : null,
    ...nothingProven,
    agreements: { PRIVACY: false, TERMS: false, MARKETING: false, MEMBERSHIP: false },
    affiliation: {},
    ownership: {},
    buildings: null,
    proof: { channel: 'SMS', subject: 'MEMBER', to: phone_number },
    information: { ...prefill, ...information },
    created: null,
    problem: null,
  };
}
