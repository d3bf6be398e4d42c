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
 * Everything that the member gave and what kind of member it is.
 * @summary Own account
 */
export const GetMemberHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const GetMember200Response = MemberResult

/**
 * Name in English, address and marketing consent, whole as they are to be; what is absent is taken away. ID, name and birthday stay; phone and email change by a code (changeContact). The day of a consent is kept with it.
 * @summary Edit the own account
 */
export const UpdateMemberHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const UpdateMemberBody = MemberChange

export const UpdateMember200Response = MemberResult

/**
 * To the phone or the email that is to take the place of the account's. Nothing changes until the code comes back. A new code to the same one ends the code before.
 * @summary Send a code to a new phone or email
 */
export const SendContactCodeHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const SendContactCodeBody = ContactCodeRequest

export const SendContactCode200Response = VerificationResult

/**
 * To what the code was sent to, which proves it. Whether another account has it is told only now, to who has proven it. The email that the account had until then is told by mail, and no code that is on its way to the old phone or email opens anything any more.
 * @summary Change phone or email
 */
export const ChangeContactHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const ChangeContactBody = ContactConfirmation

export const ChangeContact200Response = MemberResult

/**
 * By the name of a road with a number, of a building, or of a quarter. What is found is a help for typing: any address can be given to updateMember. Only where `address_lookup` of the property says so.
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
 * A copy of it to take along, as the law entitles every member to. Neither the password's hash nor anything that logs in is in it, and a passport's number is masked as everywhere. Codes, sign-ups and prices that nobody booked, which are forgotten within a day, are left out.
 * @summary Everything that is kept about the caller
 */
export const GetMemberDataHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const GetMemberData200Response = MemberDataResult

/**
 * Ends the account for good. Every login ends at once, and points and personal records are deleted; what was booked stays with the property as the law demands, as a guest's. Refused while a stay is ahead or a refund is open, which `reservation_numbers` names. Who wants to may join again after 30 days.
 * @summary Withdraw
 */
export const WithdrawMember204Response = zod.void()

/**
 * By the ticket that a social login gave to somebody whom no account knows. From then on it logs in to this account. One account of each provider.
 * @summary Link a social account
 */
export const LinkSocialAccountBody = SocialLinkRequest

export const LinkSocialAccount204Response = zod.void()

/**
 * It logs in to this account no more. The one used to join stays for good.
 * @summary Unlink a social account
 */
export const UnlinkSocialAccountParams = zod.strictObject({
  "provider": zod.enum(['kakao', 'google', 'naver']).describe('Whose account is unlinked.')
})

export const UnlinkSocialAccount204Response = zod.void()

