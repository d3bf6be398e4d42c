/**
 * Generated from openapi/ by scripts/generate. Not edited.
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
 * Returns the ports and routes that the property's ships serve, for the first search form. Age bands and the maximum number of cabins per booking are part of `getMain`. Hotels have no sailings.
 * @summary List ports and routes
 */
export const listPortsQueryHotelCodeRegExp = new RegExp('^[0-9A-Za-z]{1,12}$');


export const ListPortsQueryParams = zod.strictObject({
  "hotel_code": zod.string().regex(listPortsQueryHotelCodeRegExp).describe('The property to query.')
})

export const ListPortsHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.'),
  "if-none-match": zod.string().optional().describe('The ETag of the caller\'s cached response. If it is still current, the response is 304 with no body.')
})

export const ListPorts200Response = PortsResult

export const ListPorts304Response = zod.unknown()

/**
 * Returns the dates on which a route is sailed, the lowest price for one adult, and remaining places. Unavailable dates carry a reason. Covers at most 100 dates per request.
 * @summary Get a sailing calendar
 */
export const getSailingCalendarQueryHotelCodeRegExp = new RegExp('^[0-9A-Za-z]{1,12}$');
export const getSailingCalendarQueryRouteCodeRegExp = new RegExp('^[0-9A-Za-z_-]{1,20}$');
export const getSailingCalendarQueryTravellersMax = 60;



export const GetSailingCalendarQueryParams = zod.strictObject({
  "hotel_code": zod.string().regex(getSailingCalendarQueryHotelCodeRegExp).describe('The property to query.'),
  "route_code": zod.string().regex(getSailingCalendarQueryRouteCodeRegExp).describe('The route to query. For return sailings, use the return route.'),
  "from": zod.iso.date().describe('First date.'),
  "to": zod.iso.date().describe('Last date, inclusive.'),
  "travellers": zod.coerce.number().int().min(1).max(getSailingCalendarQueryTravellersMax).optional().describe('Number of travellers, including infants. Dates with fewer places left are `sold_out`.')
})

export const GetSailingCalendarHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.'),
  "if-none-match": zod.string().optional().describe('The ETag of the caller\'s cached response. If it is still current, the response is 304 with no body.')
})

export const GetSailingCalendar200Response = SailingCalendar

export const GetSailingCalendar304Response = zod.unknown()

/**
 * Returns each sailing of the requested dates, with its ship, local times, remaining places and the lowest total for these travellers. Fully booked and cancelled sailings are included with their status. Return sailings depart after the outbound sailing arrives.
 * @summary Search sailings
 */
export const SearchSailingsHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const SearchSailingsBody = SailingSearchRequest

export const SearchSailings200Response = SailingSearchResult

/**
 * Returns every cabin type that is available on each leg, with the price for these travellers and the number left. Travellers may be spread over cabins of several types. Create a voyage quote to price such a combination.
 * @summary Search cabins for selected sailings
 */
export const SearchCabinsHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const SearchCabinsBody = CabinSearchRequest

export const SearchCabins200Response = CabinSearchResult

/**
 * Returns facts, pictures and facilities of a ship, and the location of each cabin type on its decks.
 * @summary Get a ship and its deck plan
 */
export const getShipPathShipCodeRegExp = new RegExp('^[0-9A-Za-z_-]{1,20}$');


export const GetShipParams = zod.strictObject({
  "ship_code": zod.string().regex(getShipPathShipCodeRegExp).describe('Code of a ship of the property.')
})

export const getShipQueryHotelCodeRegExp = new RegExp('^[0-9A-Za-z]{1,12}$');


export const GetShipQueryParams = zod.strictObject({
  "hotel_code": zod.string().regex(getShipQueryHotelCodeRegExp).describe('The property to query.')
})

export const GetShipHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.'),
  "if-none-match": zod.string().optional().describe('The ETag of the caller\'s cached response. If it is still current, the response is 304 with no body.')
})

export const GetShip200Response = ShipResult

export const GetShip304Response = zod.unknown()

