import { useEffect } from 'react';
import { proxy, ref } from 'valtio/vanilla';
import type { HoldResult, SailingSearchRequest, SearchRequest } from '../../../generated/types.ts';
import { storage } from '../../platform/tab/storage.ts';
import { useStore } from '../../platform/tab/store.ts';
import type * as bookingActions from './booking.actions.ts';
import type { Booking, BookingSnapshot } from './booking.store.ts';

/* The journey for screens before the guest details. Loads the journey's code only if this tab already has a journey
   or the guest makes the first choice. Later screens use use-booking.ts. */
let started: Booking | null = null;
const shown = proxy<{ snapshot: BookingSnapshot | null }>({ snapshot: null });

export async function loadBooking(): Promise<typeof bookingActions> {
  const [{ booking }, actions] = await Promise.all([import('./booking.store.ts'), import('./booking.actions.ts')]);
  if (started === null) {
    started = booking;
    const show = () => void (shown.snapshot = ref(booking.getSnapshot()));
    booking.subscribe(show);
    show();
  }
  return actions;
}

/** Resolves when the stored journey has loaded, or immediately if there is none. */
export async function loadOngoingBooking(): Promise<void> {
  if (storage.booking.get() !== null) await loadBooking();
}

export async function chooseOffer(search: SearchRequest, offer: bookingActions.ChosenOffer): Promise<void> {
  const actions = await loadBooking();
  actions.chooseOffer(search, offer);
}

export async function chooseSailings(
  search: SailingSearchRequest,
  sailings: bookingActions.ChosenSailings,
): Promise<void> {
  const actions = await loadBooking();
  actions.chooseSailings(search, sailings);
}

export async function payForChange(hold: HoldResult): Promise<boolean> {
  const actions = await loadBooking();
  return actions.payForChange(hold);
}

/** `snapshot` is null until a journey has been loaded. */
export function useOngoingBooking(): { snapshot: BookingSnapshot | null; send: Booking['send'] } {
  useEffect(() => {
    // Ignore a failure: the page behaves as if there were no booking, and the guest's next choice shows the error.
    void loadOngoingBooking().catch(() => undefined);
  }, []);
  const { snapshot } = useStore(shown);
  return { snapshot, send: (event) => started?.send(event) };
}

export function loadStillHeld() {
  return import('./still-held.tsx');
}
