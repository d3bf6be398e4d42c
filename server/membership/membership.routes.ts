import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { listTiers } from './listTiers.stub.ts';
import { listMemberships } from './listMemberships.stub.ts';

export const membershipHandlers = (): Handlers<Env>['membership'] => ({
  listMemberships,
  listTiers,
});
