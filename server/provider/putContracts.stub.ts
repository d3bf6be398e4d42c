import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * PUT /provider/contracts is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const putContracts: Handlers<Env>['provider']['putContracts'] = async () =>
  fail('not_implemented', { detail: 'putContracts is not implemented yet.' });
