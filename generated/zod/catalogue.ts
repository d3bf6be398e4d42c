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
 * What other sites ask for the same dates, fetched on the property's behalf. An empty list where the property does not compare or sells no such stay, or where the others did not answer.
 * @summary Compare with other sites
 */
export const ComparePricesHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const ComparePricesBody = PriceCompareRequest

export const ComparePrices200Response = PriceCompareResult

/**
 * The lowest price that one room of the property has for each day, and what may start, end or be stayed on it. A day that cannot be had says why. At most 100 days a call.
 * @summary Prices and availability by day
 */
export const getCalendarQueryHotelCodeRegExp = new RegExp('^[0-9A-Za-z]{1,12}$');
export const getCalendarQueryRoomsMax = 5;

export const getCalendarQueryRoomTypeCodeRegExp = new RegExp('^[0-9A-Za-z_-]{1,20}$');


export const GetCalendarQueryParams = zod.strictObject({
  "hotel_code": zod.string().regex(getCalendarQueryHotelCodeRegExp).describe('The property that is asked about.'),
  "from": zod.iso.date().describe('The first day.'),
  "to": zod.iso.date().describe('The last day, inclusive.'),
  "rooms": zod.coerce.number().int().min(1).max(getCalendarQueryRoomsMax).optional().describe('How many rooms are wanted at once.'),
  "room_type_code": zod.string().regex(getCalendarQueryRoomTypeCodeRegExp).optional().describe('Only this room type.')
})

export const GetCalendarHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.'),
  "company-info": zod.string().optional().describe('The `CsHsUi` value from the link that a guest followed from a company\'s site. See `readCompanyInfo` for its format. A company-linked property sells only to guests whose value names its company. A value with an invalid signature or an expired date is ignored.'),
  "if-none-match": zod.string().optional().describe('The ETag of the caller\'s cached response. If it is still current, the response is 304 with no body.')
})

export const GetCalendar200Response = Calendar

export const GetCalendar304Response = zod.unknown()

/**
 * One call that fills the page - rooms, packages, options, and what each combination costs for the whole stay, with what is left of it. Sold-out rooms stay in the list and say so; where nothing is left, or the dates are not sold, the nearest that work come along.
 * @summary What can be bought for dates and a party
 */
export const SearchOffersHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.'),
  "company-info": zod.string().optional().describe('The `CsHsUi` value from the link that a guest followed from a company\'s site. See `readCompanyInfo` for its format. A company-linked property sells only to guests whose value names its company. A value with an invalid signature or an expired date is ignored.')
})

export const SearchOffersBody = SearchRequest

export const SearchOffers200Response = SearchResult

/**
 * All that a guest wants to know before choosing it, with its pictures.
 * @summary Details of a room type
 */
export const getRoomPathRoomTypeCodeRegExp = new RegExp('^[0-9A-Za-z_-]{1,20}$');


export const GetRoomParams = zod.strictObject({
  "room_type_code": zod.string().regex(getRoomPathRoomTypeCodeRegExp).describe('A room type of the property, by its own code.')
})

export const getRoomQueryHotelCodeRegExp = new RegExp('^[0-9A-Za-z]{1,12}$');


export const GetRoomQueryParams = zod.strictObject({
  "hotel_code": zod.string().regex(getRoomQueryHotelCodeRegExp).describe('The property that is asked about.')
})

export const GetRoomHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.'),
  "if-none-match": zod.string().optional().describe('The ETag of the caller\'s cached response. If it is still current, the response is 304 with no body.')
})

export const GetRoom200Response = RoomResult

export const GetRoom304Response = zod.unknown()

/**
 * What the package adds to a room, and which rooms it can be had with.
 * @summary Details of a package
 */
export const getPackagePathPackageCodeRegExp = new RegExp('^[0-9A-Za-z_-]{1,20}$');


export const GetPackageParams = zod.strictObject({
  "package_code": zod.string().regex(getPackagePathPackageCodeRegExp).describe('A package of the property, by its own code.')
})

export const getPackageQueryHotelCodeRegExp = new RegExp('^[0-9A-Za-z]{1,12}$');


export const GetPackageQueryParams = zod.strictObject({
  "hotel_code": zod.string().regex(getPackageQueryHotelCodeRegExp).describe('The property that is asked about.')
})

export const GetPackageHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.'),
  "if-none-match": zod.string().optional().describe('The ETag of the caller\'s cached response. If it is still current, the response is 304 with no body.')
})

export const GetPackage200Response = PackageResult

export const GetPackage304Response = zod.unknown()

/**
 * Says what a code takes off a stay, before rooms are chosen. Limited, so that codes cannot be guessed.
 * @summary Check a promotion code
 */
export const CheckPromotionHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const CheckPromotionBody = PromotionCheckRequest

export const CheckPromotion200Response = PromotionResult

