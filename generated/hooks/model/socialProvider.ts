/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

export type SocialProvider = typeof SocialProvider[keyof typeof SocialProvider];


export const SocialProvider = {
  kakao: 'kakao',
  google: 'google',
  naver: 'naver',
} as const;
