import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * POST /provider/reservations/{reservation_number}/no-show is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const markNoShow: Handlers<Env>['provider']['markNoShow'] = async () =>
  fail('not_implemented', { detail: 'markNoShow is not implemented yet.' });
