import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * GET /provider/members/{member_id} is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const getProviderMember: Handlers<Env>['provider']['getProviderMember'] = async () =>
  fail('not_implemented', { detail: 'getProviderMember is not implemented yet.' });
