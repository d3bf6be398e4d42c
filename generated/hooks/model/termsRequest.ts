/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { HotelCode } from './hotelCode.ts';
import type { LangType } from './langType.ts';

export interface TermsRequest {
  langType: LangType;
  hotelCode: HotelCode;
}
