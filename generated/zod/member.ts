/**
 * Generated from openapi/ by scripts/generate. Do not edit.
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
 * Returns the caller's account details and member type.
 * @summary Get the caller's account
 */
export const GetMemberHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const GetMember200Response = MemberResult

/**
 * Replaces the English name, address and marketing consent. Omitted optional fields are cleared. The login ID, name and birthday can't be changed. Use `changeContact` to change the phone number or email address. The time of a new marketing consent is recorded.
 * @summary Update the caller's account
 */
export const UpdateMemberHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const UpdateMemberBody = MemberChange

export const UpdateMember200Response = MemberResult

/**
 * Sends a code to the phone number or email address that will replace the current one. The account changes only when the code is confirmed with `changeContact`. A new code to the same recipient replaces the previous code.
 * @summary Send a code to a new phone number or email address
 */
export const SendContactCodeHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const SendContactCodeBody = ContactCodeRequest

export const SendContactCode200Response = VerificationResult

/**
 * Replaces the phone number or email address with the one to which the code was sent. Conflicts with other accounts are reported only after the code is confirmed. The email address that the account had before the change is notified. Unused codes that were sent to the account's phone number or email address before the change become invalid.
 * @summary Change the phone number or email address
 */
export const ChangeContactHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const ChangeContactBody = ContactConfirmation

export const ChangeContact200Response = MemberResult

/**
 * Searches Korean addresses by road name and number, building name or neighbourhood. Results are suggestions; `updateMember` accepts any address. Available only if `address_lookup` of the property is true.
 * @summary Look up a Korean address
 */
export const searchAddressesQueryQueryMin = 2;
export const searchAddressesQueryQueryMax = 80;



export const SearchAddressesQueryParams = zod.strictObject({
  "query": zod.string().min(searchAddressesQueryQueryMin).max(searchAddressesQueryQueryMax).describe('Search text with at least two characters.')
})

export const SearchAddressesHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const SearchAddresses200Response = AddressesResult

/**
 * Returns all data stored about the member, as data protection law requires. Password hashes and credentials are excluded, and passport numbers are masked. Codes, sign-ups and unused quotes are also excluded, because they are deleted within a day.
 * @summary Export the caller's data
 */
export const GetMemberDataHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const GetMemberData200Response = MemberDataResult

/**
 * Closes the account permanently, ends all sessions, and deletes points and personal data. The property keeps reservations as guest records for as long as the law requires. Fails if the member has an upcoming stay or an open refund, and returns the affected `reservation_numbers`. The member can re-join after 30 days.
 * @summary Close the caller's account
 */
export const WithdrawMember204Response = zod.void()

/**
 * Links a social account to the caller's account, so that the member can log in with the social account. Requires the ticket that `finishSocialLogin` returned for a social account without a member. Only one social account per provider can be linked.
 * @summary Link a social account
 */
export const LinkSocialAccountBody = SocialLinkRequest

export const LinkSocialAccount204Response = zod.void()

/**
 * Unlinks a social account from the caller's account, so that the member can no longer log in with the social account. The social account that was used to join can't be unlinked.
 * @summary Unlink a social account
 */
export const UnlinkSocialAccountParams = zod.strictObject({
  "provider": zod.enum(['kakao', 'google', 'naver']).describe('Provider of the social account.')
})

export const UnlinkSocialAccount204Response = zod.void()

