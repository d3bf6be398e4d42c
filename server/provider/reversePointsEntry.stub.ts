import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * POST /provider/members/{member_id}/points-entries/{entry_id}/reversal is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const reversePointsEntry: Handlers<Env>['provider']['reversePointsEntry'] = async () =>
  fail('not_implemented', { detail: 'reversePointsEntry is not implemented yet.' });
