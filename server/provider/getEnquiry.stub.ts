import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * GET /provider/enquiries/{voc_seq} is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const getEnquiry: Handlers<Env>['provider']['getEnquiry'] = async () =>
  fail('not_implemented', { detail: 'getEnquiry is not implemented yet.' });
