import type { HotelContact } from '../../../generated/types.ts';

/** Kakao Map for Korean readers, Google Maps for others. Searches by coordinates if known, else by address. */
export function mapAddress({ location, address }: HotelContact, name: string, locale: string): string {
  if (locale === 'ko') {
    const sought = encodeURIComponent(location ? name.replaceAll(',', ' ') : address);
    return location
      ? `https://map.kakao.com/link/map/${sought},${location.latitude},${location.longitude}`
      : `https://map.kakao.com/link/search/${sought}`;
  }
  const query = encodeURIComponent(location ? `${location.latitude},${location.longitude}` : address);
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}
