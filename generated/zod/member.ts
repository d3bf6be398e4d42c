/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

import {
  AddressesResult,
  ContactCodeRequest,
  ContactConfirmation,
  MemberChange,
  MemberDataResult,
  MemberResult,
  SocialLinkRequest,
  VerificationResult
} from './schemas.ts';



/**
 * Returns the member's details and member type.
 * @summary Get the account
 */
export const GetMemberHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const GetMember200Response = MemberResult

/**
 * Replaces the English name, address and marketing consent. An omitted field is cleared. The login ID, name and birthday can't be changed. Use `changeContact` to change the phone number or email. The date of a marketing consent is recorded.
 * @summary Update the account
 */
export const UpdateMemberHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const UpdateMemberBody = MemberChange

export const UpdateMember200Response = MemberResult

/**
 * Sends a code to the phone number or email that will replace the current one. The account changes only when the code is confirmed with `changeContact`. A new code to the same phone or email replaces the previous one.
 * @summary Send a code to a new phone or email
 */
export const SendContactCodeHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const SendContactCodeBody = ContactCodeRequest

export const SendContactCode200Response = VerificationResult

/**
 * Replaces the phone number or email with the one that the code was sent to. If another account uses it, that is reported only at this step, after it has been verified. The previous email is notified. Pending codes to the previous phone number or email stop working.
 * @summary Change the phone number or email
 */
export const ChangeContactHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const ChangeContactBody = ContactConfirmation

export const ChangeContact200Response = MemberResult

/**
 * Searches by road name and number, building name or neighbourhood. Results are suggestions; `updateMember` accepts any address. Available only if the property's `address_lookup` is true.
 * @summary Look up a Korean address
 */
export const searchAddressesQueryQueryMin = 2;
export const searchAddressesQueryQueryMax = 80;



export const SearchAddressesQueryParams = zod.strictObject({
  "query": zod.string().min(searchAddressesQueryQueryMin).max(searchAddressesQueryQueryMax).describe('At least two characters.')
})

export const SearchAddressesHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const SearchAddresses200Response = AddressesResult

/**
 * Returns everything stored about the member, as data protection law requires. Password hashes and credentials are excluded, and passport numbers are masked. Codes, sign-ups and unused quotes are excluded because they are deleted within a day.
 * @summary Export the caller's data
 */
export const GetMemberDataHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const GetMemberData200Response = MemberDataResult

/**
 * Closes the account permanently. All sessions end, and points and personal records are deleted. The property keeps reservations as guest records for as long as the law requires. Fails while there is an upcoming stay or an open refund; `reservation_numbers` lists them. The member can re-join after 30 days.
 * @summary Delete the account
 */
export const WithdrawMember204Response = zod.void()

/**
 * Send the ticket that `finishSocialLogin` returned for a social account without a member. The social account can then log in to this account. Each provider can be linked once.
 * @summary Link a social account
 */
export const LinkSocialAccountBody = SocialLinkRequest

export const LinkSocialAccount204Response = zod.void()

/**
 * The social account can no longer log in to this account. The one used to join can't be unlinked.
 * @summary Unlink a social account
 */
export const UnlinkSocialAccountParams = zod.strictObject({
  "provider": zod.enum(['kakao', 'google', 'naver']).describe('Provider of the social account.')
})

export const UnlinkSocialAccount204Response = zod.void()

