import type { Context } from 'hono';
import type { Handlers } from '../../generated/routes.ts';
import { type Env, principal } from '../platform/http/context.ts';
import {
  type AccountDeps,
  linkSocialAccount,
  unlinkSocialAccount,
  updateMember,
  withdrawMember,
} from './account.usecases.ts';
import { getMemberData, type MemberDataDeps } from './data.usecases.ts';
import { type AddressDeps, searchAddresses } from './address.usecases.ts';
import { type Caller, changeContact, type ContactDeps, sendContactCode } from './contact.usecases.ts';
import type { MemberKey } from './member.rules.ts';
import { getMember } from './member.usecases.ts';

export function memberHandlers(
  deps: AccountDeps & AddressDeps & ContactDeps & MemberDataDeps,
): Handlers<Env>['member'] {
  return {
    getMember: async (c) => getMember(deps, own(c), c.var.language),
    updateMember: async (c) => updateMember(deps, own(c), c.req.valid('json'), c.var.language),
    sendContactCode: async (c) => sendContactCode(deps, own(c), c.req.valid('json'), caller(c)),
    changeContact: async (c) => changeContact(deps, own(c), c.req.valid('json'), caller(c)),
    searchAddresses: async (c) => searchAddresses(deps, own(c), c.req.valid('query').query, c.var.language),
    getMemberData: async (c) => getMemberData(deps, own(c), c.var.language),
    withdrawMember: async (c) => withdrawMember(deps, own(c)),
    linkSocialAccount: async (c) => linkSocialAccount(deps, own(c), c.req.valid('json')),
    unlinkSocialAccount: async (c) => unlinkSocialAccount(deps, own(c), c.req.valid('param').provider),
  };
}

function caller(c: Context<Env>): Caller {
  return { address: c.var.clientAddress, language: c.var.language };
}

function own(c: Context<Env>): MemberKey {
  const { companyCode, subject: memberId } = principal(c, 'bearerAuth');
  return { companyCode, memberId };
}
