import { fromPromise } from 'xstate';
import { listMemberships } from '../../../generated/hooks/membership.ts';
import { finishSocialLogin, loginUser, startSocialLogin } from '../../../generated/hooks/session.ts';
import type {
  LoginResult,
  MembershipListResult,
  SocialFinishResult,
  SocialStartResult,
} from '../../../generated/types.ts';
import { secretChannel } from '../../../machines/secret-channel.ts';
import {
  type FinishSocialInput,
  type LoginInput,
  loginMachine,
  type StartSocialInput,
} from '../../../machines/session/login.machine.ts';
import type { MembershipsInput } from '../../../machines/session/memberships.ts';
import { rejectWithProblem } from '../../platform/api/api.ts';

export function bearing(token: string) {
  return { headers: { Authorization: `Bearer ${token}` } };
}

/** Sends the token explicitly, because the login that is in progress hasn't been stored yet. */
export const membershipsActor = fromPromise<MembershipListResult, MembershipsInput>(({ input }) =>
  listMemberships(input.body, bearing(input.token)).catch(rejectWithProblem),
);

/** Call this once per screen. Secrets bypass the machine, so no snapshot contains them. */
export function loginLogic() {
  const password = secretChannel<{ password: string }>();
  const callback = secretChannel<{ code: string; flow_token: string }>();
  const logic = loginMachine.provide({
    actors: {
      login: password.actor<LoginResult, LoginInput>((input, secret, signal) =>
        loginUser({ ...input, ...secret }, { signal }).catch(rejectWithProblem),
      ),
      memberships: membershipsActor,
      startSocial: fromPromise<SocialStartResult, StartSocialInput>(({ input, signal }) =>
        startSocialLogin(input.provider, input.body, { signal }).catch(rejectWithProblem),
      ),
      finishSocial: callback.actor<SocialFinishResult, FinishSocialInput>((input, secret) =>
        finishSocialLogin(input.provider, { ...input.body, ...secret }).catch(rejectWithProblem),
      ),
    },
  });
  return { password, callback, logic };
}
