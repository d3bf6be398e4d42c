/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { ItemCode } from './itemCode.ts';

export const ownedRoomBuildingNameMax = 100;

export const ownedRoomUnitNameMax = 100;

export const ownedRoomRoomNumberMax = 20;



export const OwnedRoom = zod.strictObject({
  "building_code": ItemCode,
  "building_name": zod.string().max(ownedRoomBuildingNameMax),
  "unit_code": ItemCode,
  "unit_name": zod.string().max(ownedRoomUnitNameMax),
  "room_number": zod.string().max(ownedRoomRoomNumberMax)
}).meta({ id: 'OwnedRoom', description: 'A room that a pre-sale member owns.' });

export type OwnedRoom = zod.input<typeof OwnedRoom>;
export type OwnedRoomOutput = zod.output<typeof OwnedRoom>;
