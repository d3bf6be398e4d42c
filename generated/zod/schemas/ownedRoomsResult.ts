/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { OwnedBuilding } from './ownedBuilding.ts';
import { Success } from './success.ts';

export const ownedRoomsResultBuildingsMax = 100;



export const OwnedRoomsResult = zod.strictObject({
  "result": Success,
  "buildings": zod.array(OwnedBuilding).max(ownedRoomsResultBuildingsMax)
}).meta({ id: 'OwnedRoomsResult' });

export type OwnedRoomsResult = zod.input<typeof OwnedRoomsResult>;
export type OwnedRoomsResultOutput = zod.output<typeof OwnedRoomsResult>;
