/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import {
  MembershipListRequest
} from '../schemas/membershipListRequest.ts';

import {
  MembershipListResult
} from '../schemas/membershipListResult.ts';

import {
  Problem
} from '../schemas/problem.ts';


/**
 * A member may hold several membership numbers; the first is the one a booking is made with.
 * @summary Memberships of a member
 */
export const ListMembershipsBody = MembershipListRequest

export const ListMemberships200Response = MembershipListResult

export const ListMemberships400Response = Problem

export const ListMemberships401Response = Problem

export const ListMemberships403Response = Problem

export const ListMemberships413Response = Problem

export const ListMemberships415Response = Problem

export const ListMemberships422Response = Problem

export const ListMemberships500Response = Problem

export const ListMemberships503Response = Problem

