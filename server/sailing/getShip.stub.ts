import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/** GET /client/sailing/ships/{ship_code}: not delivered. Write the handler in sailing.routes.ts, then delete this file. */
export const getShip: Handlers<Env>['sailing']['getShip'] = async () =>
  fail('not_implemented', { detail: 'getShip is not delivered yet.' });
