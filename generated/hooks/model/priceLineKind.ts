/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * What a price line is for, in the order in which prices are made.
 */
export type PriceLineKind = typeof PriceLineKind[keyof typeof PriceLineKind];


export const PriceLineKind = {
  night: 'night',
  extra_adult: 'extra_adult',
  extra_kid: 'extra_kid',
  pet: 'pet',
  package: 'package',
  promotion: 'promotion',
  early_checkout: 'early_checkout',
  upselling: 'upselling',
} as const;
