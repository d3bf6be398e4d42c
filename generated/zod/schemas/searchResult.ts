/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Currency } from './currency.ts';
import { EarlyCheckout } from './earlyCheckout.ts';
import { HotelCode } from './hotelCode.ts';
import { NearestDates } from './nearestDates.ts';
import { Package } from './package.ts';
import { PackagePrice } from './packagePrice.ts';
import { PetUpselling } from './petUpselling.ts';
import { Promotion } from './promotion.ts';
import { Room } from './room.ts';
import { RoomPrice } from './roomPrice.ts';
import { StayDate } from './stayDate.ts';
import { Success } from './success.ts';
import { SumPrice } from './sumPrice.ts';
import { Upselling } from './upselling.ts';

export const searchResultNightsMax = 90;

export const searchResultRoomListMax = 100;

export const searchResultRoomPriceListMax = 100;

export const searchResultPackageListMax = 100;

export const searchResultPackagePriceListMax = 100;

export const searchResultSumPriceListMax = 1000;

export const searchResultUpsellingListMax = 100;

export const searchResultEarlyCheckoutListMax = 10;

export const searchResultNearestDatesMax = 5;



export const SearchResult = zod.strictObject({
  "result": Success,
  "hotel_code": HotelCode,
  "start_date": StayDate,
  "end_date": StayDate,
  "nights": zod.int().min(1).max(searchResultNightsMax),
  "currency": Currency,
  "roomList": zod.array(Room).max(searchResultRoomListMax),
  "roomPriceList": zod.array(RoomPrice).max(searchResultRoomPriceListMax),
  "packageList": zod.array(Package).max(searchResultPackageListMax),
  "packagePriceList": zod.array(PackagePrice).max(searchResultPackagePriceListMax),
  "sumPriceList": zod.array(SumPrice).max(searchResultSumPriceListMax).describe('Everything that can be chosen, cheapest first.'),
  "upsellingList": zod.array(Upselling).max(searchResultUpsellingListMax),
  "earlyCheckoutList": zod.array(EarlyCheckout).max(searchResultEarlyCheckoutListMax),
  "petUpselling": zod.union([PetUpselling,zod.null()]),
  "promotion": zod.union([Promotion,zod.null()]),
  "nearest_dates": zod.array(NearestDates).max(searchResultNearestDatesMax).describe('Only where nothing is available.')
}).meta({ id: 'SearchResult' });

export type SearchResult = zod.input<typeof SearchResult>;
export type SearchResultOutput = zod.output<typeof SearchResult>;
