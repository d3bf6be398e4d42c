import { HOTEL_CODE } from '../../../machines/session/entry.address.ts';
import { setTransport } from '../../platform/api/api.ts';
import { hotelCode, keepHotelCode } from '../../platform/tab/hotel-code.ts';
import { beginVisit } from './begin-visit.ts';
import { bearerToken } from '../session.ts';
import { publish } from '../session-events.ts';

/**
 * Selects the hotel with the `hotel_code` in the address. If the tab had another hotel, a new visit starts. Not used on
 * the entry page, which reads its own address.
 */
export async function takeHotelOfAddress(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const code = query.get('hotel_code');
  if (code === null || !HOTEL_CODE.test(code)) return;
  query.delete('hotel_code');
  const rest = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', location.pathname + rest + location.hash);
  if (code === hotelCode()) return;
  // Set the token before the visit begins, because releasing a member's held rooms requires it.
  setTransport({ bearerToken });
  beginVisit([]);
  keepHotelCode(code);
  await publish('searchSupplied', { supplied: [], startDate: null, endDate: null, rooms: null });
}
