/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { HotelCode } from './hotelCode.ts';
import type { StayDate } from './stayDate.ts';

export interface PriceCompareRequest {
  hotelCode: HotelCode;
  startDate: StayDate;
  endDate: StayDate;
}
