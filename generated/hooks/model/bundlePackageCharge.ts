/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

export type BundlePackageCharge = typeof BundlePackageCharge[keyof typeof BundlePackageCharge];


export const BundlePackageCharge = {
  per_night: 'per_night',
  per_stay: 'per_stay',
} as const;
