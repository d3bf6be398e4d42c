/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

import {
  MemberResult
} from './schemas.ts';



/**
 * Everything that the member gave and what kind of member it is.
 * @summary Own account
 */
export const GetMemberHeader = zod.object({
  "accept-language": zod.string().optional().describe('The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.')
})

export const GetMember200Response = MemberResult

