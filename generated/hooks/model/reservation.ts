/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { AllowedAction } from './allowedAction.ts';
import type { Amount } from './amount.ts';
import type { Cancellation } from './cancellation.ts';
import type { DocumentNumber } from './documentNumber.ts';
import type { HotelContact } from './hotelContact.ts';
import type { Instant } from './instant.ts';
import type { ItemCode } from './itemCode.ts';
import type { ReservationPayment } from './reservationPayment.ts';
import type { ReservationStatus } from './reservationStatus.ts';
import type { Stay } from './stay.ts';
import type { StayDate } from './stayDate.ts';

export interface Reservation {
  reservation_number: DocumentNumber;
  status: ReservationStatus;
  /** @minimum 1 */
  nights: number;
  /** @minimum 1 */
  guest_count: number;
  /** @maxLength 120 */
  guest_name: string;
  /** @maxLength 254 */
  guest_email: string;
  /** @maxLength 20 */
  guest_phone: string;
  /** @maxLength 120 */
  booker_name: string;
  /** @maxLength 20 */
  booker_phone: string;
  /**
     * @maxLength 1000
     * @nullable
     */
  guest_memo: string | null;
  room_type_code: ItemCode;
  /** @maxLength 100 */
  room_type_name: string;
  /**
     * @minimum 1
     * @maximum 5
     */
  room_count: number;
  /** Nights, extra persons, pets and packages, before discounts. */
  room_price: Amount;
  option_total: Amount;
  discount_total: Amount;
  tax: Amount;
  /** VAT included. */
  total_price: Amount;
  paid_amount: Amount;
  balance_due: Amount;
  reservation_date: Instant;
  check_in: StayDate;
  check_out: StayDate;
  stay: Stay;
  payment: ReservationPayment | null;
  cancellation: Cancellation | null;
  contact: HotelContact;
  /** @maxItems 10 */
  allowed_actions: AllowedAction[];
}
