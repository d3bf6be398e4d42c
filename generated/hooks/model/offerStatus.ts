/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * available - can be booked. sold_out - fewer rooms are left than wanted. closed - not sold on a night of the stay, or not for a stay of this length. too_small - the party does not fit. pets_not_allowed - the party has a pet and the room takes none.
 */
export type OfferStatus = typeof OfferStatus[keyof typeof OfferStatus];


export const OfferStatus = {
  available: 'available',
  sold_out: 'sold_out',
  closed: 'closed',
  too_small: 'too_small',
  pets_not_allowed: 'pets_not_allowed',
} as const;
