import type { HotelContact } from '../../../generated/types.ts';

/**
 * Returns a link to Kakao Map in Korean and to Google Maps in other languages. Links to the coordinates, or to the
 * address if there are none.
 */
export function mapAddress({ location, address }: HotelContact, name: string, locale: string): string {
  if (locale === 'ko') {
    const place = encodeURIComponent(location ? name.replaceAll(',', ' ') : address);
    return location
      ? `https://map.kakao.com/link/map/${place},${location.latitude},${location.longitude}`
      : `https://map.kakao.com/link/search/${place}`;
  }
  const query = encodeURIComponent(location ? `${location.latitude},${location.longitude}` : address);
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}
