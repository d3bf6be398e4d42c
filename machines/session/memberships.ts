import type { MembershipListRequest, UserInfo } from '../../generated/types.ts';

/** The token is part of the input, because it hasn't been stored yet. */
export type MembershipsInput = { token: string; body: MembershipListRequest };

/** Returns whether to request the member's memberships after a login. See docs/specification.md. */
export function hasMemberships(userInfo: UserInfo | undefined): boolean {
  return userInfo?.user_type === 'MEMBERSHIP';
}

export function membershipsRequest(hotelCode: string, token: string, userInfo: UserInfo): MembershipsInput {
  return { token, body: { hotel_code: hotelCode, login_id: userInfo.login_id } };
}
