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
 * Answers a token for a day. A password re-check is the same call, whose token the client ends at once. One answer for every miss; only the right password of a withdrawn account is told so. A social account has no password and misses likewise.
 * @summary Log in by ID
 */
export const LoginUserBody = LoginRequest

export const LoginUser200Response = LoginResult

/**
 * Needs the ticket that a confirmed code to the number gives, so an ID is told only to who holds the phone. The ticket is used up by it.
 * @summary Find an ID by mobile number
 */
export const FindLoginIdBody = FindIdRequest

export const FindLoginId200Response = FindIdResult

/**
 * Sends a code to the stored number when ID, name and phone belong together; answers alike when they do not. The code is confirmed like every other, and its ticket lets `change/password` set a new one.
 * @summary Ask for a password reset
 */
export const FindPasswordHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const FindPasswordBody = FindPasswordRequest

export const FindPassword200Response = VerificationResult

/**
 * By the single-use ticket of a reset, for every account with a password; or, logged in, by the current password, for general members. Ends every session of the account.
 * @summary Set a new password
 */
export const ChangePasswordBody = ChangePasswordRequest

export const ChangePassword200Response = PlainResult

/**
 * Revalidates a session at page load by the two keys that login gave, or exchanges once the key that a provider's own site put in the address. Any miss ends the session in silence. A session keeps its token and its end; it is not prolonged.
 * @summary Log in by single sign-on
 */
export const LoginBySsoBody = SsoRequest

export const LoginBySso200Response = SsoResult

/**
 * The token and its keys are dead from this moment.
 * @summary Log out
 */
export const LogoutUser200Response = PlainResult

/**
 * The member behind the token, and until when.
 * @summary Who is logged in
 */
export const GetSession200Response = SessionResult

/**
 * Every login of the caller's that has not ended, so that one that is not theirs is seen and ended. What is kept of a device is what it calls itself, and no address.
 * @summary Where the member is logged in
 */
export const ListSessions200Response = SessionListResult

/**
 * Ends every other login of the caller's at once, with the keys that would begin another. The one that asks goes on.
 * @summary Log out everywhere else
 */
export const EndOtherSessions204Response = zod.void()

/**
 * Ends one login of the caller's at once. Somebody else's is not there.
 * @summary Log out somewhere
 */
export const EndSessionParams = zod.strictObject({
  "session_id": zod.uuid().describe('As the list tells it.')
})

export const EndSession204Response = zod.void()

/**
 * Gives the address of the provider's consent page. The flow token stays in the browser that began: without it the provider's answer opens nothing. Good for ten minutes and for one answer.
 * @summary Begin a social login
 */
export const StartSocialLoginParams = zod.strictObject({
  "provider": zod.enum(['kakao', 'google', 'naver']).describe('Who signs the member in.')
})

export const StartSocialLoginBody = SocialStartRequest

export const StartSocialLogin200Response = SocialStartResult

/**
 * Exchanges what the provider's consent page sent back. Who is known is logged in; who is not gets a ticket with which a social sign-up begins, with what the provider told. One answer only: a code, a state or a flow token that was used opens nothing.
 * @summary Finish a social login
 */
export const FinishSocialLoginParams = zod.strictObject({
  "provider": zod.enum(['kakao', 'google', 'naver']).describe('Who signs the member in.')
})

export const FinishSocialLoginBody = SocialFinishRequest

export const FinishSocialLogin200Response = SocialFinishResult

/**
 * A code of six digits by SMS, good for three minutes and five tries. It goes out whether or not an ID belongs to the number; what belongs to it is told after it is proven.
 * @summary Send a code to find an ID
 */
export const RequestVerificationHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const RequestVerificationBody = VerificationRequest

export const RequestVerification200Response = VerificationResult

/**
 * Gives a single-use ticket of ten minutes, for what the code was asked for and nothing else.
 * @summary Confirm a code
 */
export const ConfirmVerificationParams = zod.strictObject({
  "verification_id": zod.uuid().describe('Came with the sending of the code.')
})

export const ConfirmVerificationBody = ConfirmationRequest

export const ConfirmVerification200Response = ConfirmationResult

/**
 * A company-linked hotel's own site says by `CsHsUi` which company a guest belongs to: base64url JSON, a dot, and its signature by the company's key. What is not signed rightly, or has expired, is null.
 * @summary Read whose employee a guest is
 */
export const ReadCompanyInfoBody = CompanyInfoRequest

export const ReadCompanyInfo200Response = CompanyInfoResult

