import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * POST /provider/webhook-endpoints/{endpoint_id}/rotations is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const rotateWebhookSecret: Handlers<Env>['provider']['rotateWebhookSecret'] = async () =>
  fail('not_implemented', { detail: 'rotateWebhookSecret is not implemented yet.' });
