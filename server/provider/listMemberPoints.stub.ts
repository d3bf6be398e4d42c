import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * GET /provider/members/{member_id}/points-entries is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const listMemberPoints: Handlers<Env>['provider']['listMemberPoints'] = async () =>
  fail('not_implemented', { detail: 'listMemberPoints is not implemented yet.' });
