import type { MembershipListRequest, UserInfo } from '../../generated/types.ts';

/** The token isn't stored yet, so it is an input. */
export type MembershipsInput = { token: string; body: MembershipListRequest };

/** True for members whose membership list is requested after a login. See docs/specification.md. */
export function hasMemberships(userInfo: UserInfo | undefined): boolean {
  return userInfo?.user_type === 'MEMBERSHIP';
}

export function membershipsRequest(hotelCode: string, token: string, userInfo: UserInfo): MembershipsInput {
  return { token, body: { hotel_code: hotelCode, login_id: userInfo.login_id } };
}
