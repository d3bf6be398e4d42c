import type {
  AffiliationRequest,
  ErrorCode,
  JoinType,
  MemberCreated,
  MemberInformation,
  MemberType,
  SignupCodeRequest,
  SignupState,
  SocialMemberInformation,
  SocialProvider,
} from '../../generated/types.ts';
import { isStayDate } from '../platform/values/nights.ts';
import { folded } from '../platform/values/text.ts';

export type Proof = SignupState['missing'][number];
export type Affiliation = AffiliationRequest;
export type SocialAccount = { provider: SocialProvider; subject: string };
/** Details of a room's sale. The account stores them in addition to the room. */
export type Sale = { businessNumber?: string; referralCode?: string };

/** Response to the call that created the member, without the session, whose token must not be stored. */
export type StoredAnswer = Omit<MemberCreated, 'session'>;

export type Proven = {
  memberType: MemberType;
  phoneNumber: string | null;
  email: string | null;
  guardianPhone: string | null;
  affiliation: Affiliation | null;
  ownedRoom: object | null;
};

export type Information = SocialMemberInformation;
export type Violation<Code extends ErrorCode> = { pointer: string; code: Code };

/** Lifetime of a sign-up. Steps don't extend it. */
export const SIGNUP_MINUTES = 30;

const NEEDED: Record<MemberType, readonly Proof[]> = {
  GENERAL: ['PHONE'],
  CYBER: ['EMAIL', 'PHONE'],
  AFFILIATE: ['AFFILIATION', 'PHONE'],
  PRESALE_INDIVIDUAL: ['OWNERSHIP', 'PHONE'],
  PRESALE_CORPORATE: ['OWNERSHIP', 'PHONE'],
};

const PROOF_OF: Record<Proof, keyof Proven> = {
  PHONE: 'phoneNumber',
  EMAIL: 'email',
  AFFILIATION: 'affiliation',
  OWNERSHIP: 'ownedRoom',
};

export function needs(memberType: MemberType, proof: Proof): boolean {
  return NEEDED[memberType].includes(proof);
}

/** Returns the missing proofs in the order of the steps. */
export function missingOf(proven: Proven): Proof[] {
  return NEEDED[proven.memberType].filter((proof) => proven[PROOF_OF[proof]] === null);
}

export function joinTypeOf(social: SocialAccount | null): JoinType {
  return social === null ? 'NORMAL' : (social.provider.toUpperCase() as Uppercase<SocialProvider>);
}

/**
 * Returns whether a code may be sent through this channel: guardians verify a phone number, and members verify the
 * contacts that their kind of membership requires.
 */
export function channelFits(memberType: MemberType, { channel, subject }: SignupCodeRequest): boolean {
  return channel === 'SMS'
    ? subject === 'GUARDIAN' || needs(memberType, 'PHONE')
    : subject === 'MEMBER' && needs(memberType, 'EMAIL');
}

export function sameName(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

/** Returns whether the day is a plausible birthday in the past. `today` is the current date at the hotel. */
export function isBirthday(day: string, today: string): boolean {
  return isStayDate(day) && day >= '1900-01-01' && day < today;
}

/**
 * Returns whether a person is under 14 and therefore needs a guardian's consent. A person born on 29 February turns 14
 * on 1 March. See docs/decisions/people-and-members.md.
 */
export function isUnder14(birthday: string, today: string): boolean {
  return `${Number(birthday.slice(0, 4)) + 14}${birthday.slice(4)}` > today;
}

/** A guardian consents by giving a name and verifying a phone number other than the member's. */
export function guardianConsents(proven: Proven, { guardian_name }: Information): boolean {
  return guardian_name !== undefined && proven.guardianPhone !== null && proven.guardianPhone !== proven.phoneNumber;
}

export function passwordViolations({
  password,
  password_confirm,
}: Pick<MemberInformation, 'password' | 'password_confirm'>): Violation<'password_mismatch'>[] {
  return password === password_confirm ? [] : [{ pointer: '/password_confirm', code: 'password_mismatch' }];
}

/**
 * Returns the violations in the member's data. If the email address has been verified, the request must contain the
 * same address (ignoring case), so that the account gets the address that the form shows. `termsAlone` is true if the
 * property shows its membership terms on a separate page, where they must be accepted.
 */
export function violationsIn(
  information: Information,
  proven: Proven,
  { today, termsAlone }: { today: string; termsAlone: boolean },
): Violation<'invalid_birthday' | 'invalid_email' | 'validation'>[] {
  const { email, birthday, agreements } = information;
  const violations: (Violation<'invalid_birthday' | 'invalid_email' | 'validation'> | false)[] = [
    !isBirthday(birthday, today) && { pointer: '/birthday', code: 'invalid_birthday' },
    proven.email !== null &&
      proven.email.toLowerCase() !== email.toLowerCase() && { pointer: '/email', code: 'invalid_email' },
    termsAlone && agreements.MEMBERSHIP !== true && { pointer: '/agreements/MEMBERSHIP', code: 'validation' },
  ];
  return violations.filter((violation) => violation !== false);
}
