import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail, orThrow } from '../platform/outcome.ts';

/** GET /client/presale/owned-rooms: not delivered. Write the handler in presale.routes.ts, then delete this file. */
export const listOwnedRooms: Handlers<Env>['presale']['listOwnedRooms'] = () =>
  orThrow(fail('unavailable', { status: 501, detail: 'listOwnedRooms is not delivered yet.' }));
