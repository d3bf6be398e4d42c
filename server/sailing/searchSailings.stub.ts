import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/** POST /client/sailing/search: not delivered. Write the handler in sailing.routes.ts, then delete this file. */
export const searchSailings: Handlers<Env>['sailing']['searchSailings'] = async () =>
  fail('not_implemented', { detail: 'searchSailings is not delivered yet.' });
