import type { Queue } from '../platform/queue.ts';
import { ANY_HOLD_OVERDUE, purgeQuotes, purgeTokens } from './booking.repository.ts';
import { purgeCheckInTokens } from './reservation/check-in.repository.ts';
import { forgetGuests, KEPT_MS } from './erasure/erase-guests.usecases.ts';
import { expireHolds } from './hold/hold.usecases.ts';
import {
  ANY_NOTIFICATION_DUE,
  type ClaimedNotification,
  claimNotifications,
} from './notification/notification.repository.ts';
import { type NotificationDeps, sendNotification, retryNotification } from './notification/notification.usecases.ts';
import { endStays } from './reservation/stay-end.usecases.ts';
import { deleteDuePassports } from './traveller/traveller.usecases.ts';

const PURGE = 'booking.purge';
const END_STAYS = 'booking.end-stays';
const FORGET_GUESTS = 'booking.forget-guests';
const DELETE_PASSPORTS = 'booking.delete-passports';

/** How many mails and SMS are being handed over at once. */
const NOTICES_AT_ONCE = 4;

/** What frees rooms whose hold has run out, tells guests what they are to hear, ends stays that are over, and forgets what nobody needs any more. */
export function bookingJobs(deps: NotificationDeps & { queue: Queue }): void {
  deps.queue.everySecond('booking.expire-hold', ANY_HOLD_OVERDUE, async () => void (await expireHolds(deps)));
  deps.queue.pollRows<ClaimedNotification>('booking.notification', {
    due: ANY_NOTIFICATION_DUE,
    atOnce: NOTICES_AT_ONCE,
    claim: (atMost) => claimNotifications(deps.db, deps.clock.now(), atMost),
    work: (row) => sendNotification(deps, row),
    again: (row, at) => retryNotification(deps, row, at),
  });
  deps.queue.define<object>(PURGE, async () => {
    const now = deps.clock.now();
    await purgeTokens(deps.db, now);
    await purgeCheckInTokens(deps.db, now);
    await purgeQuotes(deps.db, new Date(now.getTime() - KEPT_MS));
  });
  deps.queue.schedule(PURGE, '* * * * *');
  deps.queue.define<object>(FORGET_GUESTS, () => forgetGuests(deps));
  deps.queue.schedule(FORGET_GUESTS, '23 * * * *');
  deps.queue.define<object>(DELETE_PASSPORTS, () => deleteDuePassports(deps));
  deps.queue.schedule(DELETE_PASSPORTS, '7 * * * *');
  deps.queue.define<object>(END_STAYS, () => endStays(deps));
  deps.queue.schedule(END_STAYS, '*/10 * * * *');
}
