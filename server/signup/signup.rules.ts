import type {
  AffiliationRequest,
  ErrorCode,
  JoinType,
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
/** What the account keeps of what an owner said, beside the room itself. */
export type Sale = { businessNumber?: string; referralCode?: string };

/** What a sign-up has proven; null where it has not. */
export type Proven = {
  memberType: MemberType;
  phoneNumber: string | null;
  email: string | null;
  guardianPhone: string | null;
  affiliation: Affiliation | null;
  ownedRoom: object | null;
};

/** What both kinds of sign-up say of the person. */
export type Information = SocialMemberInformation;
export type Violation<Code extends ErrorCode> = { pointer: string; code: Code };

/** A sign-up lives for half an hour, however much is done in it. */
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

/** What must still be proven, in the order in which the steps come. */
export function missingOf(proven: Proven): Proof[] {
  return NEEDED[proven.memberType].filter((proof) => proven[PROOF_OF[proof]] === null);
}

export function joinTypeOf(social: SocialAccount | null): JoinType {
  return social === null ? 'NORMAL' : (social.provider.toUpperCase() as Uppercase<SocialProvider>);
}

/** A guardian proves a phone; a member proves what this kind of member must. */
export function channelFits(memberType: MemberType, { channel, subject }: SignupCodeRequest): boolean {
  return channel === 'SMS'
    ? subject === 'GUARDIAN' || needs(memberType, 'PHONE')
    : subject === 'MEMBER' && needs(memberType, 'EMAIL');
}

export function sameName(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

/** A day that has been, and that somebody alive can be born on. `today`: the hotel's. */
export function isBirthday(day: string, today: string): boolean {
  return isStayDate(day) && day >= '1900-01-01' && day < today;
}

/** Who has not had their 14th birthday, by the hotel's day, joins with a guardian's consent only. Born on 29 February: on 1 March. */
export function isUnder14(birthday: string, today: string): boolean {
  return `${Number(birthday.slice(0, 4)) + 14}${birthday.slice(4)}` > today;
}

/** Consent is the guardian's name, and a phone that is not the member's own. */
export function guardianConsents(proven: Proven, { guardian_name }: Information): boolean {
  return guardian_name !== undefined && proven.guardianPhone !== null && proven.guardianPhone !== proven.phoneNumber;
}

/** The password is typed twice, to be sure of it. */
export function passwordViolations({
  password,
  password_confirm,
}: Pick<MemberInformation, 'password' | 'password_confirm'>): Violation<'password_mismatch'>[] {
  return password === password_confirm ? [] : [{ pointer: '/password_confirm', code: 'password_mismatch' }];
}

/**
 * What is wrong in the information, place by place. An email that was proven is said again, and not otherwise: the person would get
 * an account with another address than the one they see. `termsAlone`: the property shows its membership terms alone.
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
