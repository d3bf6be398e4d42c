import type { Language } from '../platform/values/language.ts';
import type { Hotel } from './hotel.rules.ts';
import type { PriceRange } from './structured-data.rules.ts';

/** Returns the full address of a page of the property, or of one of its room types. */
export type AddressFor = (room?: string) => string;

/** What a property sells, as schema.org data for its pages. */
export type PageProducts = {
  /** Lowest and highest price for which a room type is on sale. Absent if nothing is. */
  prices?: PriceRange;
  /** Data for the list of offers. */
  list: object;
  /** Data for the address of one room type. Undefined if the room type doesn't exist. */
  room(code: string): { name: string; description: string; data: object } | undefined;
};

export type ReadPageProducts = (hotel: Hotel, language: Language, addressFor: AddressFor) => Promise<PageProducts>;
