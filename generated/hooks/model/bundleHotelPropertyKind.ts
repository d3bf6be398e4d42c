/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

export type BundleHotelPropertyKind = typeof BundleHotelPropertyKind[keyof typeof BundleHotelPropertyKind];


export const BundleHotelPropertyKind = {
  hotel: 'hotel',
  sailing: 'sailing',
} as const;
