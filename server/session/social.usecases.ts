import { createHmac } from 'node:crypto';
import type { ProblemCode } from '../../generated/problems.ts';
import type {
  SocialFinishRequest,
  SocialFinishResult,
  SocialPrefill,
  SocialProvider,
  SocialStartResult,
} from '../../generated/types.ts';
import { SocialPrefill as Prefill } from '../../generated/zod/schemas.ts';
import { findBySocial, findWithdrawnAccount, holdMember, type Member } from '../member/member.usecases.ts';
import { fail, ok, type Outcome } from '../platform/outcome.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import { hashToken, newToken } from '../platform/tokens.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { Hotel } from '../property/hotel.rules.ts';
import { findHotel } from '../property/property.usecases.ts';
import type { Device } from './device.rules.ts';
import { after, LIMITS, SOCIAL_FLOW_MS, SOCIAL_TICKET_MS } from './session.rules.ts';
import { type Caller, openSession, type SessionDeps } from './session.usecases.ts';
import { insertFlow, takeFlow } from './social-flow.repository.ts';
import type { SocialAttempt, SocialGateway, SocialIdentity, Socials } from './social/social.ts';
import { insertSocialTicket } from './verification.repository.ts';

export type SocialDeps = SessionDeps & { limiter: RateLimiter; socials: Socials; publicUrl: string };

const PROVIDERS: readonly SocialProvider[] = ['kakao', 'google', 'naver'];

/** Returns the configured providers, in the order in which the site shows them. */
export function socialLoginsOf(socials: Socials): SocialProvider[] {
  return PROVIDERS.filter((provider) => socials[provider]);
}

/**
 * Starts a login with a provider. The flow token stays in the browser. Fails with `not_found` if the property doesn't
 * exist or the provider isn't configured.
 */
export async function startSocialLogin(
  deps: SocialDeps,
  provider: SocialProvider,
  { hotel_code, address }: { hotel_code: string; address: string },
): Promise<Outcome<SocialStartResult, ProblemCode<'startSocialLogin'>>> {
  const context = await contextOf(deps, provider, hotel_code);
  if (!context.ok) return context;
  const allowed = await deps.limiter.hit(LIMITS.socialStart, '', address);
  if (!allowed.ok) return allowed;
  const { companyCode, hotelCode, gateway } = context.value;
  const state = deps.ids.token();
  const flow_token = newToken(deps.ids, companyCode);
  const url = await gateway.authorizationUrl(attemptOf(deps, provider, state, flow_token));
  if (!url.ok) return url;
  const expiresAt = after(deps.clock.now(), SOCIAL_FLOW_MS);
  await insertFlow(deps.db, {
    companyCode,
    stateHash: hashToken(state),
    provider,
    hotelCode,
    flowTokenHash: hashToken(flow_token),
    expiresAt,
  });
  const expires_at = expiresAt.toISOString();
  return ok({ result: 'success', authorization_url: url.value, state, flow_token, expires_at });
}

/**
 * Handles the provider's callback: logs a known member in, or returns a sign-up ticket for an unknown person. The flow
 * is consumed before the provider is called, so it can't be retried. Fails with `verification_expired` if the flow has
 * expired, was used, or belongs to another browser, provider or property, and with `err05` if the member has withdrawn.
 */
export async function finishSocialLogin(
  deps: SocialDeps,
  provider: SocialProvider,
  { hotel_code, code, state, flow_token, address, device }: SocialFinishRequest & Caller,
): Promise<Outcome<SocialFinishResult, ProblemCode<'finishSocialLogin'>>> {
  const context = await contextOf(deps, provider, hotel_code);
  if (!context.ok) return context;
  const allowed = await deps.limiter.hit(LIMITS.socialFinish, '', address);
  if (!allowed.ok) return allowed;
  const { companyCode, hotelCode, gateway } = context.value;
  const flow = {
    companyCode,
    stateHash: hashToken(state),
    provider,
    hotelCode,
    flowTokenHash: hashToken(flow_token),
  };
  if (!(await takeFlow(deps.db, flow, deps.clock.now()))) return fail('verification_expired');

  const attempt = attemptOf(deps, provider, state, flow_token);
  const identified = await gateway.identify({ ...attempt, callback: { code, state } });
  if (!identified.ok) return identified;
  const social = { provider, subject: identified.value.subject };
  const person = await findBySocial(deps.db, companyCode, social);
  if (person) return loggedIn(deps, person, device);
  if (await findWithdrawnAccount(deps.db, deps, companyCode, { social })) return fail('err05');
  return signupNeeded(deps, companyCode, identified.value);
}

function loggedIn(deps: SocialDeps, person: Member, device: Device): Promise<Outcome<SocialFinishResult, 'err05'>> {
  return inTransaction(deps.db, async (tx) => {
    if (!(await holdMember(tx, person))) return fail('err05');
    return ok({ result: 'success', outcome: 'logged_in', ...(await openSession(deps, tx, person, device)) });
  });
}

type FlowContext = Pick<Hotel, 'companyCode' | 'hotelCode'> & { gateway: SocialGateway };

async function contextOf(
  deps: SocialDeps,
  provider: SocialProvider,
  code: string,
): Promise<Outcome<FlowContext, 'not_found'>> {
  const found = await findHotel(deps, code);
  if (!found.ok) return found;
  const { companyCode, hotelCode } = found.value;
  const gateway = deps.socials[provider];
  return gateway
    ? ok({ companyCode, hotelCode, gateway })
    : fail('not_found', { detail: 'This login provider is not configured.' });
}

/**
 * Derives the PKCE verifier and nonce from the browser's flow token, so that the stored data alone can't complete a
 * login.
 */
function attemptOf(
  { secret, publicUrl }: SocialDeps,
  provider: SocialProvider,
  state: string,
  flowToken: string,
): SocialAttempt {
  const derived = (what: string) =>
    createHmac('sha256', secret).update(`social ${what} ${state} ${flowToken}`).digest('base64url');
  const redirectUri = `${publicUrl}/${provider}/connect`;
  return { redirectUri, state, nonce: derived('nonce'), codeVerifier: derived('verifier') };
}

async function signupNeeded(
  { db, clock, ids }: SocialDeps,
  companyCode: string,
  identity: SocialIdentity,
): Promise<Outcome<SocialFinishResult, never>> {
  const social_ticket = newToken(ids, companyCode);
  const expiresAt = after(clock.now(), SOCIAL_TICKET_MS);
  await insertSocialTicket(db, { companyCode, ticketHash: hashToken(social_ticket), identity, expiresAt });
  return ok({
    result: 'success',
    outcome: 'signup_needed',
    social_ticket,
    expires_at: expiresAt.toISOString(),
    prefill: prefillOf(identity),
  });
}

/** Returns the profile fields that can prefill the sign-up form. Leaves out values that the contract doesn't allow. */
export function prefillOf(profile: SocialPrefill): SocialPrefill {
  const fields = Object.keys(Prefill.shape) as (keyof SocialPrefill)[];
  return Object.fromEntries(
    fields
      .filter((field) => profile[field] !== undefined && Prefill.shape[field].safeParse(profile[field]).success)
      .map((field) => [field, profile[field]]),
  );
}
