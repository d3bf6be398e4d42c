/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

import {
  MembershipListRequest,
  MembershipListResult,
  Problem,
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

export const listTiersHeaderAcceptLanguageMax = 200;



export const ListTiersHeader = zod.object({
  "accept-language": zod.string().max(listTiersHeaderAcceptLanguageMax).optional().describe('The language that names and texts are wanted in, as a BCP 47 tag or list. Korean is the fallback.')
})

export const ListTiers200Response = TiersResult

export const ListTiers304Response = zod.unknown()

export const ListTiers404Response = Problem

export const ListTiers422Response = Problem

export const ListTiers500Response = Problem

export const ListTiers503Response = Problem

/**
 * A member may hold several membership numbers; the first is the one a booking is made with.
 * @summary Memberships of a member
 */
export const listMembershipsHeaderAcceptLanguageMax = 200;



export const ListMembershipsHeader = zod.object({
  "accept-language": zod.string().max(listMembershipsHeaderAcceptLanguageMax).optional().describe('The language that names and texts are wanted in, as a BCP 47 tag or list. Korean is the fallback.')
})

export const ListMembershipsBody = MembershipListRequest

export const ListMemberships200Response = MembershipListResult

export const ListMemberships400Response = Problem

export const ListMemberships401Response = Problem

export const ListMemberships403Response = Problem

export const ListMemberships404Response = Problem

export const ListMemberships413Response = Problem

export const ListMemberships415Response = Problem

export const ListMemberships422Response = Problem

export const ListMemberships500Response = Problem

export const ListMemberships503Response = Problem

