/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * held - the rooms are the guest's until expires_at. confirmed - it has become a reservation. released - given back by the guest. expired - time ran out. held becomes any of the others, and none of those changes again.
 */
export type HoldStatus = typeof HoldStatus[keyof typeof HoldStatus];


export const HoldStatus = {
  held: 'held',
  confirmed: 'confirmed',
  released: 'released',
  expired: 'expired',
} as const;
