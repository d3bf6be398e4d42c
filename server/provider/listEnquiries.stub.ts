import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * GET /provider/enquiries is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const listEnquiries: Handlers<Env>['provider']['listEnquiries'] = async () =>
  fail('not_implemented', { detail: 'listEnquiries is not implemented yet.' });
