import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Queue } from '../platform/queue.ts';
import { ANY_HOLD_OVERDUE, purgeQuotes, purgeTokens } from './booking.repository.ts';
import { purgeCheckInTokens } from './check-in.repository.ts';
import { forgetGuests, KEPT_MS } from './forget-guests.usecases.ts';
import { expireHolds } from './hold.usecases.ts';
import type { Money } from './money.port.ts';
import { endStays } from './stay-end.usecases.ts';

const PURGE = 'booking.purge';
const END_STAYS = 'booking.end-stays';
const FORGET_GUESTS = 'booking.forget-guests';

/** What frees rooms whose hold has run out, ends stays that are over, and forgets what nobody needs any more. */
export function bookingJobs(deps: { db: Database; clock: Clock; queue: Queue; money: Money }): void {
  deps.queue.everySecond('booking.expire-hold', ANY_HOLD_OVERDUE, async () => void (await expireHolds(deps)));
  deps.queue.define<object>(PURGE, async () => {
    const now = deps.clock.now();
    await purgeTokens(deps.db, now);
    await purgeCheckInTokens(deps.db, now);
    await purgeQuotes(deps.db, new Date(now.getTime() - KEPT_MS));
  });
  deps.queue.schedule(PURGE, '* * * * *');
  deps.queue.define<object>(FORGET_GUESTS, () => forgetGuests(deps));
  deps.queue.schedule(FORGET_GUESTS, '23 * * * *');
  deps.queue.define<object>(END_STAYS, () => endStays(deps));
  deps.queue.schedule(END_STAYS, '*/10 * * * *');
}
