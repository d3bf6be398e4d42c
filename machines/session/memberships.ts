import type { MembershipListRequest, UserInfo } from '../../generated/types.ts';

/** The token is not stored yet, so it is an input. */
export type MembershipsInput = { token: string; body: MembershipListRequest };

/** Whose membership list is fetched after a login (spec, section 4). */
export function hasMemberships(userInfo: UserInfo | undefined): boolean {
  return userInfo?.user_type === 'MEMBERSHIP';
}

export function membershipsRequest(hotelCode: string, token: string, userInfo: UserInfo): MembershipsInput {
  return { token, body: { hotel_code: hotelCode, login_id: userInfo.login_id } };
}
