/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * A language of the site, by the name the product's calls have for it.
 */
export type LangType = typeof LangType[keyof typeof LangType];


export const LangType = {
  KOR: 'KOR',
  ENG: 'ENG',
  JPN: 'JPN',
  CHS: 'CHS',
  CHT: 'CHT',
  SPA: 'SPA',
  POR: 'POR',
  VIE: 'VIE',
  THA: 'THA',
  MON: 'MON',
} as const;
