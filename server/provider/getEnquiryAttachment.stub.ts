import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * GET /provider/enquiries/{voc_seq}/attachments/{attachment_id} is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const getEnquiryAttachment: Handlers<Env>['provider']['getEnquiryAttachment'] = async () =>
  fail('not_implemented', { detail: 'getEnquiryAttachment is not implemented yet.' });
