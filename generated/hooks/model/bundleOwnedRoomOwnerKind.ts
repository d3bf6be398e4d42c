/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

export type BundleOwnedRoomOwnerKind = typeof BundleOwnedRoomOwnerKind[keyof typeof BundleOwnedRoomOwnerKind];


export const BundleOwnedRoomOwnerKind = {
  INDIVIDUAL: 'INDIVIDUAL',
  CORPORATE: 'CORPORATE',
} as const;
