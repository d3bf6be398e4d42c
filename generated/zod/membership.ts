/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

import {
  MembershipListRequest,
  MembershipListResult,
  OwnTierResult,
  TiersResult
} from './schemas.ts';



/**
 * Returns the membership tiers of the property's company, lowest first. No login is required.
 * @summary List tiers and their benefits
 */
export const listTiersQueryHotelCodeRegExp = new RegExp('^[0-9A-Za-z]{1,12}$');


export const ListTiersQueryParams = zod.strictObject({
  "hotel_code": zod.string().regex(listTiersQueryHotelCodeRegExp).describe('Property whose company\'s tiers to list.')
})

export const ListTiersHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.'),
  "if-none-match": zod.string().optional().describe('The ETag of the caller\'s cached response. If it is still current, the response is 304 with no body.')
})

export const ListTiers200Response = TiersResult

export const ListTiers304Response = zod.unknown()

/**
 * Returns the member's tier, the progress to the next one, and the history. Members reach a tier by completed stays in the last 12 months, or the company grants it. The higher of the two applies. Tiers are recalculated every hour. A grant is kept until it ends, even while a higher tier applies.
 * @summary Get the caller's tier
 */
export const GetOwnTierHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const GetOwnTier200Response = OwnTierResult

/**
 * A member can have several membership numbers. The first is the default for bookings.
 * @summary List a member's memberships
 */
export const ListMembershipsHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const ListMembershipsBody = MembershipListRequest

export const ListMemberships200Response = MembershipListResult

