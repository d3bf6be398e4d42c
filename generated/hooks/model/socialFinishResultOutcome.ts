/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

export type SocialFinishResultOutcome = typeof SocialFinishResultOutcome[keyof typeof SocialFinishResultOutcome];


export const SocialFinishResultOutcome = {
  logged_in: 'logged_in',
  signup_needed: 'signup_needed',
} as const;
