/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Amount } from './amount.ts';
import { CancellationPolicy } from './cancellationPolicy.ts';
import { ClockTime } from './clockTime.ts';
import { Currency } from './currency.ts';
import { HotelCode } from './hotelCode.ts';
import { ItemCode } from './itemCode.ts';
import { PaymentType } from './paymentType.ts';
import { Picture } from './picture.ts';
import { PromotionCode } from './promotionCode.ts';
import { StayDate } from './stayDate.ts';
import { StayRoom } from './stayRoom.ts';

export const stayHotelNameMax = 100;

export const stayNightsMax = 90;

export const stayPackageNameMax = 100;

export const stayRoomsMax = 5;



export const Stay = zod.strictObject({
  "hotel_code": HotelCode,
  "hotel_name": zod.string().max(stayHotelNameMax),
  "start_date": StayDate,
  "end_date": StayDate,
  "nights": zod.int().min(1).max(stayNightsMax),
  "checkin_time": ClockTime,
  "checkout_time": ClockTime,
  "package_code": zod.union([ItemCode,zod.null()]),
  "package_name": zod.string().max(stayPackageNameMax).nullable(),
  "promotion_code": zod.union([PromotionCode,zod.null()]),
  "picture": zod.union([Picture,zod.null()]).describe('Of the room.'),
  "rooms": zod.array(StayRoom).min(1).max(stayRoomsMax),
  "currency": Currency,
  "total_price": Amount.describe('VAT included; the sum of all lines.'),
  "supply_price": Amount.describe('The total without the VAT inside it.'),
  "tax": Amount.describe('The VAT inside the total.'),
  "paid_amount": Amount.describe('What is, or was, to be paid by card to confirm.'),
  "balance_due": Amount.describe('What is due at the hotel.'),
  "payment_type": PaymentType,
  "cancellation_policy": CancellationPolicy
}).meta({ id: 'Stay', description: 'What is bought - the same in a quote, a hold and a reservation.' });

export type Stay = zod.input<typeof Stay>;
export type StayOutput = zod.output<typeof Stay>;
