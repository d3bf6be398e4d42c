import type { RoomPrice } from '../../../generated/types.ts';

/** Returns whether the room is unavailable because of the party, not because of the dates. */
export function byParty(status: RoomPrice['status']): boolean {
  return status === 'too_small' || status === 'pets_not_allowed';
}
