import type { SearchRequest } from '../../../generated/types.ts';
import { storage } from '../../platform/tab/storage.ts';
import { onSession } from '../../session/index.ts';

/**
 * The journey of this tab follows who the guest is, and begins anew with an entry address. Its code is fetched only where this tab has
 * a journey; one that begins later fills itself in.
 * @param search what the guest looks for by then
 */
export function followSession(search: () => SearchRequest): void {
  onSession('guestKnown', async (known) => (await journey())?.fillInGuest(known));
  onSession('loggedIn', async () => (await journey())?.followCaller());
  onSession('guestForgotten', async (known) => {
    const actions = await journey();
    actions?.takeOutGuest(known);
    actions?.followCaller();
  });
  onSession('searchSupplied', async () => (await journey())?.resetBooking(search()));
}

async function journey() {
  return storage.booking.get() === null ? null : import('./booking.actions.ts');
}
