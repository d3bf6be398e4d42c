import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { changePassword } from './changePassword.stub.ts';
import { confirmVerification } from './confirmVerification.stub.ts';
import { findLoginId } from './findLoginId.stub.ts';
import { findPassword } from './findPassword.stub.ts';
import { finishSocialLogin } from './finishSocialLogin.stub.ts';
import { getSession } from './getSession.stub.ts';
import { loginBySso } from './loginBySso.stub.ts';
import { loginUser } from './loginUser.stub.ts';
import { logoutUser } from './logoutUser.stub.ts';
import { readCompanyInfo } from './readCompanyInfo.stub.ts';
import { requestVerification } from './requestVerification.stub.ts';
import { startSocialLogin } from './startSocialLogin.stub.ts';

export const sessionHandlers = (): Handlers<Env>['session'] => ({
  changePassword,
  confirmVerification,
  findLoginId,
  findPassword,
  finishSocialLogin,
  getSession,
  loginBySso,
  loginUser,
  logoutUser,
  readCompanyInfo,
  requestVerification,
  startSocialLogin,
});
