import type { Gender, JoinType, MemberType, OwnedRoom, SocialProvider } from '../../generated/types.ts';
import { folded } from '../platform/values/text.ts';

/** A person may join again so many days after withdrawal; until then the ID stays taken. */
export const REJOIN_AFTER_DAYS = 30;

export type MemberNames = {
  lastName: string;
  firstName: string;
  lastNameEn: string | null;
  firstNameEn: string | null;
};

/** Which member. */
export type MemberKey = { companyCode: string; memberId: string };

/** An account as the server works with it. */
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

/** What is compared of an ID and of an email. */
export function keyOf(text: string): string {
  return text.toLowerCase();
}

const EAST_ASIAN = /^[\p{Script=Hangul}\p{Script=Han}]/u;

/** The whole name: 김민서 where both parts are written in Korean or Chinese, else first name first. */
export function userNameOf({ last_name, first_name }: { last_name: string; first_name: string }): string {
  const isEastAsian = EAST_ASIAN.test(last_name.trim()) && EAST_ASIAN.test(first_name.trim());
  return isEastAsian ? `${last_name.trim()}${first_name.trim()}` : `${first_name.trim()} ${last_name.trim()}`;
}

/** Whether it is this member's name, Korean or English, in either order, spaces and case aside. */
export function isNameOf(name: string, { lastName, firstName, lastNameEn, firstNameEn }: MemberNames): boolean {
  const names = [
    [lastName, firstName],
    [lastNameEn, firstNameEn],
  ].flatMap(([last, first]) => (last && first ? [folded(last + first), folded(first + last)] : []));
  return names.includes(folded(name));
}

/** Only general members with a password of their own change it here. */
export function mayChangePassword({ memberType, joinType }: Pick<Member, 'memberType' | 'joinType'>): boolean {
  return memberType === 'GENERAL' && joinType === 'NORMAL';
}

/** All but cyber members have membership numbers. */
export function userTypeOf(memberType: MemberType): 'MEMBERSHIP' | 'WEB' {
  return memberType === 'CYBER' ? 'WEB' : 'MEMBERSHIP';
}
