import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { getMember } from './getMember.stub.ts';

export const memberHandlers = (): Handlers<Env>['member'] => ({
  getMember,
});
