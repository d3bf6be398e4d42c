import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * GET /provider/webhook-endpoints is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const listWebhookEndpoints: Handlers<Env>['provider']['listWebhookEndpoints'] = async () =>
  fail('not_implemented', { detail: 'listWebhookEndpoints is not implemented yet.' });
