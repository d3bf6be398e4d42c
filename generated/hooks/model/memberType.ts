/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * The kinds of members - general (a person, by phone), cyber (online only, by email), affiliate (of a company that the provider registered), pre-sale (the owner of a room, a person or a corporation).
 */
export type MemberType = typeof MemberType[keyof typeof MemberType];


export const MemberType = {
  GENERAL: 'GENERAL',
  CYBER: 'CYBER',
  AFFILIATE: 'AFFILIATE',
  PRESALE_INDIVIDUAL: 'PRESALE_INDIVIDUAL',
  PRESALE_CORPORATE: 'PRESALE_CORPORATE',
} as const;
