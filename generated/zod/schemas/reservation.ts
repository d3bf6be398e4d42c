/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { AllowedAction } from './allowedAction.ts';
import { Amount } from './amount.ts';
import { Cancellation } from './cancellation.ts';
import { DocumentNumber } from './documentNumber.ts';
import { HotelContact } from './hotelContact.ts';
import { Instant } from './instant.ts';
import { ItemCode } from './itemCode.ts';
import { ReservationPayment } from './reservationPayment.ts';
import { ReservationStatus } from './reservationStatus.ts';
import { Stay } from './stay.ts';
import { StayDate } from './stayDate.ts';



export const reservationGuestNameMax = 120;

export const reservationGuestEmailMax = 254;

export const reservationGuestPhoneMax = 20;

export const reservationBookerNameMax = 120;

export const reservationBookerPhoneMax = 20;

export const reservationGuestMemoMax = 1000;

export const reservationRoomTypeNameMax = 100;

export const reservationRoomCountMax = 5;

export const reservationAllowedActionsMax = 10;



export const Reservation = zod.strictObject({
  "reservation_number": DocumentNumber,
  "status": ReservationStatus,
  "nights": zod.int().min(1),
  "guest_count": zod.int().min(1),
  "guest_name": zod.string().max(reservationGuestNameMax),
  "guest_email": zod.string().max(reservationGuestEmailMax),
  "guest_phone": zod.string().max(reservationGuestPhoneMax),
  "booker_name": zod.string().max(reservationBookerNameMax),
  "booker_phone": zod.string().max(reservationBookerPhoneMax),
  "guest_memo": zod.string().max(reservationGuestMemoMax).nullable(),
  "room_type_code": ItemCode,
  "room_type_name": zod.string().max(reservationRoomTypeNameMax),
  "room_count": zod.int().min(1).max(reservationRoomCountMax),
  "room_price": Amount.describe('Nights, extra persons, pets and packages, before discounts.'),
  "option_total": Amount,
  "discount_total": Amount,
  "tax": Amount,
  "total_price": Amount.describe('VAT included.'),
  "paid_amount": Amount,
  "balance_due": Amount,
  "reservation_date": Instant,
  "check_in": StayDate,
  "check_out": StayDate,
  "stay": Stay,
  "payment": zod.union([ReservationPayment,zod.null()]),
  "cancellation": zod.union([Cancellation,zod.null()]),
  "contact": HotelContact,
  "allowed_actions": zod.array(AllowedAction).max(reservationAllowedActionsMax)
}).meta({ id: 'Reservation' });

export type Reservation = zod.input<typeof Reservation>;
export type ReservationOutput = zod.output<typeof Reservation>;
