/**
 * Generated from openapi/ by scripts/generate. Do not edit.
 */
import * as zod from 'zod';

import {
  AffiliationRequest,
  DuplicateCheckRequest,
  DuplicateCheckResult,
  MemberCreated,
  MemberInformation,
  OwnershipRequest,
  SignupCodeRequest,
  SignupConfirmationRequest,
  SignupResult,
  SocialMemberInformation,
  StartSignupRequest,
  StartSignupResult,
  VerificationResult
} from './schemas.ts';



/**
 * Starts a sign-up for one type of member. Send the returned token with every step. The token expires after 30 minutes, and a new sign-up is then required. A ticket from a social login starts a social sign-up, which is available only for general members.
 * @summary Start a sign-up
 */
export const StartSignupBody = StartSignupRequest

export const StartSignup201Response = StartSignupResult

/**
 * Returns the verified details and the missing verifications, so that a client can resume the sign-up after a reload.
 * @summary Get the current sign-up
 */
export const GetSignup200Response = SignupResult

/**
 * Sends a code to the phone number or email address to be verified, or to the phone number of a guardian if the member is under 14. A new code replaces the previous code.
 * @summary Send a sign-up code
 */
export const SendSignupCodeHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const SendSignupCodeBody = SignupCodeRequest

export const SendSignupCode200Response = VerificationResult

/**
 * Confirms a code and marks the phone number or email address as verified for the sign-up. Conflicts with other accounts are reported only after the code is confirmed.
 * @summary Confirm a sign-up code
 */
export const ConfirmSignupCodeBody = SignupConfirmationRequest

export const ConfirmSignupCode200Response = SignupResult

/**
 * Verifies that the member works for an affiliate. The affiliate's name, business number and customer number must match one affiliate that the provider registered.
 * @summary Verify an affiliation
 */
export const VerifyAffiliationBody = AffiliationRequest

export const VerifyAffiliation200Response = SignupResult

/**
 * Verifies that a pre-sale member owns a room. The building, unit, room number, `distribution_number` and owner's name must match the sale of one room. Corporations must also send their business number. The error doesn't reveal which detail is wrong.
 * @summary Verify ownership of a room
 */
export const VerifyOwnershipHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const VerifyOwnershipBody = OwnershipRequest

export const VerifyOwnership200Response = SignupResult

/**
 * Call this operation before creating the member. The value is checked again at creation, because another sign-up can take the value in the meantime. The login ID of a closed account stays reserved for 30 days. Email addresses can be checked only after all required verifications are completed.
 * @summary Check whether a login ID or email address is available
 */
export const CheckDuplicateBody = DuplicateCheckRequest

export const CheckDuplicate200Response = DuplicateCheckResult

/**
 * Creates the member, completes the sign-up and logs the member in. Verified details are taken from the sign-up, so send only the other details. Only the verified email address of a cyber member must be sent again. A sign-up creates only one member. Repeating the call with the same login ID returns the same result, without a session.
 * @summary Create a member
 */
export const CreateMemberBody = MemberInformation

export const CreateMember201Response = MemberCreated

/**
 * Creates the member, completes a social sign-up and logs the member in. The verified phone number is taken from the sign-up. Send all other details, including those that the social provider returned. The member has no password. Repeating the call returns the same result, without a session.
 * @summary Create a member from a social account
 */
export const CreateSocialMemberBody = SocialMemberInformation

export const CreateSocialMember201Response = MemberCreated

