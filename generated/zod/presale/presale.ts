/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import {
  OwnedRoomsResult
} from '../schemas/ownedRoomsResult.ts';

import {
  Problem
} from '../schemas/problem.ts';


/**
 * What a pre-sale member picks from. It says which rooms there are, not whose they are.
 * @summary Buildings, units and rooms of the contracts
 */
export const ListOwnedRooms200Response = OwnedRoomsResult

export const ListOwnedRooms401Response = Problem

export const ListOwnedRooms500Response = Problem

export const ListOwnedRooms503Response = Problem

