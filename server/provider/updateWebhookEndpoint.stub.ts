import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * PUT /provider/webhook-endpoints/{endpoint_id} is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const updateWebhookEndpoint: Handlers<Env>['provider']['updateWebhookEndpoint'] = async () =>
  fail('not_implemented', { detail: 'updateWebhookEndpoint is not implemented yet.' });
