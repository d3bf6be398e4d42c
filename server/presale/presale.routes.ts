import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { listOwnedRooms } from './listOwnedRooms.stub.ts';

export const presaleHandlers = (): Handlers<Env>['presale'] => ({
  listOwnedRooms,
});
