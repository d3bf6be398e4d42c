import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * GET /provider/webhook-endpoints/{endpoint_id}/deliveries is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const listWebhookDeliveries: Handlers<Env>['provider']['listWebhookDeliveries'] = async () =>
  fail('not_implemented', { detail: 'listWebhookDeliveries is not implemented yet.' });
