import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { AreaGauge } from '../platform/http/metrics.ts';
import { countNotifications } from './notification/notification.repository.ts';

const DAY_MS = 24 * 3_600_000;

/** What guests have not been told yet, or will not be. */
export function bookingGauges({ db, clock }: { db: Database; clock: Clock }): readonly AreaGauge[] {
  return [
    {
      name: 'notifications_open',
      help: 'Mails and SMS about reservations that are due: not tried yet, tried in vain so far, given up within a day.',
      read: () => countNotifications(db, clock.now(), new Date(clock.now().getTime() - DAY_MS)),
    },
  ];
}
