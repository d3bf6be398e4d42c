/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

export type NicepayWindowRequestLanguage = typeof NicepayWindowRequestLanguage[keyof typeof NicepayWindowRequestLanguage];


export const NicepayWindowRequestLanguage = {
  KO: 'KO',
  EN: 'EN',
  CN: 'CN',
} as const;
