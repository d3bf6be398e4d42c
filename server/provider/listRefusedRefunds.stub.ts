import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * GET /provider/refunds is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const listRefusedRefunds: Handlers<Env>['provider']['listRefusedRefunds'] = async () =>
  fail('not_implemented', { detail: 'listRefusedRefunds is not implemented yet.' });
