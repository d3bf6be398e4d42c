/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { HotelCode } from './hotelCode.ts';

export type GetRoomParams = {
/**
 * The property that is asked about.
 */
hotel_code: HotelCode;
};
