import type { RoomPrice } from '../../../generated/types.ts';

/** Returns whether the party is the reason why the room is unavailable, not the dates. */
export function byParty(status: RoomPrice['status']): boolean {
  return status === 'too_small' || status === 'pets_not_allowed';
}
