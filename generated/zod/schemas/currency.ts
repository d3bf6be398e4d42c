/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const CurrencyRegExp = new RegExp('^[A-Z]{3}$');


export const Currency = zod.string().regex(CurrencyRegExp).meta({ id: 'Currency', description: 'ISO 4217.' });

export type Currency = zod.input<typeof Currency>;
export type CurrencyOutput = zod.output<typeof Currency>;
