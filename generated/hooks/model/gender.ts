/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

export type Gender = typeof Gender[keyof typeof Gender];


export const Gender = {
  male: 'male',
  female: 'female',
} as const;
