/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { ItemCode } from './itemCode.ts';
import { StayDate } from './stayDate.ts';

export const selectedUpsellingCountMax = 50;

export const selectedUpsellingDateListMax = 90;



export const SelectedUpselling = zod.strictObject({
  "upselling_code": ItemCode,
  "count": zod.int().min(1).max(selectedUpsellingCountMax),
  "date_list": zod.array(StayDate).max(selectedUpsellingDateListMax).describe('The nights it is had on; empty for an option that is had once.')
}).meta({ id: 'SelectedUpselling' });

export type SelectedUpselling = zod.input<typeof SelectedUpselling>;
export type SelectedUpsellingOutput = zod.output<typeof SelectedUpselling>;
