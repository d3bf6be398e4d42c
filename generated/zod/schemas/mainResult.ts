/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { FooterData } from './footerData.ts';
import { HotelInfo } from './hotelInfo.ts';
import { PropertyHotel } from './propertyHotel.ts';
import { Success } from './success.ts';

export const mainResultPropertyHotelListMax = 200;



export const MainResult = zod.strictObject({
  "result": Success,
  "hotel": HotelInfo,
  "footer_data": FooterData,
  "property_hotel_list": zod.array(PropertyHotel).max(mainResultPropertyHotelListMax).describe('The company\'s properties, this one among them.')
}).meta({ id: 'MainResult' });

export type MainResult = zod.input<typeof MainResult>;
export type MainResultOutput = zod.output<typeof MainResult>;
