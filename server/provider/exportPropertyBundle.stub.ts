import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * GET /provider/property-bundles is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const exportPropertyBundle: Handlers<Env>['provider']['exportPropertyBundle'] = async () =>
  fail('not_implemented', { detail: 'exportPropertyBundle is not implemented yet.' });
