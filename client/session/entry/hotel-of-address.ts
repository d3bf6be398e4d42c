import { HOTEL_CODE } from '../../../machines/session/entry.address.ts';
import { setTransport } from '../../platform/api/api.ts';
import { hotelCode, keepHotelCode } from '../../platform/tab/hotel-code.ts';
import { beginVisit } from './begin-visit.ts';
import { bearerToken } from '../session.ts';
import { publish } from '../session-events.ts';

/**
 * A page that is opened by an address with a `hotel_code` is that hotel's, and another hotel than the tab's is another visit. The entry
 * page reads its own address.
 */
export async function takeHotelOfAddress(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const code = query.get('hotel_code');
  if (code === null || !HOTEL_CODE.test(code)) return;
  query.delete('hotel_code');
  const rest = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', location.pathname + rest + location.hash);
  if (code === hotelCode()) return;
  // A room that a member holds is given back in their name.
  setTransport({ bearerToken });
  beginVisit([]);
  keepHotelCode(code);
  await publish('searchSupplied', { supplied: [], startDate: null, endDate: null, rooms: null });
}
