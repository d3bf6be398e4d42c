import type { Resolvers } from '../platform/http/context.ts';
import { hashToken } from '../platform/tokens.ts';
import type { SignupDeps } from './signup.deps.ts';
import { findSignupByToken } from './signup.repository.ts';

/** Who a Signup-Token is: the one who began a sign-up that is not over. */
export const signupResolvers = ({ db, clock }: SignupDeps): Resolvers => ({
  signupToken: async (token) => {
    const companyCode = /^([a-z0-9]{1,20})\.[\w-]{43}$/.exec(token)?.[1];
    if (companyCode === undefined) return undefined;
    const found = await findSignupByToken(db, companyCode, hashToken(token), clock.now());
    return found && { companyCode, subject: found.signupId };
  },
});
