/**
 * Generated from openapi/ by scripts/generate. Do not edit.
 */
import * as zod from 'zod';

import {
  Calendar,
  PackageResult,
  PriceCompareRequest,
  PriceCompareResult,
  PromotionCheckRequest,
  PromotionResult,
  RoomResult,
  SearchRequest,
  SearchResult
} from './schemas.ts';



/**
 * Returns the property's lowest price for two adults and the prices on other sites for the same dates. The list is empty if the property doesn't compare prices or doesn't sell the stay, or if no other site returns a price in the property's currency.
 * @summary Compare prices with other sites
 */
export const ComparePricesHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const ComparePricesBody = PriceCompareRequest

export const ComparePrices200Response = PriceCompareResult

/**
 * Returns the lowest price of a room for each date, with the restrictions on arrival and departure. For unavailable dates, the status gives the reason. A request can cover at most 100 dates.
 * @summary Get a price calendar
 */
export const getCalendarQueryHotelCodeRegExp = new RegExp('^[0-9A-Za-z]{1,12}$');
export const getCalendarQueryRoomsMax = 5;

export const getCalendarQueryRoomTypeCodeRegExp = new RegExp('^[0-9A-Za-z_-]{1,20}$');
export const getCalendarQueryPromotionCodeRegExp = new RegExp('^[0-9A-Za-z_-]{1,30}$');
export const getCalendarQueryNightsMax = 90;



export const GetCalendarQueryParams = zod.strictObject({
  "hotel_code": zod.string().regex(getCalendarQueryHotelCodeRegExp).describe('Code of the property.'),
  "from": zod.iso.date().describe('First date of the calendar.'),
  "to": zod.iso.date().describe('Last date of the calendar, inclusive.'),
  "rooms": zod.coerce.number().int().min(1).max(getCalendarQueryRoomsMax).optional().describe('Number of rooms that must be available on a date for the date to be open. Defaults to 1.'),
  "room_type_code": zod.string().regex(getCalendarQueryRoomTypeCodeRegExp).optional().describe('Code of the room type to return prices for. If omitted, all room types are included.'),
  "promotion_code": zod.string().regex(getCalendarQueryPromotionCodeRegExp).optional().describe('Promotion code for which `promotion_price` is computed.'),
  "nights": zod.coerce.number().int().min(1).max(getCalendarQueryNightsMax).optional().describe('Length of the stay that the promotion code is used for, in nights. Defaults to 1.')
})

export const GetCalendarHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.'),
  "company-info": zod.string().optional().describe('Signed name of the guest\'s employer: the `CsHsUi` value from the URL through which the guest entered the booking site. See `readCompanyInfo` for the format. A company-linked property can be booked only if the value names the linked company. Values that have expired or have an invalid signature are ignored.'),
  "if-none-match": zod.string().optional().describe('ETag of the caller\'s cached response. If the cached response is still current, the server returns status 304 without a body.')
})

export const GetCalendar200Response = Calendar

export const GetCalendar304Response = zod.unknown()

/**
 * Returns the rooms, packages and options for a stay, with the total price of each combination and the number of rooms left. Sold-out rooms are included with their status. If no room is available or the property doesn't sell the dates, the response includes the nearest available dates.
 * @summary Search for offers
 */
export const SearchOffersHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.'),
  "company-info": zod.string().optional().describe('Signed name of the guest\'s employer: the `CsHsUi` value from the URL through which the guest entered the booking site. See `readCompanyInfo` for the format. A company-linked property can be booked only if the value names the linked company. Values that have expired or have an invalid signature are ignored.')
})

export const SearchOffersBody = SearchRequest

export const SearchOffers200Response = SearchResult

/**
 * Returns the description, features and pictures of a room type.
 * @summary Get a room type
 */
export const getRoomPathRoomTypeCodeRegExp = new RegExp('^[0-9A-Za-z_-]{1,20}$');


export const GetRoomParams = zod.strictObject({
  "room_type_code": zod.string().regex(getRoomPathRoomTypeCodeRegExp).describe('Code of a room type at the property.')
})

export const getRoomQueryHotelCodeRegExp = new RegExp('^[0-9A-Za-z]{1,12}$');


export const GetRoomQueryParams = zod.strictObject({
  "hotel_code": zod.string().regex(getRoomQueryHotelCodeRegExp).describe('Code of the property that has the room type.')
})

export const GetRoomHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.'),
  "company-info": zod.string().optional().describe('Signed name of the guest\'s employer: the `CsHsUi` value from the URL through which the guest entered the booking site. See `readCompanyInfo` for the format. A company-linked property can be booked only if the value names the linked company. Values that have expired or have an invalid signature are ignored.'),
  "if-none-match": zod.string().optional().describe('ETag of the caller\'s cached response. If the cached response is still current, the server returns status 304 without a body.')
})

export const GetRoom200Response = RoomResult

export const GetRoom304Response = zod.unknown()

/**
 * Returns the contents and price of a package, and the room types with which the package can be booked.
 * @summary Get a package
 */
export const getPackagePathPackageCodeRegExp = new RegExp('^[0-9A-Za-z_-]{1,20}$');


export const GetPackageParams = zod.strictObject({
  "package_code": zod.string().regex(getPackagePathPackageCodeRegExp).describe('Code of a package at the property.')
})

export const getPackageQueryHotelCodeRegExp = new RegExp('^[0-9A-Za-z]{1,12}$');


export const GetPackageQueryParams = zod.strictObject({
  "hotel_code": zod.string().regex(getPackageQueryHotelCodeRegExp).describe('Code of the property that has the package.')
})

export const GetPackageHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.'),
  "company-info": zod.string().optional().describe('Signed name of the guest\'s employer: the `CsHsUi` value from the URL through which the guest entered the booking site. See `readCompanyInfo` for the format. A company-linked property can be booked only if the value names the linked company. Values that have expired or have an invalid signature are ignored.'),
  "if-none-match": zod.string().optional().describe('ETag of the caller\'s cached response. If the cached response is still current, the server returns status 304 without a body.')
})

export const GetPackage200Response = PackageResult

export const GetPackage304Response = zod.unknown()

/**
 * Returns the discount that a promotion code gives for a stay, before the guest chooses a room. Calls are rate limited to prevent guessing.
 * @summary Check a promotion code
 */
export const CheckPromotionHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const CheckPromotionBody = PromotionCheckRequest

export const CheckPromotion200Response = PromotionResult

