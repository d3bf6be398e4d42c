/**
 * Generated from openapi/ by scripts/generate. Do not edit.
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
 * Returns a bearer token that is valid for one day. To have a logged-in member re-enter the password, for example before the member edits the account, call this operation, and then revoke the new token with `logoutUser`. All failed logins return the same error, except that correct credentials for a closed account return `err05`. Social accounts have no password.
 * @summary Log in with a login ID
 */
export const LoginUserBody = LoginRequest

export const LoginUser200Response = LoginResult

/**
 * Returns the login ID that is registered with a phone number. Requires a single-use ticket from a confirmed code, so that the ID is disclosed only to the owner of the phone number.
 * @summary Find a login ID by mobile number
 */
export const FindLoginIdBody = FindIdRequest

export const FindLoginId200Response = FindIdResult

/**
 * Sends a code to the phone number if the login ID, name and phone number match an account. The response is the same if they don't match. Confirm the code with `confirmVerification`, and then call `changePassword` with the ticket.
 * @summary Request a password reset
 */
export const FindPasswordHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const FindPasswordBody = FindPasswordRequest

export const FindPassword200Response = VerificationResult

/**
 * Sets a new password and ends every session of the account. To reset a forgotten password, send the single-use ticket that `confirmVerification` returned. A ticket works for any account that has a password. Logged-in general members who joined with a login ID can send the current password instead.
 * @summary Set a new password
 */
export const ChangePasswordBody = ChangePasswordRequest

export const ChangePassword200Response = PlainResult

/**
 * Revalidates a session on page load with the `sso_key` and `company_code` from login. Also starts a session with a one-time key that a provider's site put in the URL. If the call fails with status 401 or 422, log the guest out without a message. After any other failure, keep the key and retry on the next page load. Revalidation changes neither the token nor the expiry of the session.
 * @summary Log in with single sign-on
 */
export const LoginBySsoBody = SsoRequest

export const LoginBySso200Response = SsoResult

/**
 * Immediately revokes the caller's access token and the single sign-on key of the session.
 * @summary Log out
 */
export const LogoutUser200Response = PlainResult

/**
 * Returns the logged-in member and the expiry of the session.
 * @summary Get the current session
 */
export const GetSession200Response = SessionResult

/**
 * Returns every active session of the caller, so that members can find and end sessions that they don't recognise. Device details are derived from the user agent. IP addresses aren't stored.
 * @summary List active sessions
 */
export const ListSessions200Response = SessionListResult

/**
 * Immediately ends every session of the caller except the current one. Also revokes the single sign-on keys of the ended sessions and any unused single sign-on keys that were created for the caller with `createSsoKey`.
 * @summary End all other sessions
 */
export const EndOtherSessions204Response = zod.void()

/**
 * Immediately ends one of the caller's sessions. Returns 404 if the session has already ended or doesn't belong to the caller.
 * @summary End a session
 */
export const EndSessionParams = zod.strictObject({
  "session_id": zod.uuid().describe('ID of the session, from `listSessions`.')
})

export const EndSession204Response = zod.void()

/**
 * Returns the URL of the provider's consent page. Keep the flow token in the browser that started the login, because `finishSocialLogin` requires this token. The login must be finished within ten minutes, and can be finished only once.
 * @summary Start a social login
 */
export const StartSocialLoginParams = zod.strictObject({
  "provider": zod.enum(['kakao', 'google', 'naver']).describe('Social login provider.')
})

export const StartSocialLoginBody = SocialStartRequest

export const StartSocialLogin200Response = SocialStartResult

/**
 * Exchanges the values from the provider's redirect for a session. If the social account isn't linked to a member, returns a ticket for a social sign-up and the details that the provider sent. Each code, state and flow token can be used only once.
 * @summary Finish a social login
 */
export const FinishSocialLoginParams = zod.strictObject({
  "provider": zod.enum(['kakao', 'google', 'naver']).describe('Social login provider.')
})

export const FinishSocialLoginBody = SocialFinishRequest

export const FinishSocialLogin200Response = SocialFinishResult

/**
 * Sends a six-digit code by SMS, valid for three minutes and five attempts. The code is sent whether or not an account uses the number. Accounts are disclosed only after the code is confirmed.
 * @summary Send a code for finding a login ID
 */
export const RequestVerificationHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const RequestVerificationBody = VerificationRequest

export const RequestVerification200Response = VerificationResult

/**
 * Confirms a code and returns a single-use ticket, which is valid for ten minutes. The ticket can be used only for the purpose for which the code was requested.
 * @summary Confirm a verification code
 */
export const ConfirmVerificationParams = zod.strictObject({
  "verification_id": zod.uuid().describe('Verification ID that was returned when the code was requested.')
})

export const ConfirmVerificationBody = ConfirmationRequest

export const ConfirmVerification200Response = ConfirmationResult

/**
 * Verifies the employer of a guest of a company-linked hotel. The hotel's website passes the employer in the `CsHsUi` parameter of its links to the booking site. The value consists of base64url-encoded JSON, a dot, and a signature made with a provider key of the hotel's company. `company_info` is null if the signature is invalid or has expired.
 * @summary Verify a guest's employer
 */
export const ReadCompanyInfoBody = CompanyInfoRequest

export const ReadCompanyInfo200Response = CompanyInfoResult

