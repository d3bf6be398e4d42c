import type { BundleRoomType } from '../../generated/types.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { keptFor } from '../platform/kept-for.ts';
import { pickText, type TextLanguages } from '../platform/values/language.ts';
import { addDays } from '../platform/values/nights.ts';
import { bookablePeriod, textsFor } from '../property/hotel.rules.ts';
import type { AddressFor, ReadPageProducts, SearchAsVisitor } from '../property/page-products.port.ts';
import { priceIn } from '../property/structured-data.rules.ts';
import { type LowestPrice, readLowestPrices } from './catalogue.repository.ts';
import { searchOffers } from './search/search.usecases.ts';

const PRICES_KEPT_MS = 5 * 60_000;

/**
 * Describes a hotel's rooms for search engines, each with the price of its cheapest night. Prices are cached for
 * PRICES_KEPT_MS, so that not every visit scans a year of nights.
 */
export function roomProducts({ db, clock }: { db: Database; clock: Clock }): ReadPageProducts {
  const kept = keptFor<LowestPrice[]>(clock, PRICES_KEPT_MS);
  return async (hotel, language, addressFor) => {
    const { companyCode, hotelCode, revision, document } = hotel;
    const { room_types: types, currency } = document;
    const languages = textsFor(language, document);
    const prices = await kept(`${companyCode} ${hotelCode} ${revision}`, async () =>
      document.set_reservation ? readLowestPrices(db, hotel, bookablePeriod(document, clock.now())) : [],
    );
    const offerOf = ({ room_type_code: code }: BundleRoomType) => {
      const lowest = prices.find(({ roomTypeCode }) => roomTypeCode === code);
      return lowest && offerData(lowest, currency, addressFor(code));
    };
    const amounts = prices.map(({ price }) => price);
    return {
      ...(amounts.length > 0 && { prices: { lowest: Math.min(...amounts), highest: Math.max(...amounts) } }),
      list: {
        '@type': 'ItemList',
        itemListElement: types.map((type, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          item: { ...roomName(type, languages, addressFor), offers: offerOf(type) },
        })),
      },
      room: (code) => {
        const type = types.find(({ room_type_code }) => room_type_code === code);
        if (!type) return undefined;
        const name = pickText(type.room_type_name, languages);
        const description = pickText(type.description, languages);
        const data = { ...roomData(type, languages, addressFor), description, offers: offerOf(type) };
        return { name, description, data };
      },
    };
  };
}

/** Search engines show prices only for products, so each room is also a product. */
function roomName(type: BundleRoomType, languages: TextLanguages, addressFor: AddressFor) {
  return {
    '@type': ['HotelRoom', 'Product'],
    name: pickText(type.room_type_name, languages),
    url: addressFor(type.room_type_code),
  };
}

function roomData(type: BundleRoomType, languages: TextLanguages, addressFor: AddressFor) {
  return {
    ...roomName(type, languages, addressFor),
    occupancy: { '@type': 'QuantitativeValue', minValue: type.min_person, maxValue: type.max_person },
    bed: pickText(type.bed_type, languages),
    floorSize: { '@type': 'QuantitativeValue', value: type.area, unitCode: 'MTK' },
    petsAllowed: type.pets_allowed,
    amenityFeature: type.included_items.map((item) => ({
      '@type': 'LocationFeatureSpecification',
      name: pickText(item, languages),
      value: true,
    })),
  };
}

/** The price applies only to the night of `date`, so the offer is limited to that night. */
function offerData({ date, price }: LowestPrice, priceCurrency: string, url: string) {
  return {
    '@type': 'Offer',
    url,
    price: priceIn(priceCurrency, price),
    priceCurrency,
    availability: 'https://schema.org/InStock',
    availabilityStarts: date,
    availabilityEnds: addDays(date, 1),
  };
}

export function searchAsVisitor(deps: { db: Database; clock: Clock }): SearchAsVisitor {
  return async (request, language) => {
    const found = await searchOffers({ ...deps, signedFor: () => null }, request, language);
    return found.ok ? found.value : undefined;
  };
}
