import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * POST /provider/webhook-endpoints/{endpoint_id}/deliveries/{event_id}/redeliveries is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const redeliverWebhook: Handlers<Env>['provider']['redeliverWebhook'] = async () =>
  fail('not_implemented', { detail: 'redeliverWebhook is not implemented yet.' });
