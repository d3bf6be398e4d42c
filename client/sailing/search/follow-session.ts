import { hotelCode } from '../../platform/tab/hotel-code.ts';
import { onSession } from '../../session/index.ts';

/** Applies the dates that an entry address supplies. Loads the voyage's code only if there are dates. */
export function followSession(): void {
  onSession('searchSupplied', async ({ startDate, endDate }) => {
    if (startDate === null) return;
    const { setVoyage, voyageStore } = await import('./voyage-search.store.ts');
    // Not before the import, because the event may precede the change of the hotel.
    const hotel = hotelCode() ?? '';
    setVoyage({ ...voyageStore, hotel, route: null, back: null, departs: startDate, returns: endDate });
  });
}
