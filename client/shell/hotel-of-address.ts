import { HOTEL_CODE } from '../../machines/session/entry.address.ts';
import { setTransport } from '../platform/api/api.ts';
import { storage } from '../platform/tab/storage.ts';
import { takeHotelOfAddress } from '../session/entry/hotel-of-address.ts';
import { bearerToken } from '../session/session.ts';

/**
 * Selects the hotel with the `hotel_code` in the address, unless the guest holds rooms at another hotel and must first
 * decide whether to release them. The entry page reads its own address.
 */
export async function arriveAtHotel(entry: boolean): Promise<void> {
  const code = new URLSearchParams(location.search).get('hotel_code') ?? '';
  if (HOTEL_CODE.test(code) && storage.booking.get() !== null) {
    // Set the token first, because starting the journey can repeat a member's interrupted request.
    setTransport({ bearerToken });
    const { askFirst } = await import('../booking/journey/asked-hotel.ts');
    if (askFirst(code)) return;
  }
  if (!entry) await takeHotelOfAddress();
}
