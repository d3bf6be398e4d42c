import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** POST /provider/property-bundles: not delivered. Write the handler in provider.routes.ts, then delete this file. */
export const importPropertyBundle: Handlers<Env>['provider']['importPropertyBundle'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'importPropertyBundle is not delivered yet.' }));
