/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

export type UserInfoGender = typeof UserInfoGender[keyof typeof UserInfoGender];


export const UserInfoGender = {
  male: 'male',
  female: 'female',
} as const;
