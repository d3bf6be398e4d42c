/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { HotelCodeQueryParameter } from './hotelCodeQueryParameter.ts';
import type { ItemCode } from './itemCode.ts';
import type { StayDate } from './stayDate.ts';

export type GetCalendarParams = {
/**
 * Identifies a property. 12 stands for 14 wherever it comes in.
 * @pattern ^[0-9A-Za-z]{1,12}$
 */
hotel_code: HotelCodeQueryParameter;
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
