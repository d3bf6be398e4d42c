/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { OwnedBuilding } from './ownedBuilding.ts';
import type { Success } from './success.ts';

export interface OwnedRoomsResult {
  result: Success;
  /** @maxItems 100 */
  buildings: OwnedBuilding[];
}
