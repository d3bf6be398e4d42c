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
 * Opens a sign-up for one kind of member. Its token ties the steps together for half an hour; after that the sign-up begins anew. With the ticket of a social login it becomes a social sign-up, for general members only.
 * @summary Begin a sign-up
 */
export const StartSignupBody = StartSignupRequest

export const StartSignup201Response = StartSignupResult

/**
 * What has been proven and what is missing; after a reload the site goes on from here.
 * @summary Where a sign-up stands
 */
export const GetSignup200Response = SignupResult

/**
 * To the phone or the email that the member, or the guardian of one under 14, wants to prove. A new code ends the one before.
 * @summary Send a code
 */
export const SendSignupCodeHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const SendSignupCodeBody = SignupCodeRequest

export const SendSignupCode200Response = VerificationResult

/**
 * Proves the phone or the email for this sign-up. Whether it is free to use is told only now, to who has proven it.
 * @summary Confirm a code
 */
export const ConfirmSignupCodeBody = SignupConfirmationRequest

export const ConfirmSignupCode200Response = SignupResult

/**
 * The affiliate's name, business number and customer number must belong together in what the provider registered.
 * @summary Prove an affiliation
 */
export const VerifyAffiliationBody = AffiliationRequest

export const VerifyAffiliation200Response = SignupResult

/**
 * For pre-sale members: building, unit and room, with the sale number and the contractor's name, must be those of the contract; a corporation adds its business number. One answer for every miss.
 * @summary Prove an owned room
 */
export const VerifyOwnershipHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const VerifyOwnershipBody = OwnershipRequest

export const VerifyOwnership200Response = SignupResult

/**
 * Required before sign-up; creation checks again, because somebody may be quicker. The ID of a withdrawn member is kept for 30 days. Whether an email is somebody's is told to who has proven everything that this kind of member must.
 * @summary Ask whether an ID or an email is free
 */
export const CheckDuplicateBody = DuplicateCheckRequest

export const CheckDuplicate200Response = DuplicateCheckResult

/**
 * The last step. What was proven comes from the sign-up, the rest from here; a password obeys the rules of the contract. One sign-up makes one member: asked again with the same ID, it answers the same.
 * @summary Create a member
 */
export const CreateMemberBody = MemberInformation

export const CreateMember201Response = MemberCreated

/**
 * The last step of a social sign-up: the information that the provider did not give. Such a member has no password.
 * @summary Create a member from a social account
 */
export const CreateSocialMemberBody = SocialMemberInformation

export const CreateSocialMember201Response = MemberCreated

