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
  Problem,
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

export const LoginUser400Response = Problem

export const LoginUser401Response = Problem

export const LoginUser403Response = Problem

export const LoginUser404Response = Problem

export const LoginUser413Response = Problem

export const LoginUser415Response = Problem

export const LoginUser422Response = Problem

export const LoginUser429Response = Problem

export const LoginUser500Response = Problem

export const LoginUser503Response = Problem

/**
 * Needs the ticket that a confirmed code to the number gives, so an ID is told only to who holds the phone. The ticket is used up by it.
 * @summary Find an ID by mobile number
 */
export const FindLoginIdBody = FindIdRequest

export const FindLoginId200Response = FindIdResult

export const FindLoginId400Response = Problem

export const FindLoginId404Response = Problem

export const FindLoginId410Response = Problem

export const FindLoginId413Response = Problem

export const FindLoginId415Response = Problem

export const FindLoginId422Response = Problem

export const FindLoginId429Response = Problem

export const FindLoginId500Response = Problem

export const FindLoginId503Response = Problem

/**
 * Sends a code to the stored number when ID, name and phone belong together; answers alike when they do not. The code is confirmed like every other, and its ticket lets `change/password` set a new one.
 * @summary Ask for a password reset
 */
export const findPasswordHeaderAcceptLanguageMax = 200;



export const FindPasswordHeader = zod.object({
  "accept-language": zod.string().max(findPasswordHeaderAcceptLanguageMax).optional().describe('The language that names and texts are wanted in, as a BCP 47 tag or list. Korean is the fallback.')
})

export const FindPasswordBody = FindPasswordRequest

export const FindPassword200Response = VerificationResult

export const FindPassword400Response = Problem

export const FindPassword404Response = Problem

export const FindPassword413Response = Problem

export const FindPassword415Response = Problem

export const FindPassword422Response = Problem

export const FindPassword429Response = Problem

export const FindPassword500Response = Problem

export const FindPassword503Response = Problem

/**
 * By the single-use ticket of a reset, for every account with a password; or, logged in, by the current password, for general members. Ends every session of the account.
 * @summary Set a new password
 */
export const ChangePasswordBody = ChangePasswordRequest

export const ChangePassword200Response = PlainResult

export const ChangePassword400Response = Problem

export const ChangePassword401Response = Problem

export const ChangePassword403Response = Problem

export const ChangePassword404Response = Problem

export const ChangePassword409Response = Problem

export const ChangePassword410Response = Problem

export const ChangePassword413Response = Problem

export const ChangePassword415Response = Problem

export const ChangePassword422Response = Problem

export const ChangePassword429Response = Problem

export const ChangePassword500Response = Problem

export const ChangePassword503Response = Problem

/**
 * Revalidates a session at page load by the two keys that login gave, or exchanges once the key that a provider's own site put in the address. Any miss ends the session in silence. A session keeps its token and its end; it is not prolonged.
 * @summary Log in by single sign-on
 */
export const LoginBySsoBody = SsoRequest

export const LoginBySso200Response = SsoResult

export const LoginBySso400Response = Problem

export const LoginBySso401Response = Problem

export const LoginBySso404Response = Problem

export const LoginBySso413Response = Problem

export const LoginBySso415Response = Problem

export const LoginBySso422Response = Problem

export const LoginBySso429Response = Problem

export const LoginBySso500Response = Problem

export const LoginBySso503Response = Problem

/**
 * The token and its keys are dead from this moment.
 * @summary Log out
 */
export const LogoutUser200Response = PlainResult

export const LogoutUser401Response = Problem

export const LogoutUser500Response = Problem

export const LogoutUser503Response = Problem

/**
 * The member behind the token, and until when.
 * @summary Who is logged in
 */
export const GetSession200Response = SessionResult

export const GetSession401Response = Problem

export const GetSession500Response = Problem

export const GetSession503Response = Problem

/**
 * Gives the address of the provider's consent page. The flow token stays in the browser that began: without it the provider's answer opens nothing. Good for ten minutes and for one answer.
 * @summary Begin a social login
 */
