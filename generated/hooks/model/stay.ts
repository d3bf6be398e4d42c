/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Amount } from './amount.ts';
import type { CancellationPolicy } from './cancellationPolicy.ts';
import type { ClockTime } from './clockTime.ts';
import type { Currency } from './currency.ts';
import type { HotelCode } from './hotelCode.ts';
import type { ItemCode } from './itemCode.ts';
import type { PaymentType } from './paymentType.ts';
import type { Picture } from './picture.ts';
import type { PromotionCode } from './promotionCode.ts';
import type { StayDate } from './stayDate.ts';
import type { StayRoom } from './stayRoom.ts';

/**
 * What is bought - the same in a quote, a hold and a reservation.
 */
export interface Stay {
  hotel_code: HotelCode;
  /** @maxLength 100 */
  hotel_name: string;
  start_date: StayDate;
  end_date: StayDate;
  /**
     * @minimum 1
     * @maximum 90
     */
  nights: number;
  checkin_time: ClockTime;
  checkout_time: ClockTime;
  package_code: ItemCode | null;
  /**
     * @maxLength 100
     * @nullable
     */
  package_name: string | null;
  promotion_code: PromotionCode | null;
  /** Of the room. */
  picture: Picture | null;
  /**
     * @minItems 1
     * @maxItems 5
     */
  rooms: StayRoom[];
  currency: Currency;
  /** VAT included; the sum of all lines. */
  total_price: Amount;
  /** The total without the VAT inside it. */
  supply_price: Amount;
  /** The VAT inside the total. */
  tax: Amount;
  /** What is, or was, to be paid by card to confirm. */
  paid_amount: Amount;
  /** What is due at the hotel. */
  balance_due: Amount;
  payment_type: PaymentType;
  cancellation_policy: CancellationPolicy;
}
