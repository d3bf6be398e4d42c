import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * POST /provider/webhook-endpoints is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const createWebhookEndpoint: Handlers<Env>['provider']['createWebhookEndpoint'] = async () =>
  fail('not_implemented', { detail: 'createWebhookEndpoint is not implemented yet.' });
