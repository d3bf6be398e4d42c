import { useEffect } from 'react';
import { proxy, ref } from 'valtio/vanilla';
import type { HoldResult, SailingSearchRequest, SearchRequest } from '../../../generated/types.ts';
import { storage } from '../../platform/tab/storage.ts';
import { useStore } from '../../platform/tab/store.ts';
import type * as bookingActions from './booking.actions.ts';
import type { Booking, BookingSnapshot } from './booking.store.ts';

/*
 * The journey for screens that stand before it: its code is fetched where this tab has a journey already, and else with the first
 * choice. Later screens use use-booking.ts.
 */
let begun: Booking | null = null;
const shown = proxy<{ snapshot: BookingSnapshot | null }>({ snapshot: null });

/** Fetches the code of the journey, and with it the journey as the tab has kept it. */
export async function loadBooking(): Promise<typeof bookingActions> {
  const [{ booking }, actions] = await Promise.all([import('./booking.store.ts'), import('./booking.actions.ts')]);
  if (begun === null) {
    begun = booking;
    const show = () => void (shown.snapshot = ref(booking.getSnapshot()));
    booking.subscribe(show);
    show();
  }
  return actions;
}

/** Resolves when a journey that this tab has begun can be shown. */
export async function loadOngoingBooking(): Promise<void> {
  if (storage.booking.get() !== null) await loadBooking();
}

/** As `chooseOffer` of booking.actions.ts, whose code is fetched first; rejects where it does not come. */
export async function chooseOffer(search: SearchRequest, offer: bookingActions.ChosenOffer): Promise<void> {
  const actions = await loadBooking();
  actions.chooseOffer(search, offer);
}

/** As `chooseSailings` of booking.actions.ts, whose code is fetched first; rejects where it does not come. */
export async function chooseSailings(
  search: SailingSearchRequest,
  sailings: bookingActions.ChosenSailings,
): Promise<void> {
  const actions = await loadBooking();
  actions.chooseSailings(search, sailings);
}

/** As `payForChange` of booking.actions.ts, whose code is fetched first; rejects where it does not come. */
export async function payForChange(hold: HoldResult): Promise<boolean> {
  const actions = await loadBooking();
  return actions.payForChange(hold);
}

/** The journey as it stands, null before it has begun, and how to go on. Re-renders with it. */
export function useOngoingBooking(): { snapshot: BookingSnapshot | null; send: Booking['send'] } {
  useEffect(() => {
    // Without its code the list stands as it does before a journey; what goes on from there says that it does not come.
    void loadOngoingBooking().catch(() => undefined);
  }, []);
  const { snapshot } = useStore(shown);
  return { snapshot, send: (event) => begun?.send(event) };
}

/** For `lazy`: what of a journey stands on a screen before it. */
export function loadStillHeld() {
  return import('./still-held.tsx');
}
