import type { Handlers } from '../../generated/routes.ts';
import type { Context } from 'hono';
import { type Env, principal } from '../platform/http/context.ts';
import { orThrow } from '../platform/outcome.ts';
import { confirmSignupCode, sendSignupCode } from './code.usecases.ts';
import { createMember, createSocialMember } from './create.usecases.ts';
import type { SignupDeps } from './signup.deps.ts';
import type { SignupKey } from './signup.repository.ts';
import { checkDuplicate, getSignup, startSignup, verifyAffiliation, verifyOwnership } from './signup.usecases.ts';

export { signupResolvers } from './signup.resolver.ts';

const HOUR = 3_600;

/** Enough for who mistypes or for a family at one address; too little to find out whose ID, email, contract or affiliate exists. */
const LIMITS = {
  start: { address: 20 },
  affiliation: { signup: 10, address: 30 },
  ownership: { signup: 10, address: 30 },
  duplicate: { signup: 30, address: 60 },
  // Creation tells of duplicates as well, and its password hash is dear.
  create: { signup: 30, address: 60 },
};

export function signupHandlers(deps: SignupDeps): Handlers<Env>['signup'] {
  const limit = async (c: Context<Env>, what: keyof typeof LIMITS, key?: SignupKey): Promise<void> => {
    const { address, signup }: { address: number; signup?: number } = LIMITS[what];
    const rule = (of: string, limit: number) => ({ scope: `signup:${what}:${of}`, limit, seconds: HOUR });
    orThrow(await deps.limiter.hit(rule('address', address), '', c.var.clientAddress));
    if (key && signup) orThrow(await deps.limiter.hit(rule('signup', signup), key.companyCode, key.signupId));
  };

  return {
    startSignup: async (c) => {
      await limit(c, 'start');
      return c.json(orThrow(await startSignup(deps, c.req.valid('json'))), 201);
    },

    getSignup: async (c) => c.json(orThrow(await getSignup(deps, keyOf(c))), 200),

    sendSignupCode: async (c) => {
      const caller = { address: c.var.clientAddress, language: c.var.language };
      return c.json(orThrow(await sendSignupCode(deps, keyOf(c), c.req.valid('json'), caller)), 200);
    },

    confirmSignupCode: async (c) => {
      const caller = { address: c.var.clientAddress };
      return c.json(orThrow(await confirmSignupCode(deps, keyOf(c), c.req.valid('json'), caller)), 200);
    },

    verifyAffiliation: async (c) => {
      const key = keyOf(c);
      await limit(c, 'affiliation', key);
      return c.json(orThrow(await verifyAffiliation(deps, key, c.req.valid('json'))), 200);
    },

    verifyOwnership: async (c) => {
      const key = keyOf(c);
      await limit(c, 'ownership', key);
      return c.json(orThrow(await verifyOwnership(deps, key, c.req.valid('json'), c.var.language)), 200);
    },

    checkDuplicate: async (c) => {
      const key = keyOf(c);
      await limit(c, 'duplicate', key);
      return c.json(orThrow(await checkDuplicate(deps, key, c.req.valid('json'))), 200);
    },

    createMember: async (c) => {
      const key = keyOf(c);
      await limit(c, 'create', key);
      return c.json(orThrow(await createMember(deps, key, c.req.valid('json'))), 201);
    },

    createSocialMember: async (c) => {
      const key = keyOf(c);
      await limit(c, 'create', key);
      return c.json(orThrow(await createSocialMember(deps, key, c.req.valid('json'))), 201);
    },
  };
}

function keyOf(c: Context<Env>): SignupKey {
  const { companyCode, subject } = principal(c, 'signupToken');
  return { companyCode, signupId: subject };
}
