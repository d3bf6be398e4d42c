/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

import {
  OwnedRoomsResult
} from './schemas.ts';



/**
 * What a pre-sale member picks from. It says which rooms there are, not whose they are, and it says so to a pre-sale sign-up only.
 * @summary Buildings, units and rooms of the contracts
 */
export const ListOwnedRoomsHeader = zod.object({
  "accept-language": zod.string().optional().describe('The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.')
})

export const ListOwnedRooms200Response = OwnedRoomsResult

