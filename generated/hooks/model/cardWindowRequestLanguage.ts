/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

export type CardWindowRequestLanguage = typeof CardWindowRequestLanguage[keyof typeof CardWindowRequestLanguage];


export const CardWindowRequestLanguage = {
  KO: 'KO',
  EN: 'EN',
  CN: 'CN',
} as const;
