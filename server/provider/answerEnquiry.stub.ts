import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * POST /provider/enquiries/{voc_seq}/answers is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const answerEnquiry: Handlers<Env>['provider']['answerEnquiry'] = async () =>
  fail('not_implemented', { detail: 'answerEnquiry is not implemented yet.' });
