/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const OfferStatus = zod.enum(['available', 'sold_out', 'closed', 'too_small', 'pets_not_allowed']).meta({ id: 'OfferStatus', description: 'available - can be booked. sold_out - fewer rooms are left than wanted. closed - not sold on a night of the stay, or not for a stay of this length. too_small - the party does not fit. pets_not_allowed - the party has a pet and the room takes none.' });

export type OfferStatus = zod.input<typeof OfferStatus>;
export type OfferStatusOutput = zod.output<typeof OfferStatus>;
