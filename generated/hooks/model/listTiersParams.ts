/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { HotelCodeQueryParameter } from './hotelCodeQueryParameter.ts';

export type ListTiersParams = {
/**
 * Identifies a property. 12 stands for 14 wherever it comes in.
 * @pattern ^[0-9A-Za-z]{1,12}$
 */
hotel_code: HotelCodeQueryParameter;
};
