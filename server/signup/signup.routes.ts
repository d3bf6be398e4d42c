import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { checkDuplicate } from './checkDuplicate.stub.ts';
import { confirmSignupCode } from './confirmSignupCode.stub.ts';
import { createMember } from './createMember.stub.ts';
import { createSocialMember } from './createSocialMember.stub.ts';
import { getSignup } from './getSignup.stub.ts';
import { sendSignupCode } from './sendSignupCode.stub.ts';
import { startSignup } from './startSignup.stub.ts';
import { verifyAffiliation } from './verifyAffiliation.stub.ts';
import { verifyOwnership } from './verifyOwnership.stub.ts';

export const signupHandlers = (): Handlers<Env>['signup'] => ({
  startSignup,
  getSignup,
  sendSignupCode,
  confirmSignupCode,
  verifyAffiliation,
  verifyOwnership,
  checkDuplicate,
  createMember,
  createSocialMember,
});
