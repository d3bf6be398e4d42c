/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { FooterData } from './footerData.ts';
import type { HotelInfo } from './hotelInfo.ts';
import type { PropertyHotel } from './propertyHotel.ts';
import type { Success } from './success.ts';

export interface MainResult {
  result: Success;
  hotel: HotelInfo;
  footer_data: FooterData;
  /**
     * The company's properties, this one among them.
     * @maxItems 200
     */
  property_hotel_list: PropertyHotel[];
}
