import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * GET /provider/audit-entries is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const listAuditEntries: Handlers<Env>['provider']['listAuditEntries'] = async () =>
  fail('not_implemented', { detail: 'listAuditEntries is not implemented yet.' });
