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
 * Where the property's ships leave from, and where to, for the first questions of a guest. Age bands and the most cabins of one booking are the property's own and stand in `main`. A property that sells rooms has no sailings.
 * @summary Ports, and the routes between them
 */
export const listPortsQueryHotelCodeRegExp = new RegExp('^[0-9A-Za-z]{1,12}$');


export const ListPortsQueryParams = zod.strictObject({
  "hotel_code": zod.string().regex(listPortsQueryHotelCodeRegExp).describe('The property that is asked about.')
})

export const ListPortsHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.'),
  "if-none-match": zod.string().optional().describe('The ETag of the caller\'s cached response. If it is still current, the response is 304 with no body.')
})

export const ListPorts200Response = PortsResult

export const ListPorts304Response = zod.unknown()

/**
 * On which days a route is sailed, the lowest price for one adult, and what is left. A day that cannot be had says why. At most 100 days a call.
 * @summary Departures of a route by day
 */
export const getSailingCalendarQueryHotelCodeRegExp = new RegExp('^[0-9A-Za-z]{1,12}$');
export const getSailingCalendarQueryRouteCodeRegExp = new RegExp('^[0-9A-Za-z_-]{1,20}$');
export const getSailingCalendarQueryTravellersMax = 60;



export const GetSailingCalendarQueryParams = zod.strictObject({
  "hotel_code": zod.string().regex(getSailingCalendarQueryHotelCodeRegExp).describe('The property that is asked about.'),
  "route_code": zod.string().regex(getSailingCalendarQueryRouteCodeRegExp).describe('The way whose departures are wanted; for the way back, the route that leads back.'),
  "from": zod.iso.date().describe('The first day.'),
  "to": zod.iso.date().describe('The last day, inclusive.'),
  "travellers": zod.coerce.number().int().min(1).max(getSailingCalendarQueryTravellersMax).optional().describe('How many want to travel, infants too; a day that takes fewer is sold out.')
})

export const GetSailingCalendarHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.'),
  "if-none-match": zod.string().optional().describe('The ETag of the caller\'s cached response. If it is still current, the response is 304 with no body.')
})

export const GetSailingCalendar200Response = SailingCalendar

export const GetSailingCalendar304Response = zod.unknown()

/**
 * Each sailing with its ship, its times by the clocks of its ports, what is left, and the lowest price for these travellers. Full and cancelled ones are told as such. A way back is a sailing that leaves after the way out has arrived.
 * @summary Sailings of a day, or of a day out and a day back
 */
export const SearchSailingsHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const SearchSailingsBody = SailingSearchRequest

export const SearchSailings200Response = SailingSearchResult

/**
 * Every kind of cabin that sails on each leg, with what it costs these travellers there and back, and how many are left. Travellers may be spread over several cabins, of several kinds; what that costs is said by a quote of the voyage.
 * @summary Cabins of the sailings that were chosen
 */
export const SearchCabinsHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const SearchCabinsBody = CabinSearchRequest

export const SearchCabins200Response = CabinSearchResult

/**
 * All that a guest wants to know of a ship before choosing a cabin on it - facts, pictures, what is on board, and where on which deck each kind of cabin lies.
 * @summary A ship, with the plan of its decks
 */
export const getShipPathShipCodeRegExp = new RegExp('^[0-9A-Za-z_-]{1,20}$');


export const GetShipParams = zod.strictObject({
  "ship_code": zod.string().regex(getShipPathShipCodeRegExp).describe('A ship of the property, by its own code.')
})

export const getShipQueryHotelCodeRegExp = new RegExp('^[0-9A-Za-z]{1,12}$');


export const GetShipQueryParams = zod.strictObject({
  "hotel_code": zod.string().regex(getShipQueryHotelCodeRegExp).describe('The property that is asked about.')
})

export const GetShipHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.'),
  "if-none-match": zod.string().optional().describe('The ETag of the caller\'s cached response. If it is still current, the response is 304 with no body.')
})

export const GetShip200Response = ShipResult

export const GetShip304Response = zod.unknown()

