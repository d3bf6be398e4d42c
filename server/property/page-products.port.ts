import type { SearchRequest, SearchResult } from '../../generated/types.ts';
import type { Language } from '../platform/values/language.ts';
import type { Hotel } from './hotel.rules.ts';
import type { PriceRange } from './structured-data.rules.ts';

/** Returns the full address of the property's list of offers, opened at the room type `room` if it is given. */
export type AddressFor = (room?: string) => string;

/** A property's products as schema.org data for its pages. */
export type PageProducts = {
  /** Lowest and highest price of the room types on sale. Absent if none is on sale. */
  prices?: PriceRange;
  /** Data for the list of offers. */
  list: object;
  /** Returns the data for the page of one room type, or undefined if the room type doesn't exist. */
  room(code: string): { name: string; description: string; data: object } | undefined;
};

export type ReadPageProducts = (hotel: Hotel, language: Language, addressFor: AddressFor) => Promise<PageProducts>;

/** Returns the response to a search by a visitor who isn't logged in, or undefined if the search is refused. */
export type SearchAsVisitor = (request: SearchRequest, language: Language) => Promise<SearchResult | undefined>;
