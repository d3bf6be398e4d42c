/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Amount } from './amount.ts';
import { ItemCode } from './itemCode.ts';
import { OfferStatus } from './offerStatus.ts';
import { StayDate } from './stayDate.ts';

export const SumPrice = zod.strictObject({
  "room_type_code": ItemCode,
  "package_code": zod.union([ItemCode,zod.null()]),
  "status": OfferStatus,
  "before_discount": Amount,
  "discount_promotion_price": Amount,
  "total_price": Amount,
  "night_price": Amount.describe('The total shared by nights and rooms, rounded down, to compare by.'),
  "free_until": zod.union([StayDate,zod.null()]).describe('The last day on which cancelling costs nothing; null where it always costs.')
}).meta({ id: 'SumPrice', description: 'One thing to choose - a room, with a package or without - at its price for the stay and the party.' });

export type SumPrice = zod.input<typeof SumPrice>;
export type SumPriceOutput = zod.output<typeof SumPrice>;
