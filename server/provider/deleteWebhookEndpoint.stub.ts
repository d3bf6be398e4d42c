import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * DELETE /provider/webhook-endpoints/{endpoint_id} is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const deleteWebhookEndpoint: Handlers<Env>['provider']['deleteWebhookEndpoint'] = async () =>
  fail('not_implemented', { detail: 'deleteWebhookEndpoint is not implemented yet.' });
