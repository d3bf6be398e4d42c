/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const PaymentType = zod.enum(['PREPAY', 'GUARANTEE', 'FREE_HOLD']).meta({ id: 'PaymentType', description: 'How a property secures a booking. PREPAY - paid by card before it is confirmed. GUARANTEE - a card is left as a guarantee, the balance is due at the hotel. FREE_HOLD - confirmed with nothing taken.' });

export type PaymentType = zod.input<typeof PaymentType>;
export type PaymentTypeOutput = zod.output<typeof PaymentType>;
