import { finishSocialLogin, logoutUser, startSocialLogin } from '../../../generated/hooks/session.ts';
import { linkSocialAccount } from '../../../generated/hooks/member.ts';
import type { SocialProvider } from '../../../generated/types.ts';
import { localProblem } from '../../../machines/problem.ts';
import { ProblemError } from '../../platform/api/api.ts';
import { type SocialFlow, storage } from '../../platform/tab/storage.ts';
import { bearing } from './login.actors.ts';

export async function linkSocial(provider: SocialProvider, hotel_code: string): Promise<void> {
  const { authorization_url, state, flow_token } = await startSocialLogin(provider, { hotel_code });
  storage.socialFlow.set({ provider, state, flow_token, entrance: 'login', link: true });
  location.assign(authorization_url);
}

/**
 * Links the provider's account to the member. Fails with `link_failed` if the response doesn't match the flow, and with
 * `already_linked` if the account already belongs to a member. In that case, the server has logged in that member, and
 * this function ends that login.
 */
export async function finishLink(flow: SocialFlow, answer: URLSearchParams, hotel_code: string): Promise<void> {
  const [code, state] = [answer.get('code'), answer.get('state')];
  if (!code || state !== flow.state) throw new ProblemError(localProblem('link_failed'));
  const finished = await finishSocialLogin(flow.provider, { hotel_code, code, state, flow_token: flow.flow_token });
  if (finished.social_ticket !== undefined) {
    await linkSocialAccount({ social_ticket: finished.social_ticket });
    return;
  }
  if (finished.token !== undefined) await logoutUser(bearing(finished.token)).catch(() => undefined);
  throw new ProblemError(localProblem('already_linked'));
}
