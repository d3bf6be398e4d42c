/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { ItemCode } from './itemCode.ts';
import { SelectedUpselling } from './selectedUpselling.ts';

export const reservationRoomAdultMax = 20;

export const reservationRoomKidMin = 0;
export const reservationRoomKidMax = 20;

export const reservationRoomInfantMin = 0;
export const reservationRoomInfantMax = 20;

export const reservationRoomPetMin = 0;
export const reservationRoomPetMax = 10;


export const reservationRoomSelectedUpsellingMax = 50;



export const ReservationRoom = zod.strictObject({
  "room_type_code": ItemCode,
  "adult": zod.int().min(1).max(reservationRoomAdultMax),
  "kid": zod.int().min(reservationRoomKidMin).max(reservationRoomKidMax),
  "infant": zod.int().min(reservationRoomInfantMin).max(reservationRoomInfantMax),
  "pet": zod.int().min(reservationRoomPetMin).max(reservationRoomPetMax),
  "early_checkout_seq": zod.int().min(1).optional(),
  "selectedUpselling": zod.array(SelectedUpselling).max(reservationRoomSelectedUpsellingMax)
}).meta({ id: 'ReservationRoom', description: 'One room as the guest wants it.' });

export type ReservationRoom = zod.input<typeof ReservationRoom>;
export type ReservationRoomOutput = zod.output<typeof ReservationRoom>;
