/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Room } from './room.ts';
import type { Success } from './success.ts';

export interface RoomResult {
  result: Success;
  room: Room;
}
