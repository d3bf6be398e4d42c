/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * How the account was made - by its own ID, or by a social account.
 */
export type JoinType = typeof JoinType[keyof typeof JoinType];


export const JoinType = {
  NORMAL: 'NORMAL',
  KAKAO: 'KAKAO',
  GOOGLE: 'GOOGLE',
  NAVER: 'NAVER',
} as const;
