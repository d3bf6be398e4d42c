/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { PriceLineKind } from './priceLineKind.ts';
import { StayDate } from './stayDate.ts';

export const priceLineCodeMax = 30;

export const priceLineNameMax = 100;




export const PriceLine = zod.strictObject({
  "kind": PriceLineKind,
  "code": zod.string().max(priceLineCodeMax).nullable().describe('The item\'s own code, where it has one'),
  "name": zod.string().max(priceLineNameMax).nullable().describe('The item\'s own name, where it has one'),
  "date": zod.union([StayDate,zod.null()]),
  "count": zod.int().min(1),
  "unit_price": zod.int(),
  "amount": zod.int()
}).meta({ id: 'PriceLine', description: 'A line of the price. A discount\'s amount is negative, and is what was really taken, so the lines always sum.' });

export type PriceLine = zod.input<typeof PriceLine>;
export type PriceLineOutput = zod.output<typeof PriceLine>;
