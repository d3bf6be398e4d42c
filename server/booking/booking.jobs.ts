import type { Ids } from '../platform/ids.ts';
import type { Queue } from '../platform/queue.ts';
import { eraseGuests, KEPT_MS } from './erasure/erase-guests.usecases.ts';
import { ANY_HOLD_OVERDUE, ANY_PAYING_HOLD_OVERDUE } from './hold/expire-holds.repository.ts';
import { expireHolds } from './hold/expire-holds.usecases.ts';
import {
  ANY_NOTIFICATION_DUE,
  type ClaimedNotification,
  claimNotifications,
} from './notification/notification.repository.ts';
import { retryNotification, type SendingDeps, sendNotification } from './notification/send-notification.usecases.ts';
import { purgeQuotes } from './quote/quote.repository.ts';
import { purgeCheckInTokens } from './reservation/check-in.repository.ts';
import { endStays } from './reservation/stay-end.usecases.ts';
import { purgeTokens } from './tokens.repository.ts';
import { deleteDuePassports } from './traveller/stored-passports.usecases.ts';

const EXPIRE_HOLD = 'booking.expire-hold';
const EXPIRE_PAYING_HOLD = 'booking.expire-paying-hold';
const PURGE = 'booking.purge';
const END_STAYS = 'booking.end-stays';
const ERASE_GUESTS = 'booking.erase-guests';
const DELETE_PASSPORTS = 'booking.delete-passports';

const CONCURRENT_SENDS = 4;

export function bookingJobs(deps: SendingDeps & { ids: Ids; queue: Queue }): void {
  deps.queue.everySecond(EXPIRE_HOLD, {
    outward: false,
    due: ANY_HOLD_OVERDUE,
    work: async () => void (await expireHolds(deps, { paying: false })),
  });
  // Doesn't run on servers with SEND=off (see `outward`), because payments aren't reconciled then. If a hold expired
  // before its payment was reconciled, the charge would have to be refunded.
  deps.queue.everySecond(EXPIRE_PAYING_HOLD, {
    outward: true,
    due: ANY_PAYING_HOLD_OVERDUE,
    work: async () => void (await expireHolds(deps, { paying: true })),
  });
  deps.queue.pollRows<ClaimedNotification>('booking.notification', {
    outward: true,
    due: ANY_NOTIFICATION_DUE,
    atOnce: CONCURRENT_SENDS,
    claim: (atMost) => claimNotifications(deps.db, deps.clock.now(), atMost),
    work: (row) => sendNotification(deps, row),
    again: (row, at) => retryNotification(deps, row, at),
  });
  const inside = { outward: false };
  deps.queue.define<object>(
    PURGE,
    async () => {
      const now = deps.clock.now();
      await purgeTokens(deps.db, now);
      await purgeCheckInTokens(deps.db, now);
      await purgeQuotes(deps.db, new Date(now.getTime() - KEPT_MS));
    },
    inside,
  );
  deps.queue.schedule(PURGE, '* * * * *');
  deps.queue.define<object>(ERASE_GUESTS, () => eraseGuests(deps), inside);
  deps.queue.schedule(ERASE_GUESTS, '23 * * * *');
  deps.queue.define<object>(DELETE_PASSPORTS, () => deleteDuePassports(deps), inside);
  deps.queue.schedule(DELETE_PASSPORTS, '7 * * * *');
  deps.queue.define<object>(END_STAYS, () => endStays(deps), inside);
  deps.queue.schedule(END_STAYS, '*/10 * * * *');
}
