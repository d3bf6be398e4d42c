import type { Handlers } from '../../generated/routes.ts';
import { type Env, principal } from '../platform/http/context.ts';
import { getMember, type MemberReader } from './member.usecases.ts';

export function memberHandlers(deps: MemberReader): Handlers<Env>['member'] {
  return {
    getMember: async (c) => {
      const { companyCode, subject: memberId } = principal(c, 'bearerAuth');
      return getMember(deps, { companyCode, memberId }, c.var.language);
    },
  };
}
