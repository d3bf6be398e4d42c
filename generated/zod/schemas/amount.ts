/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const AmountMin = 0;
export const AmountMax = 9007199254740991;



export const Amount = zod.int().min(AmountMin).max(AmountMax).meta({ id: 'Amount', description: 'Minor units of the currency beside it (KRW has none, so won).' });

export type Amount = zod.input<typeof Amount>;
export type AmountOutput = zod.output<typeof Amount>;
