import { forgetHotel } from '../../platform/tab/hotel-code.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { keepReturn } from '../../platform/tab/return-to.ts';
import { type SuppliedKey, storage } from '../../platform/tab/storage.ts';
import { publish } from '../session-events.ts';

export function beginVisit(supplied: SuppliedKey[]): void {
  forgetHotel();
  queryClient.clear();
  const { guestPrefill, companyInfo, socialFlow, outsideReturn } = storage;
  for (const store of [guestPrefill, companyInfo, socialFlow, outsideReturn]) store.set(null);
  storage.voyage.set('');
  storage.recovery.dropAll();
  keepReturn(null);
  void publish('visitBegun', { supplied });
}
