import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * POST /provider/property-bundles is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const importPropertyBundle: Handlers<Env>['provider']['importPropertyBundle'] = async () =>
  fail('not_implemented', { detail: 'importPropertyBundle is not implemented yet.' });
