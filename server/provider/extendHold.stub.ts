import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * POST /provider/holds/{hold_number}/extension is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const extendHold: Handlers<Env>['provider']['extendHold'] = async () =>
  fail('not_implemented', { detail: 'extendHold is not implemented yet.' });
