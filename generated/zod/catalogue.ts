/**
 * Generated from openapi/ by scripts/generate. Not edited.
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
 * Returns the prices of other sites for the same dates, fetched for the property. The list is empty if the property doesn't compare prices or doesn't sell this stay, or if the other sites don't respond.
 * @summary Compare prices with other sites
 */
export const ComparePricesHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const ComparePricesBody = PriceCompareRequest

export const ComparePrices200Response = PriceCompareResult

/**
 * The lowest nightly price for one room on each date, with arrival and departure restrictions. Unavailable dates carry a reason. Covers at most 100 dates per request.
 * @summary Get a price calendar
 */
export const getCalendarQueryHotelCodeRegExp = new RegExp('^[0-9A-Za-z]{1,12}$');
export const getCalendarQueryRoomsMax = 5;

export const getCalendarQueryRoomTypeCodeRegExp = new RegExp('^[0-9A-Za-z_-]{1,20}$');


export const GetCalendarQueryParams = zod.strictObject({
  "hotel_code": zod.string().regex(getCalendarQueryHotelCodeRegExp).describe('The property to query.'),
  "from": zod.iso.date().describe('First date.'),
  "to": zod.iso.date().describe('Last date, inclusive.'),
  "rooms": zod.coerce.number().int().min(1).max(getCalendarQueryRoomsMax).optional().describe('Number of rooms needed at the same time.'),
  "room_type_code": zod.string().regex(getCalendarQueryRoomTypeCodeRegExp).optional().describe('Return prices for this room type only.')
})

export const GetCalendarHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.'),
  "company-info": zod.string().optional().describe('The `CsHsUi` value from the link that a guest followed from a company\'s site. See `readCompanyInfo` for its format. A company-linked property sells only to guests whose value names its company. A value with an invalid signature or an expired date is ignored.'),
  "if-none-match": zod.string().optional().describe('The ETag of the caller\'s cached response. If it is still current, the response is 304 with no body.')
})

export const GetCalendar200Response = Calendar

export const GetCalendar304Response = zod.unknown()

/**
 * Returns everything that the offers page shows: rooms, packages, options, the total of each combination for the stay, and remaining inventory. Sold-out rooms are included with their status. If nothing is available or the dates are not sold, the response includes the nearest available dates.
 * @summary Search offers for dates and a party
 */
export const SearchOffersHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.'),
  "company-info": zod.string().optional().describe('The `CsHsUi` value from the link that a guest followed from a company\'s site. See `readCompanyInfo` for its format. A company-linked property sells only to guests whose value names its company. A value with an invalid signature or an expired date is ignored.')
})

export const SearchOffersBody = SearchRequest

export const SearchOffers200Response = SearchResult

/**
 * Returns the description, features and pictures of a room type.
 * @summary Get a room type
 */
export const getRoomPathRoomTypeCodeRegExp = new RegExp('^[0-9A-Za-z_-]{1,20}$');


export const GetRoomParams = zod.strictObject({
  "room_type_code": zod.string().regex(getRoomPathRoomTypeCodeRegExp).describe('Code of a room type of the property.')
})

export const getRoomQueryHotelCodeRegExp = new RegExp('^[0-9A-Za-z]{1,12}$');


export const GetRoomQueryParams = zod.strictObject({
  "hotel_code": zod.string().regex(getRoomQueryHotelCodeRegExp).describe('The property to query.')
})

export const GetRoomHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.'),
  "if-none-match": zod.string().optional().describe('The ETag of the caller\'s cached response. If it is still current, the response is 304 with no body.')
})

export const GetRoom200Response = RoomResult

export const GetRoom304Response = zod.unknown()

/**
 * Returns what the package adds to a room, and the room types that it can be booked with.
 * @summary Get a package
 */
export const getPackagePathPackageCodeRegExp = new RegExp('^[0-9A-Za-z_-]{1,20}$');


export const GetPackageParams = zod.strictObject({
  "package_code": zod.string().regex(getPackagePathPackageCodeRegExp).describe('Code of a package of the property.')
})

export const getPackageQueryHotelCodeRegExp = new RegExp('^[0-9A-Za-z]{1,12}$');


export const GetPackageQueryParams = zod.strictObject({
  "hotel_code": zod.string().regex(getPackageQueryHotelCodeRegExp).describe('The property to query.')
})

export const GetPackageHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.'),
  "if-none-match": zod.string().optional().describe('The ETag of the caller\'s cached response. If it is still current, the response is 304 with no body.')
})

export const GetPackage200Response = PackageResult

export const GetPackage304Response = zod.unknown()

/**
 * Returns the discount of a code for a stay before rooms are chosen. Rate limited to prevent guessing.
 * @summary Check a promotion code
 */
export const CheckPromotionHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const CheckPromotionBody = PromotionCheckRequest

export const CheckPromotion200Response = PromotionResult

