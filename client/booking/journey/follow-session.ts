import type { SearchRequest } from '../../../generated/types.ts';
import { onLanguageChange } from '../../platform/i18n/i18n.ts';
import { storage } from '../../platform/tab/storage.ts';
import { onSession, session } from '../../session/index.ts';

/**
 * Updates the journey when the session changes or an entry address contains a search. Loads the journey's code only if
 * this tab has a journey; a later journey reads the session when it starts.
 * @param search returns the guest's current search
 */
export function followSession(search: () => SearchRequest): void {
  onSession('guestKnown', async (known) => (await journey())?.fillInGuest(known));
  onSession('loggedIn', async () => (await journey())?.followCaller());
  onSession('guestForgotten', async (known) => {
    const actions = await journey();
    actions?.clearGuest(known);
    actions?.followCaller();
  });
  onLanguageChange(async () => {
    const { user } = session;
    if (user) (await journey())?.renameGuest(user);
  });
  onSession('searchSupplied', async () => (await journey())?.resetBooking(search()));
}

async function journey() {
  return storage.booking.get() === null ? null : import('./booking.actions.ts');
}
