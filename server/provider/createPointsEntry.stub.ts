import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * POST /provider/members/{member_id}/points-entries is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const createPointsEntry: Handlers<Env>['provider']['createPointsEntry'] = async () =>
  fail('not_implemented', { detail: 'createPointsEntry is not implemented yet.' });
