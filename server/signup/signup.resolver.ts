import type { Resolvers } from '../platform/http/context.ts';
import { companyOf, hashToken } from '../platform/tokens.ts';
import type { SignupDeps } from './signup.usecases.ts';
import { findSignupByToken } from './signup.repository.ts';

/** Resolves a Signup-Token to a sign-up that hasn't expired. `detail` is the kind of member. */
export function signupResolvers({ db, clock }: Pick<SignupDeps, 'db' | 'clock'>): Resolvers {
  return {
    signupToken: async (token) => {
      const companyCode = companyOf(token);
      if (companyCode === undefined) return undefined;
      const found = await findSignupByToken(db, companyCode, hashToken(token), clock.now());
      return found && { companyCode, subject: found.signupId, detail: found.memberType };
    },
  };
}
