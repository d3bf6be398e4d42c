import type { FooterData, HotelInfo } from '../../generated/types.ts';

/** Descriptions of the site's content in the vocabulary of schema.org. Search engines read them as JSON-LD. */

type Contact = Pick<FooterData, 'tel' | 'email' | 'address'>;

/** `page` is the address of the property's home page, and `picture` the address of its share picture. */
type Addresses = { page: string; picture: string | undefined };

export type PriceRange = { lowest: number; highest: number };

/** A ferry line is an Organization rather than a Hotel, because it has no place where guests stay. */
export function propertyData(
  hotel: HotelInfo,
  { tel, email, address }: Contact,
  { page, picture }: Addresses,
  prices?: PriceRange,
): object {
  const isHotel = hotel.property_kind === 'hotel';
  return {
    '@type': isHotel ? 'Hotel' : 'Organization',
    '@id': page,
    url: page,
    name: hotel.hotel_name,
    description: hotel.description,
    image: picture,
    telephone: tel,
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: hotel.address2 || address,
      addressLocality: hotel.address1,
      postalCode: hotel.address3,
    },
    ...(isHotel && placeData(hotel, prices)),
  };
}

function placeData(hotel: HotelInfo, prices: PriceRange | undefined) {
  const { location, currency } = hotel;
  return {
    geo: location ? { '@type': 'GeoCoordinates', ...location } : undefined,
    checkinTime: hotel.default_checkin_time,
    checkoutTime: hotel.default_checkout_time,
    petsAllowed: hotel.isPet,
    currenciesAccepted: currency,
    priceRange: prices && `${currency} ${priceIn(currency, prices.lowest)}–${priceIn(currency, prices.highest)}`,
  };
}

const digitsOf = new Map<string, number>();

/** Returns an amount in minor units as a decimal number, as schema.org requires. */
export function priceIn(currency: string, amount: number): string {
  const digits = digitsOf.get(currency) ?? fractionDigits(currency);
  digitsOf.set(currency, digits);
  return (amount / 10 ** digits).toFixed(digits);
}

function fractionDigits(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 0;
}
