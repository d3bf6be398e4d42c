/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { ItemCode } from './itemCode.ts';
import type { OwnedUnit } from './ownedUnit.ts';

/**
 * A building (dong) with its units.
 */
export interface OwnedBuilding {
  building_code: ItemCode;
  /** @maxLength 100 */
  building_name: string;
  /** @maxItems 100 */
  units: OwnedUnit[];
}
