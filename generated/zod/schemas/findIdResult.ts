/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { FoundId } from './foundId.ts';
import { Success } from './success.ts';

export const findIdResultDataMax = 10;



export const FindIdResult = zod.strictObject({
  "result": Success,
  "data": zod.array(FoundId).max(findIdResultDataMax)
}).meta({ id: 'FindIdResult' });

export type FindIdResult = zod.input<typeof FindIdResult>;
export type FindIdResultOutput = zod.output<typeof FindIdResult>;
