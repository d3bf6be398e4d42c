/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

export type HotelInfoPropertyKind = typeof HotelInfoPropertyKind[keyof typeof HotelInfoPropertyKind];


export const HotelInfoPropertyKind = {
  hotel: 'hotel',
  sailing: 'sailing',
} as const;
