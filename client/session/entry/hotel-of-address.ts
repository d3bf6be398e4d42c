import { HOTEL_CODE } from '../../../machines/session/entry.address.ts';
import { setTransport } from '../../platform/api/api.ts';
import { hotelCode, keepHotelCode } from '../../platform/tab/hotel-code.ts';
import { beginVisit } from './begin-visit.ts';
import { bearerToken } from '../session.ts';
import { publish } from '../session-events.ts';

/**
 * Selects the hotel that `hotel_code` in the address names, and starts a new visit if the tab had another hotel. The
 * entry page reads its own address instead.
 */
export async function takeHotelOfAddress(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const code = query.get('hotel_code');
  if (code === null || !HOTEL_CODE.test(code)) return;
  query.delete('hotel_code');
  const rest = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', location.pathname + rest + location.hash);
  if (code === hotelCode()) return;
  // Set the token first, because releasing a member's held room requires it.
  setTransport({ bearerToken });
  beginVisit([]);
  keepHotelCode(code);
  await publish('searchSupplied', { supplied: [], startDate: null, endDate: null, rooms: null });
}
