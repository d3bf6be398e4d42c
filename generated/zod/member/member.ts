/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import {
  MemberResult
} from '../schemas/memberResult.ts';

import {
  Problem
} from '../schemas/problem.ts';


/**
 * Everything that the member gave and what kind of member it is.
 * @summary Own account
 */
export const GetMember200Response = MemberResult

export const GetMember401Response = Problem

export const GetMember500Response = Problem

export const GetMember503Response = Problem

