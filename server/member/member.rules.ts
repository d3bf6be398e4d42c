import type { Gender, JoinType, MemberType, OwnedRoom, SocialProvider } from '../../generated/types.ts';
import { folded } from '../platform/values/text.ts';

/** Number of days after a withdrawal before the person may join again. The ID remains taken for the same period. */
export const REJOIN_AFTER_DAYS = 30;

export type MemberNames = {
  lastName: string;
  firstName: string;
  lastNameEn: string | null;
  firstNameEn: string | null;
};

export type MemberKey = { companyCode: string; memberId: string };

export type Member = MemberKey &
  MemberNames & {
    loginId: string;
    joinType: JoinType;
    memberType: MemberType;
    passwordHash: string | null;
    phoneNumber: string;
    email: string;
    birthday: string;
    gender: Gender;
    address: string | null;
    addressDetail: string | null;
    agreeMarketing: boolean;
    marketingAgreedAt: Date | null;
    descriptions: string | null;
    affiliateName: string | null;
    businessNumber: string | null;
    customerNumber: string | null;
    referralCode: string | null;
    ownedRoom: OwnedRoom | null;
    guardianPhone: string | null;
    hotelCode: string;
    createdAt: Date;
  };

export type SocialKey = { provider: SocialProvider; subject: string };

export function keyOf(text: string): string {
  return text.toLowerCase();
}

const EAST_ASIAN = /^[\p{Script=Hangul}\p{Script=Han}]/u;

/**
 * Returns the full name: last name first and without a space (김민서) if both parts begin with a Korean or Chinese
 * character, otherwise first name first.
 */
export function userNameOf({ last_name, first_name }: { last_name: string; first_name: string }): string {
  const isEastAsian = EAST_ASIAN.test(last_name.trim()) && EAST_ASIAN.test(first_name.trim());
  return isEastAsian ? `${last_name.trim()}${first_name.trim()}` : `${first_name.trim()} ${last_name.trim()}`;
}

/**
 * Returns whether a name matches the member's name or English name, with its parts in either order, ignoring spaces and
 * case.
 */
export function isNameOf(name: string, { lastName, firstName, lastNameEn, firstNameEn }: MemberNames): boolean {
  const names = [
    [lastName, firstName],
    [lastNameEn, firstNameEn],
  ].flatMap(([last, first]) => (last && first ? [folded(last + first), folded(first + last)] : []));
  return names.includes(folded(name));
}

/**
 * Returns whether a member may change their password on the site. Only general members who log in with a password may.
 */
export function mayChangePassword({ memberType, joinType }: Pick<Member, 'memberType' | 'joinType'>): boolean {
  return memberType === 'GENERAL' && joinType === 'NORMAL';
}

/** Cyber members have no membership number. */
export function userTypeOf(memberType: MemberType): 'MEMBERSHIP' | 'WEB' {
  return memberType === 'CYBER' ? 'WEB' : 'MEMBERSHIP';
}
