import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * GET /provider/members is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const listMemberChanges: Handlers<Env>['provider']['listMemberChanges'] = async () =>
  fail('not_implemented', { detail: 'listMemberChanges is not implemented yet.' });
