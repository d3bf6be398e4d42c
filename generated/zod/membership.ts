/**
 * Generated from openapi/ by scripts/generate. Do not edit.
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
  "hotel_code": zod.string().regex(listTiersQueryHotelCodeRegExp).describe('Code of a property. Any property of the company returns the same tiers.')
})

export const ListTiersHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.'),
  "if-none-match": zod.string().optional().describe('ETag of the caller\'s cached response. If the cached response is still current, the server returns status 304 without a body.')
})

export const ListTiers200Response = TiersResult

export const ListTiers304Response = zod.unknown()

/**
 * Returns the member's tier, progress towards the next tier, and tier history. Members can reach a tier through stays in the last 12 months, and the company can grant a tier. If the two tiers differ, the higher one applies. Tiers are recalculated every hour. A grant lasts until its end date, even while a higher tier applies.
 * @summary Get the caller's tier
 */
export const GetOwnTierHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const GetOwnTier200Response = OwnTierResult

/**
 * Returns the caller's membership numbers. A member can have several numbers, and the first is the default for bookings.
 * @summary List the caller's memberships
 */
export const ListMembershipsHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const ListMembershipsBody = MembershipListRequest

export const ListMemberships200Response = MembershipListResult

