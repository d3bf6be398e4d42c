/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const RefundStatus = zod.enum(['none', 'pending', 'completed']).meta({ id: 'RefundStatus', description: 'none - nothing was to come back. pending - sent, or being asked about. completed - the card provider confirmed it.' });

export type RefundStatus = zod.input<typeof RefundStatus>;
export type RefundStatusOutput = zod.output<typeof RefundStatus>;
