/**
 * Generated from openapi/ by scripts/generate. Do not edit.
 */
import * as zod from 'zod';

import {
  CabinSearchRequest,
  CabinSearchResult,
  PortsResult,
  SailingCalendar,
  SailingSearchRequest,
  SailingSearchResult,
  ShipResult
} from './schemas.ts';



/**
 * Returns the ports and routes that the property's ships serve, for the search form. The property's age bands and maximum number of cabins per booking are returned by `getMain`. If the property is a hotel, the call fails with `not_found`.
 * @summary List ports and routes
 */
export const listPortsQueryHotelCodeRegExp = new RegExp('^[0-9A-Za-z]{1,12}$');


export const ListPortsQueryParams = zod.strictObject({
  "hotel_code": zod.string().regex(listPortsQueryHotelCodeRegExp).describe('Code of the property to query.')
})

export const ListPortsHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.'),
  "if-none-match": zod.string().optional().describe('ETag of the caller\'s cached response. If the cached response is still current, the server returns status 304 without a body.')
})

export const ListPorts200Response = PortsResult

export const ListPorts304Response = zod.unknown()

/**
 * Returns every date in a period with the sailings on a route, the lowest price for one adult and the number of places left. If a date can't be booked, its status gives the reason. A request can cover at most 100 dates.
 * @summary Get a sailing calendar
 */
export const getSailingCalendarQueryHotelCodeRegExp = new RegExp('^[0-9A-Za-z]{1,12}$');
export const getSailingCalendarQueryRouteCodeRegExp = new RegExp('^[0-9A-Za-z_-]{1,20}$');
export const getSailingCalendarQueryTravellersMax = 60;



export const GetSailingCalendarQueryParams = zod.strictObject({
  "hotel_code": zod.string().regex(getSailingCalendarQueryHotelCodeRegExp).describe('Code of the property to query.'),
  "route_code": zod.string().regex(getSailingCalendarQueryRouteCodeRegExp).describe('Code of the route to query. For return sailings, use the code of the return route.'),
  "from": zod.iso.date().describe('First date of the period.'),
  "to": zod.iso.date().describe('Last date of the period, inclusive.'),
  "travellers": zod.coerce.number().int().min(1).max(getSailingCalendarQueryTravellersMax).optional().describe('Number of travellers, including infants. Dates with fewer places left have the status `sold_out`.')
})

export const GetSailingCalendarHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.'),
  "if-none-match": zod.string().optional().describe('ETag of the caller\'s cached response. If the cached response is still current, the server returns status 304 without a body.')
})

export const GetSailingCalendar200Response = SailingCalendar

export const GetSailingCalendar304Response = zod.unknown()

/**
 * Returns the sailings on the requested dates, with their ships, local times, places left and lowest total price for the travellers. Fully booked and cancelled sailings are included with their status. A return sailing can be booked only if it departs after the outbound sailing arrives.
 * @summary Search sailings
 */
export const SearchSailingsHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const SearchSailingsBody = SailingSearchRequest

export const SearchSailings200Response = SailingSearchResult

/**
 * Returns the cabin types on the selected sailings, with their availability and the price for the travellers in cabins of one type. To price a combination of cabin types, create a voyage quote.
 * @summary Search cabins for selected sailings
 */
export const SearchCabinsHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const SearchCabinsBody = CabinSearchRequest

export const SearchCabins200Response = CabinSearchResult

/**
 * Returns a ship's details, pictures and facilities, and the location of each cabin type on its decks.
 * @summary Get a ship and its deck plan
 */
export const getShipPathShipCodeRegExp = new RegExp('^[0-9A-Za-z_-]{1,20}$');


export const GetShipParams = zod.strictObject({
  "ship_code": zod.string().regex(getShipPathShipCodeRegExp).describe('Code of one of the property\'s ships.')
})

export const getShipQueryHotelCodeRegExp = new RegExp('^[0-9A-Za-z]{1,12}$');


export const GetShipQueryParams = zod.strictObject({
  "hotel_code": zod.string().regex(getShipQueryHotelCodeRegExp).describe('Code of the property to query.')
})

export const GetShipHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.'),
  "if-none-match": zod.string().optional().describe('ETag of the caller\'s cached response. If the cached response is still current, the server returns status 304 without a body.')
})

export const GetShip200Response = ShipResult

export const GetShip304Response = zod.unknown()

