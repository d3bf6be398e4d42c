/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

export type PackagePriceCharge = typeof PackagePriceCharge[keyof typeof PackagePriceCharge];


export const PackagePriceCharge = {
  per_night: 'per_night',
  per_stay: 'per_stay',
} as const;
