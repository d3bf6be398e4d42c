import { hotelCode } from '../../platform/tab/hotel-code.ts';
import { onSession } from '../../session/index.ts';

/** Applies the dates in an entry address. Loads the code of the sailing search only if there are dates. */
export function followSession(): void {
  onSession('searchSupplied', async ({ startDate, endDate }) => {
    if (startDate === null) return;
    const search = await import('./voyage-search.store.ts');
    // Read the hotel after the import, because this event may come before the hotel changes.
    const hotel = hotelCode() ?? '';
    search.setVoyage({ ...search.voyageStore, hotel, route: null, back: null, departs: startDate, returns: endDate });
  });
}
