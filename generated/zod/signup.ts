/**
 * Generated from openapi/ by scripts/generate. Not edited.
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
 * Starts a sign-up for one type of member. Send its token with every step. The token expires after half an hour, and a new sign-up is needed after that. With a ticket from a social login it becomes a social sign-up, which is for general members only.
 * @summary Start a sign-up
 */
export const StartSignupBody = StartSignupRequest

export const StartSignup201Response = StartSignupResult

/**
 * Returns what has been verified and what is missing, so that a client can resume the sign-up after a reload.
 * @summary Get a sign-up
 */
export const GetSignup200Response = SignupResult

/**
 * Sends a code to the phone number or email that the member wants to verify, or to the guardian of a member under 14. A new code replaces the previous one.
 * @summary Send a code
 */
export const SendSignupCodeHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const SendSignupCodeBody = SignupCodeRequest

export const SendSignupCode200Response = VerificationResult

/**
 * Verifies the phone number or email for this sign-up. If another account uses it, that is reported only at this step, after it has been verified.
 * @summary Confirm a code
 */
export const ConfirmSignupCodeBody = SignupConfirmationRequest

export const ConfirmSignupCode200Response = SignupResult

/**
 * The affiliate's name, business number and customer number must match one affiliate that the provider registered.
 * @summary Verify an affiliation
 */
export const VerifyAffiliationBody = AffiliationRequest

export const VerifyAffiliation200Response = SignupResult

/**
 * For pre-sale members. Building, unit, room, sale number and contractor name must match the contract. Corporations also send their business number. The error doesn't reveal which detail is wrong.
 * @summary Verify ownership of a room
 */
export const VerifyOwnershipHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const VerifyOwnershipBody = OwnershipRequest

export const VerifyOwnership200Response = SignupResult

/**
 * Call this before creating the member. The value is checked again when the member is created, because another sign-up can take it in between. The ID of a withdrawn member stays reserved for 30 days. The availability of an email is disclosed only after every verification that the member type requires.
 * @summary Check whether an ID or email is available
 */
export const CheckDuplicateBody = DuplicateCheckRequest

export const CheckDuplicate200Response = DuplicateCheckResult

/**
 * The last step of a sign-up. Verified details are taken from the sign-up; send the remaining ones here. A sign-up creates one member. Repeating the call with the same ID returns the same result.
 * @summary Create a member
 */
export const CreateMemberBody = MemberInformation

export const CreateMember201Response = MemberCreated

/**
 * The last step of a social sign-up. Send the details that the provider didn't return. The member has no password.
 * @summary Create a member from a social account
 */
export const CreateSocialMemberBody = SocialMemberInformation

export const CreateSocialMember201Response = MemberCreated

