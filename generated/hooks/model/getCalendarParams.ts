/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { HotelCode } from './hotelCode.ts';
import type { ItemCode } from './itemCode.ts';
import type { StayDate } from './stayDate.ts';

export type GetCalendarParams = {
/**
 * The property that is asked about.
 */
hotel_code: HotelCode;
/**
 * The first day.
 */
from: StayDate;
/**
 * The last day, inclusive.
 */
to: StayDate;
/**
 * How many rooms are wanted at once.
 * @minimum 1
 * @maximum 5
 */
rooms?: number;
/**
 * Only this room type.
 */
room_type_code?: ItemCode;
};
