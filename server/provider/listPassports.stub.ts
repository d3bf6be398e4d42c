import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * GET /provider/reservations/{reservation_number}/passports is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const listPassports: Handlers<Env>['provider']['listPassports'] = async () =>
  fail('not_implemented', { detail: 'listPassports is not implemented yet.' });
