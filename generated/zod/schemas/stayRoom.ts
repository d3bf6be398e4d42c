/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Amount } from './amount.ts';
import { ItemCode } from './itemCode.ts';
import { PriceLine } from './priceLine.ts';

export const stayRoomRoomTypeNameMax = 100;


export const stayRoomKidMin = 0;

export const stayRoomInfantMin = 0;

export const stayRoomPetMin = 0;

export const stayRoomLinesMax = 500;



export const StayRoom = zod.strictObject({
  "room_type_code": ItemCode,
  "room_type_name": zod.string().max(stayRoomRoomTypeNameMax),
  "adult": zod.int().min(1),
  "kid": zod.int().min(stayRoomKidMin),
  "infant": zod.int().min(stayRoomInfantMin),
  "pet": zod.int().min(stayRoomPetMin),
  "lines": zod.array(PriceLine).max(stayRoomLinesMax),
  "discount_promotion_price": Amount,
  "total_price": Amount
}).meta({ id: 'StayRoom', description: 'A room of the stay, priced.' });

export type StayRoom = zod.input<typeof StayRoom>;
export type StayRoomOutput = zod.output<typeof StayRoom>;