export const StartSocialLoginParams = zod.strictObject({
  "provider": zod.enum(['kakao', 'google', 'naver']).describe('Who signs the member in.')
})

export const StartSocialLoginBody = SocialStartRequest

export const StartSocialLogin200Response = SocialStartResult

export const StartSocialLogin400Response = Problem

export const StartSocialLogin404Response = Problem

export const StartSocialLogin413Response = Problem

export const StartSocialLogin415Response = Problem

export const StartSocialLogin422Response = Problem

export const StartSocialLogin429Response = Problem

export const StartSocialLogin500Response = Problem

export const StartSocialLogin503Response = Problem

/**
 * Exchanges what the provider's consent page sent back. Who is known is logged in; who is not gets a ticket with which a social sign-up begins, with what the provider told. One answer only: a code, a state or a flow token that was used opens nothing.
 * @summary Finish a social login
 */
export const FinishSocialLoginParams = zod.strictObject({
  "provider": zod.enum(['kakao', 'google', 'naver']).describe('Who signs the member in.')
})

export const FinishSocialLoginBody = SocialFinishRequest

export const FinishSocialLogin200Response = SocialFinishResult

export const FinishSocialLogin400Response = Problem

export const FinishSocialLogin403Response = Problem

export const FinishSocialLogin404Response = Problem

export const FinishSocialLogin410Response = Problem

export const FinishSocialLogin413Response = Problem

export const FinishSocialLogin415Response = Problem

export const FinishSocialLogin422Response = Problem

export const FinishSocialLogin429Response = Problem

export const FinishSocialLogin500Response = Problem

export const FinishSocialLogin502Response = Problem

export const FinishSocialLogin503Response = Problem

/**
 * A code of six digits by SMS, good for three minutes and five tries. It goes out whether or not an ID belongs to the number; what belongs to it is told after it is proven.
 * @summary Send a code to find an ID
 */
export const requestVerificationHeaderAcceptLanguageMax = 200;



export const RequestVerificationHeader = zod.object({
  "accept-language": zod.string().max(requestVerificationHeaderAcceptLanguageMax).optional().describe('The language that names and texts are wanted in, as a BCP 47 tag or list. Korean is the fallback.')
})

export const RequestVerificationBody = VerificationRequest

export const RequestVerification200Response = VerificationResult

export const RequestVerification400Response = Problem

export const RequestVerification404Response = Problem

export const RequestVerification413Response = Problem

export const RequestVerification415Response = Problem

export const RequestVerification422Response = Problem

export const RequestVerification429Response = Problem

export const RequestVerification500Response = Problem

export const RequestVerification503Response = Problem

/**
 * Gives a single-use ticket of ten minutes, for what the code was asked for and nothing else.
 * @summary Confirm a code
 */
export const ConfirmVerificationParams = zod.strictObject({
  "verification_id": zod.uuid().describe('Came with the sending of the code.')
})

export const ConfirmVerificationBody = ConfirmationRequest

export const ConfirmVerification200Response = ConfirmationResult

export const ConfirmVerification400Response = Problem

export const ConfirmVerification404Response = Problem

export const ConfirmVerification410Response = Problem

export const ConfirmVerification413Response = Problem

export const ConfirmVerification415Response = Problem

export const ConfirmVerification422Response = Problem

export const ConfirmVerification429Response = Problem

export const ConfirmVerification500Response = Problem

export const ConfirmVerification503Response = Problem

/**
 * A company-linked hotel's own site says by `CsHsUi` which company a guest belongs to: base64url JSON, a dot, and its signature by the company's key. What is not signed rightly, or has expired, is null.
 * @summary Read whose employee a guest is
 */
export const ReadCompanyInfoBody = CompanyInfoRequest

export const ReadCompanyInfo200Response = CompanyInfoResult

export const ReadCompanyInfo400Response = Problem

export const ReadCompanyInfo404Response = Problem

export const ReadCompanyInfo413Response = Problem

export const ReadCompanyInfo415Response = Problem

export const ReadCompanyInfo422Response = Problem

export const ReadCompanyInfo429Response = Problem

export const ReadCompanyInfo500Response = Problem

export const ReadCompanyInfo503Response = Problem

