import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * POST /provider/member-searches is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const findMembers: Handlers<Env>['provider']['findMembers'] = async () =>
  fail('not_implemented', { detail: 'findMembers is not implemented yet.' });
