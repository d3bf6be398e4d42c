import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * PUT /provider/members/{member_id}/tier is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const setMemberTier: Handlers<Env>['provider']['setMemberTier'] = async () =>
  fail('not_implemented', { detail: 'setMemberTier is not implemented yet.' });
