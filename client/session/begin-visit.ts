import { forgetHotel } from '../platform/hotel-code.ts';
import { queryClient } from '../platform/queryClient.ts';
import { keepReturn } from '../platform/return-to.ts';
import { type SuppliedKey, storage } from '../platform/storage.ts';
import { publish } from './session-events.ts';

/** Nothing that was begun or said for the last visit stays but what the address supplies. What is known of orders does. */
export function beginVisit(supplied: SuppliedKey[]): void {
  forgetHotel();
  queryClient.clear();
  const { guestPrefill, companyInfo, socialFlow, outsideReturn } = storage;
  for (const said of [guestPrefill, companyInfo, socialFlow, outsideReturn]) said.set(null);
  storage.voyage.set('');
  storage.recovery.dropAll();
  keepReturn(null);
  void publish('visitBegun', { supplied });
}
