/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const HoldStatus = zod.enum(['held', 'confirmed', 'released', 'expired']).meta({ id: 'HoldStatus', description: 'held - the rooms are the guest\'s until expires_at. confirmed - it has become a reservation. released - given back by the guest. expired - time ran out. held becomes any of the others, and none of those changes again.' });

export type HoldStatus = zod.input<typeof HoldStatus>;
export type HoldStatusOutput = zod.output<typeof HoldStatus>;
