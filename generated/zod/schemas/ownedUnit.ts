/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { ItemCode } from './itemCode.ts';

export const ownedUnitUnitNameMax = 100;

export const ownedUnitRoomNumbersItemMax = 20;

export const ownedUnitRoomNumbersMax = 500;



export const OwnedUnit = zod.strictObject({
  "unit_code": ItemCode,
  "unit_name": zod.string().max(ownedUnitUnitNameMax),
  "room_numbers": zod.array(zod.string().max(ownedUnitRoomNumbersItemMax)).max(ownedUnitRoomNumbersMax)
}).meta({ id: 'OwnedUnit' });

export type OwnedUnit = zod.input<typeof OwnedUnit>;
export type OwnedUnitOutput = zod.output<typeof OwnedUnit>;
