/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { ItemCode } from './itemCode.ts';
import { OwnedUnit } from './ownedUnit.ts';

export const ownedBuildingBuildingNameMax = 100;

export const ownedBuildingUnitsMax = 100;



export const OwnedBuilding = zod.strictObject({
  "building_code": ItemCode,
  "building_name": zod.string().max(ownedBuildingBuildingNameMax),
  "units": zod.array(OwnedUnit).max(ownedBuildingUnitsMax)
}).meta({ id: 'OwnedBuilding', description: 'A building (dong) with its units.' });

export type OwnedBuilding = zod.input<typeof OwnedBuilding>;
export type OwnedBuildingOutput = zod.output<typeof OwnedBuilding>;
