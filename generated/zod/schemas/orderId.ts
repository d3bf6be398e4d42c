/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const OrderIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const OrderId = zod.string().regex(OrderIdRegExp).meta({ id: 'OrderId', description: 'Identifies a payment, at the card provider too. Starts with the company.' });

export type OrderId = zod.input<typeof OrderId>;
export type OrderIdOutput = zod.output<typeof OrderId>;
