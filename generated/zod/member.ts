/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

import {
  MemberChange,
  MemberDataResult,
  MemberResult,
  SocialLinkRequest
} from './schemas.ts';



/**
 * Everything that the member gave and what kind of member it is.
 * @summary Own account
 */
export const GetMemberHeader = zod.object({
  "accept-language": zod.string().optional().describe('The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.')
})

export const GetMember200Response = MemberResult

/**
 * Name in English, address and marketing consent, whole as they are to be; what is absent is taken away. ID, name, birthday and the proven phone and email stay. The day of a consent is kept with it.
 * @summary Edit the own account
 */
export const UpdateMemberHeader = zod.object({
  "accept-language": zod.string().optional().describe('The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.')
})

export const UpdateMemberBody = MemberChange

export const UpdateMember200Response = MemberResult

/**
 * A copy of it to take along, as the law entitles every member to. Neither the password's hash nor anything that logs in is in it, and a passport's number is masked as everywhere. Codes, sign-ups and prices that nobody booked, which are forgotten within a day, are left out.
 * @summary Everything that is kept about the caller
 */
export const GetMemberDataHeader = zod.object({
  "accept-language": zod.string().optional().describe('The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.')
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

