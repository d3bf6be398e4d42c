/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * MEMBERSHIP has membership numbers and asks for the membership list
 */
export type UserInfoUserType = typeof UserInfoUserType[keyof typeof UserInfoUserType];


export const UserInfoUserType = {
  MEMBERSHIP: 'MEMBERSHIP',
  WEB: 'WEB',
} as const;
