/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import {
  ChangePasswordRequest
} from '../schemas/changePasswordRequest.ts';

import {
  FindIdRequest
} from '../schemas/findIdRequest.ts';

import {
  FindIdResult
} from '../schemas/findIdResult.ts';

import {
  FindPasswordRequest
} from '../schemas/findPasswordRequest.ts';

import {
  FindPasswordResult
} from '../schemas/findPasswordResult.ts';

import {
  LoginRequest
} from '../schemas/loginRequest.ts';

import {
  LoginResult
} from '../schemas/loginResult.ts';

import {
  PlainResult
} from '../schemas/plainResult.ts';

import {
  Problem
} from '../schemas/problem.ts';

import {
  SsoRequest
} from '../schemas/ssoRequest.ts';

import {
  SsoResult
} from '../schemas/ssoResult.ts';


/**
 * Answers a token for a day. A password re-check is the same call, whose token the client ends at once. One answer for every miss; only the right password of a withdrawn account is told so.
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
 * Needs the ticket that a verified code to the stored number gives; so an ID is told only to who holds the phone.
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
 * Sends a code to the stored number when ID, name and phone belong together; answers alike when they do not.
 * @summary Ask for a password reset
 */
export const FindPasswordBody = FindPasswordRequest

export const FindPassword200Response = FindPasswordResult

export const FindPassword400Response = Problem

export const FindPassword404Response = Problem

export const FindPassword413Response = Problem

export const FindPassword415Response = Problem

export const FindPassword422Response = Problem

export const FindPassword429Response = Problem

export const FindPassword500Response = Problem

export const FindPassword503Response = Problem

/**
 * By the single-use ticket of a reset, or, logged in, by the current password. Ends every session of the account.
 * @summary Set a new password
 */
export const ChangePasswordBody = ChangePasswordRequest

export const ChangePassword200Response = PlainResult

export const ChangePassword400Response = Problem

export const ChangePassword401Response = Problem

export const ChangePassword403Response = Problem

export const ChangePassword409Response = Problem

export const ChangePassword410Response = Problem

export const ChangePassword413Response = Problem

export const ChangePassword415Response = Problem

export const ChangePassword422Response = Problem

export const ChangePassword429Response = Problem

export const ChangePassword500Response = Problem

export const ChangePassword503Response = Problem

/**
 * Revalidates a session at page load by the two keys that login gave, or exchanges once the key that a provider's own site put in the address. Any miss ends the session in silence.
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

