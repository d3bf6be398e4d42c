import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { AreaGauge } from '../platform/http/metrics.ts';
import { countNotifications } from './notification/notification.repository.ts';

const DAY_MS = 24 * 3_600_000;

export function bookingGauges({ db, clock }: { db: Database; clock: Clock }): readonly AreaGauge[] {
  return [
    {
      name: 'notifications_open',
      help: 'Number of emails and text messages about reservations that are due, are being retried, or were given up on within the last day.',
      read: () => countNotifications(db, clock.now(), new Date(clock.now().getTime() - DAY_MS)),
    },
  ];
}
