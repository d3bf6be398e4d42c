import type { Context } from 'hono';
import type { Handlers } from '../../generated/routes.ts';
import { type Env, principal, type Resolvers } from '../platform/http/context.ts';
import { ok } from '../platform/outcome.ts';
import { type CompanyInfoDeps, readCompanyInfo } from './company-info.usecases.ts';
import {
  changePassword,
  findLoginId,
  findPassword,
  type RecoveryDeps,
  requestVerification,
} from './recovery.usecases.ts';
import { deviceOf } from './device.rules.ts';
import { endOtherSessions, endSession, listSessions } from './own-sessions.usecases.ts';
import {
  type Caller,
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
    loginUser: async (c) => loginUser(deps, c.req.valid('json'), loginCallerOf(c)),

    loginBySso: async (c) => loginBySso(deps, c.req.valid('json'), loginCallerOf(c)),

    getSession: async (c) => getSession(deps, principal(c, 'bearerAuth')),

    logoutUser: async (c) => {
      await logoutUser(deps, principal(c, 'bearerAuth'));
      return ok({ result: 'success' });
    },

    listSessions: async (c) => listSessions(deps, principal(c, 'bearerAuth')),

    endSession: async (c) => endSession(deps, principal(c, 'bearerAuth'), c.req.valid('param').session_id),

    endOtherSessions: async (c) => endOtherSessions(deps, principal(c, 'bearerAuth')),

    requestVerification: async (c) => requestVerification(deps, c.req.valid('json'), callerOf(c)),

    confirmVerification: async (c) => {
      const { verification_id: verificationId } = c.req.valid('param');
      const confirmation = { ...c.req.valid('json'), verificationId, address: c.var.clientAddress };
      return confirmVerification(deps, confirmation);
    },

    findLoginId: async (c) => findLoginId(deps, c.req.valid('json'), c.var.clientAddress),

    findPassword: async (c) => findPassword(deps, c.req.valid('json'), callerOf(c)),

    changePassword: async (c) => {
      const change = { ...c.req.valid('json'), address: c.var.clientAddress };
      return changePassword(deps, change, c.get('principals').bearerAuth);
    },

    startSocialLogin: async (c) => {
      const request = { ...c.req.valid('json'), address: c.var.clientAddress };
      return startSocialLogin(deps, c.req.valid('param').provider, request);
    },

    finishSocialLogin: async (c) => {
      const request = { ...c.req.valid('json'), ...loginCallerOf(c) };
      return finishSocialLogin(deps, c.req.valid('param').provider, request);
    },

    readCompanyInfo: async (c) => readCompanyInfo(deps, c.req.valid('json'), c.var.clientAddress),
  };
}

function loginCallerOf(c: Context<Env>): Caller {
  return { address: c.var.clientAddress, device: deviceOf(c.req.header('user-agent')) };
}

function callerOf(c: Context<Env>) {
  return {
    address: c.var.clientAddress,
    language: c.var.language,
  };
}
