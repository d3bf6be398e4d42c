/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Amount } from './amount.ts';
import { ItemCode } from './itemCode.ts';
import { NightPrice } from './nightPrice.ts';
import { OfferStatus } from './offerStatus.ts';

export const roomPriceRemainingMin = 0;

export const roomPriceNightsMax = 90;



export const RoomPrice = zod.strictObject({
  "room_type_code": ItemCode,
  "status": OfferStatus,
  "remaining": zod.int().min(roomPriceRemainingMin).nullable().describe('How many are left, when they are few'),
  "nights": zod.array(NightPrice).max(roomPriceNightsMax).describe('The room\'s own price on each night, without extra persons; empty where it is not available.'),
  "total_price": zod.union([Amount,zod.null()]).describe('All rooms of the party, extra persons and pets included; null where it is not available.')
}).meta({ id: 'RoomPrice', description: 'What a room type costs for the dates and the whole party, before promotion.' });

export type RoomPrice = zod.input<typeof RoomPrice>;
export type RoomPriceOutput = zod.output<typeof RoomPrice>;
