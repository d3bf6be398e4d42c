import { hotelCode, keepHotelCode } from './hotel.tsx';
import { storage } from './storage.ts';

/** As the contract has it (HotelCode). */
const HOTEL_CODE = /^[0-9A-Za-z]{1,12}$/;

/**
 * A page that is opened by an address with a `hotel_code` is that hotel's, and another hotel than the tab's is another visit. The entry
 * page reads its own address.
 */
export function takeHotelOfAddress(): void {
  const query = new URLSearchParams(location.search);
  const code = query.get('hotel_code');
  if (code === null || !HOTEL_CODE.test(code)) return;
  query.delete('hotel_code');
  const rest = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', location.pathname + rest + location.hash);
  if (code === hotelCode()) return;
  dropVisit();
  keepHotelCode(code);
}

/** Another hotel is another visit: nothing that was begun or said for the last one stays. What is known of orders does. */
function dropVisit(): void {
  const { booking, signup, signup_social, socialSignupDraft, socialSignup, socialFlow } = storage;
  const { guestPrefill, companyInfo, supplied, promotion, search, returnTo, outsideReturn, cardWindowOpened } = storage;
  const said = [guestPrefill, companyInfo, supplied, promotion, search, returnTo, outsideReturn, cardWindowOpened];
  const begun = [booking, signup, signup_social, socialSignupDraft, socialSignup, socialFlow];
  for (const each of [...begun, ...said]) each.set(null);
  storage.recovery.dropAll();
}
