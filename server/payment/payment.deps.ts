import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Ids } from '../platform/ids.ts';
import type { Logger } from '../platform/log.ts';
import type { Queue } from '../platform/queue.ts';
import type { CardGateways, GuaranteeGateways } from './gateways/registry.ts';

/** What moving money needs from outside. `publicUrl` is the site's own origin, where the card window returns to. */
export type PaymentDeps = {
  db: Database;
  clock: Clock;
  ids: Ids;
  queue: Queue;
  log: Logger;
  cardGateways: CardGateways;
  guaranteeGateways: GuaranteeGateways;
  publicUrl: string;
};
