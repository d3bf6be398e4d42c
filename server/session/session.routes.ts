import type { Context } from 'hono';
import type { Handlers } from '../../generated/routes.ts';
import { type Env, principal, type Resolvers } from '../platform/http/context.ts';
import { orThrow } from '../platform/outcome.ts';
import { type CompanyInfoDeps, readCompanyInfo } from './company-info.usecases.ts';
import {
  changePassword,
  findLoginId,
  findPassword,
  type RecoveryDeps,
  requestVerification,
} from './recovery.usecases.ts';
import {
  getSession,
  type LoginDeps,
  loginUser,
  logoutUser,
  resolveBearer,
  type SessionDeps,
} from './session.usecases.ts';
import { finishSocialLogin, type SocialDeps, startSocialLogin } from './social.usecases.ts';
import { loginBySso } from './sso.usecases.ts';
import { confirmVerification } from './verification.usecases.ts';

type RouteDeps = LoginDeps & RecoveryDeps & SocialDeps & CompanyInfoDeps;

export function sessionResolvers(deps: Pick<SessionDeps, 'db' | 'clock'>): Resolvers {
  return {
    bearerAuth: resolveBearer(deps),
  };
}

export function sessionHandlers(deps: RouteDeps): Handlers<Env>['session'] {
  return {
    loginUser: async (c) => c.json(orThrow(await loginUser(deps, c.req.valid('json'), c.var.clientAddress)), 200),

    loginBySso: async (c) => c.json(orThrow(await loginBySso(deps, c.req.valid('json'), c.var.clientAddress)), 200),

    getSession: async (c) => c.json(orThrow(await getSession(deps, principal(c, 'bearerAuth'))), 200),

    logoutUser: async (c) => {
      await logoutUser(deps, principal(c, 'bearerAuth'));
      return c.json({ result: 'success' }, 200);
    },

    requestVerification: async (c) =>
      c.json(orThrow(await requestVerification(deps, c.req.valid('json'), callerOf(c))), 200),

    confirmVerification: async (c) => {
      const { verification_id: verificationId } = c.req.valid('param');
      const said = { ...c.req.valid('json'), verificationId, address: c.var.clientAddress };
      return c.json(orThrow(await confirmVerification(deps, said)), 200);
    },

    findLoginId: async (c) => c.json(orThrow(await findLoginId(deps, c.req.valid('json'), c.var.clientAddress)), 200),

    findPassword: async (c) => c.json(orThrow(await findPassword(deps, c.req.valid('json'), callerOf(c))), 200),

    changePassword: async (c) => {
      const said = c.req.valid('json');
      const change = { ...said, address: c.var.clientAddress };
      orThrow(await changePassword(deps, change, c.get('principals').bearerAuth));
      return c.json({ result: 'success' }, 200);
    },

    startSocialLogin: async (c) => {
      const request = { ...c.req.valid('json'), address: c.var.clientAddress };
      return c.json(orThrow(await startSocialLogin(deps, c.req.valid('param').provider, request)), 200);
    },

    finishSocialLogin: async (c) => {
      const request = { ...c.req.valid('json'), address: c.var.clientAddress };
      return c.json(orThrow(await finishSocialLogin(deps, c.req.valid('param').provider, request)), 200);
    },

    readCompanyInfo: async (c) =>
      c.json(orThrow(await readCompanyInfo(deps, c.req.valid('json'), c.var.clientAddress)), 200),
  };
}

function callerOf(c: Context<Env>) {
  return {
    address: c.var.clientAddress,
    language: c.var.language,
  };
}
