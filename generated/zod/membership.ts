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
 * What the company's membership is worth, from the first tier to the highest; for visitors too.
 * @summary Tiers and their benefits
 */
export const listTiersQueryHotelCodeRegExp = new RegExp('^[0-9A-Za-z]{1,12}$');


export const ListTiersQueryParams = zod.strictObject({
  "hotel_code": zod.string().regex(listTiersQueryHotelCodeRegExp).describe('The property that is asked about.')
})

export const ListTiersHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.'),
  "if-none-match": zod.string().optional().describe('The ETag of the caller\'s cached response. If it is still current, the response is 304 with no body.')
})

export const ListTiers200Response = TiersResult

export const ListTiers304Response = zod.unknown()

/**
 * The caller's tier, what is missing for the next, and how it changed. A tier is reached by the stays of the last 12 months that are over, or granted by the company; whichever is higher counts. It is counted anew every hour, and a grant stands beneath it until it ends.
 * @summary Own tier
 */
export const GetOwnTierHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const GetOwnTier200Response = OwnTierResult

/**
 * A member may hold several membership numbers; the first is the one a booking is made with.
 * @summary Memberships of a member
 */
export const ListMembershipsHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const ListMembershipsBody = MembershipListRequest

export const ListMemberships200Response = MembershipListResult

