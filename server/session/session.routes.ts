import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { changePassword } from './changePassword.stub.ts';
import { findLoginId } from './findLoginId.stub.ts';
import { findPassword } from './findPassword.stub.ts';
import { loginBySso } from './loginBySso.stub.ts';
import { loginUser } from './loginUser.stub.ts';

export const sessionHandlers = (): Handlers<Env>['session'] => ({
  loginUser,
  findLoginId,
  findPassword,
  changePassword,
  loginBySso,
});
