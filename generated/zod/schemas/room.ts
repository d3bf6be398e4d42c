/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { ItemCode } from './itemCode.ts';
import { Picture } from './picture.ts';

export const roomRoomTypeNameMax = 100;

export const roomDescriptionMax = 4000;

export const roomViewTypeMax = 60;

export const roomBedTypeMax = 60;

export const roomAreaMin = 0;




export const roomIncludedItemsItemMax = 100;

export const roomIncludedItemsMax = 50;

export const roomPaidExtrasItemMax = 100;

export const roomPaidExtrasMax = 50;

export const roomPicturesMax = 30;



export const Room = zod.strictObject({
  "room_type_code": ItemCode,
  "room_type_name": zod.string().max(roomRoomTypeNameMax),
  "description": zod.string().max(roomDescriptionMax),
  "view_type": zod.string().max(roomViewTypeMax),
  "bed_type": zod.string().max(roomBedTypeMax),
  "area": zod.number().min(roomAreaMin).describe('Square metres'),
  "standard": zod.int().min(1).describe('Guests that the price includes'),
  "min_person": zod.int().min(1),
  "max_person": zod.int().min(1).describe('Guests that the room takes, infants not counted'),
  "included_items": zod.array(zod.string().max(roomIncludedItemsItemMax)).max(roomIncludedItemsMax),
  "paid_extras": zod.array(zod.string().max(roomPaidExtrasItemMax)).max(roomPaidExtrasMax),
  "pets_allowed": zod.boolean(),
  "pictures": zod.array(Picture).max(roomPicturesMax)
}).meta({ id: 'Room', description: 'A room type.' });

export type Room = zod.input<typeof Room>;
export type RoomOutput = zod.output<typeof Room>;
