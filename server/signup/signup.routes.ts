import type { Handlers } from '../../generated/routes.ts';
import type { Context } from 'hono';
import { type Env, principal } from '../platform/http/context.ts';
import { deviceOf } from '../session/device.rules.ts';
import { confirmSignupCode, sendSignupCode } from './code.usecases.ts';
import { createMember, createSocialMember } from './create.usecases.ts';
import type { SignupDeps } from './signup.usecases.ts';
import type { SignupKey } from './signup.repository.ts';
import { checkDuplicate, getSignup, startSignup, verifyAffiliation, verifyOwnership } from './signup.usecases.ts';

export { signupResolvers } from './signup.resolver.ts';

const HOUR = 3_600;

/**
 * Hourly limits: high enough for typing errors and a family at one IP address, but too low to find out which IDs, email
 * addresses, contracts or affiliates exist.
 */
const LIMITS = {
  start: { address: 20 },
  affiliation: { signup: 10, address: 30 },
  ownership: { signup: 10, address: 30 },
  duplicate: { signup: 30, address: 60 },
  // This call also reveals duplicates and computes an expensive password hash.
  create: { signup: 30, address: 60 },
};

export function signupHandlers(deps: SignupDeps): Handlers<Env>['signup'] {
  const limit = async (c: Context<Env>, what: keyof typeof LIMITS, key?: SignupKey) => {
    const { address, signup }: { address: number; signup?: number } = LIMITS[what];
    const rule = (of: string, limit: number) => ({ scope: `signup:${what}:${of}`, limit, seconds: HOUR });
    const byAddress = await deps.limiter.hit(rule('address', address), '', c.var.clientAddress);
    if (!byAddress.ok || !key || !signup) return byAddress;
    return deps.limiter.hit(rule('signup', signup), key.companyCode, key.signupId);
  };

  return {
    startSignup: async (c) => {
      const limited = await limit(c, 'start');
      if (!limited.ok) return limited;
      return startSignup(deps, c.req.valid('json'));
    },

    getSignup: async (c) => getSignup(deps, keyOf(c)),

    sendSignupCode: async (c) => {
      const caller = { address: c.var.clientAddress, language: c.var.language };
      return sendSignupCode(deps, keyOf(c), c.req.valid('json'), caller);
    },

    confirmSignupCode: async (c) => {
      const caller = { address: c.var.clientAddress };
      return confirmSignupCode(deps, keyOf(c), c.req.valid('json'), caller);
    },

    verifyAffiliation: async (c) => {
      const key = keyOf(c);
      const limited = await limit(c, 'affiliation', key);
      if (!limited.ok) return limited;
      return verifyAffiliation(deps, key, c.req.valid('json'));
    },

    verifyOwnership: async (c) => {
      const key = keyOf(c);
      const limited = await limit(c, 'ownership', key);
      if (!limited.ok) return limited;
      return verifyOwnership(deps, key, c.req.valid('json'), c.var.language);
    },

    checkDuplicate: async (c) => {
      const key = keyOf(c);
      const limited = await limit(c, 'duplicate', key);
      if (!limited.ok) return limited;
      return checkDuplicate(deps, key, c.req.valid('json'));
    },

    createMember: async (c) => {
      const key = keyOf(c);
      const limited = await limit(c, 'create', key);
      if (!limited.ok) return limited;
      return createMember(deps, key, c.req.valid('json'), deviceOfCaller(c));
    },

    createSocialMember: async (c) => {
      const key = keyOf(c);
      const limited = await limit(c, 'create', key);
      if (!limited.ok) return limited;
      return createSocialMember(deps, key, c.req.valid('json'), deviceOfCaller(c));
    },
  };
}

function deviceOfCaller(c: Context<Env>) {
  return deviceOf(c.req.header('user-agent'));
}

function keyOf(c: Context<Env>): SignupKey {
  const { companyCode, subject } = principal(c, 'signupToken');
  return { companyCode, signupId: subject };
}
