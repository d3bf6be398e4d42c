import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/** POST /client/sailing/cabins: not delivered. Write the handler in sailing.routes.ts, then delete this file. */
export const searchCabins: Handlers<Env>['sailing']['searchCabins'] = async () =>
  fail('not_implemented', { detail: 'searchCabins is not delivered yet.' });
