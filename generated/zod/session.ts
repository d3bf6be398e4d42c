/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

import {
  ChangePasswordRequest,
  CompanyInfoRequest,
  CompanyInfoResult,
  ConfirmationRequest,
  ConfirmationResult,
  FindIdRequest,
  FindIdResult,
  FindPasswordRequest,
  LoginRequest,
  LoginResult,
  PlainResult,
  SessionListResult,
  SessionResult,
  SocialFinishRequest,
  SocialFinishResult,
  SocialStartRequest,
  SocialStartResult,
  SsoRequest,
  SsoResult,
  VerificationRequest,
  VerificationResult
} from './schemas.ts';



/**
 * Returns a bearer token valid for one day. To re-check a password, call this operation and log the new token out at once. Every failed login returns the same error, including logins to social accounts, which have no password. The one exception: correct credentials for a withdrawn account return `err05`.
 * @summary Log in with an ID
 */
export const LoginUserBody = LoginRequest

export const LoginUser200Response = LoginResult

/**
 * Requires a ticket from a confirmed verification, so the ID is disclosed only to the phone's owner. The ticket can be used once.
 * @summary Find a login ID by mobile number
 */
export const FindLoginIdBody = FindIdRequest

export const FindLoginId200Response = FindIdResult

/**
 * Sends a code to the stored phone number if ID, name and number match an account. The response is the same if they don't. Confirm the code with `confirmVerification`, then use its ticket to call `changePassword`.
 * @summary Request a password reset
 */
export const FindPasswordHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const FindPasswordBody = FindPasswordRequest

export const FindPassword200Response = VerificationResult

/**
 * Send the single-use ticket from a password reset. It works for every account that has a password. A general member who is logged in can send the current password instead. Ends every session of the account.
 * @summary Set a new password
 */
export const ChangePasswordBody = ChangePasswordRequest

export const ChangePassword200Response = PlainResult

/**
 * Revalidates a session at page load with the `sso_key` and `company_code` from login. Also exchanges a one-time key that a provider's site put in the URL for a session. If the call fails, log the guest out without a message. Revalidation changes neither the token nor the expiry of the session.
 * @summary Log in by single sign-on
 */
export const LoginBySsoBody = SsoRequest

export const LoginBySso200Response = SsoResult

/**
 * Revokes the token and its single sign-on key immediately.
 * @summary Log out
 */
export const LogoutUser200Response = PlainResult

/**
 * Returns the logged-in member and when the session expires.
 * @summary Get the current session
 */
export const GetSession200Response = SessionResult

/**
 * Returns every active session of the caller, so that the member can find and end one they don't recognise. Device details come from the user agent. IP addresses aren't stored.
 * @summary List active sessions
 */
export const ListSessions200Response = SessionListResult

/**
 * Logs the member out of every session except the current one, immediately. Their single sign-on keys and unused provider keys are revoked too.
 * @summary End all other sessions
 */
export const EndOtherSessions204Response = zod.void()

/**
 * Logs the member out of one session immediately. Returns 404 for a session that isn't yours.
 * @summary End a session
 */
export const EndSessionParams = zod.strictObject({
  "session_id": zod.uuid().describe('Session ID from `listSessions`.')
})

export const EndSession204Response = zod.void()

/**
 * Returns the URL of the provider's consent page. Keep the flow token in the browser that started the login, because `finishSocialLogin` requires it. The login can be finished once, within ten minutes.
 * @summary Start a social login
 */
export const StartSocialLoginParams = zod.strictObject({
  "provider": zod.enum(['kakao', 'google', 'naver']).describe('Provider to log in with.')
})

export const StartSocialLoginBody = SocialStartRequest

export const StartSocialLogin200Response = SocialStartResult

/**
 * Exchanges the values of the provider's redirect for a session. If no member uses the social account, returns a ticket for a social sign-up and the details that the provider sent. Each code, state and flow token works once.
 * @summary Finish a social login
 */
export const FinishSocialLoginParams = zod.strictObject({
  "provider": zod.enum(['kakao', 'google', 'naver']).describe('Provider to log in with.')
})

export const FinishSocialLoginBody = SocialFinishRequest

export const FinishSocialLogin200Response = SocialFinishResult

/**
 * Sends a six-digit code by SMS, valid for three minutes and five attempts. The code is sent whether or not an account uses the number. Accounts are disclosed only after the code is confirmed.
 * @summary Send a code for finding a login ID
 */
export const RequestVerificationHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const RequestVerificationBody = VerificationRequest

export const RequestVerification200Response = VerificationResult

/**
 * Returns a single-use ticket, valid for ten minutes. The ticket works only for the purpose that the code was requested for.
 * @summary Confirm a code
 */
export const ConfirmVerificationParams = zod.strictObject({
  "verification_id": zod.uuid().describe('ID returned when the code was sent.')
})

export const ConfirmVerificationBody = ConfirmationRequest

export const ConfirmVerification200Response = ConfirmationResult

/**
 * The website of a company-linked hotel passes the guest's employer in `CsHsUi`: base64url JSON, a dot, and a signature made with the hotel company's provider key. Returns null if the signature is invalid or has expired.
 * @summary Verify a guest's employer
 */
export const ReadCompanyInfoBody = CompanyInfoRequest

export const ReadCompanyInfo200Response = CompanyInfoResult

