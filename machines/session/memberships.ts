import type { Membership, MembershipListRequest, UserInfo } from '../../generated/types.ts';

/** The token is not stored yet, so it is given. */
export type MembershipsInput = { token: string; body: MembershipListRequest };

/** Whose membership list is fetched after a login, and whose promotion code is cleared by it (spec, section 4). */
export function isMembershipUser({ user_type }: UserInfo) {
  return user_type === 'MEMBERSHIP';
}

export function membershipsRequest(hotelCode: string, token: string, userInfo: UserInfo): MembershipsInput {
  return { token, body: { hotel_code: hotelCode, login_id: userInfo.login_id } };
}

/** The first membership number becomes the selected one (spec, section 4); none where the list could not be fetched. */
export function selectedNumber(memberships: readonly Membership[]) {
  return memberships[0]?.member_no ?? null;
}
