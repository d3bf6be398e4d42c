/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Success } from './success.ts';

export const PlainResult = zod.strictObject({
  "result": Success
}).meta({ id: 'PlainResult' });

export type PlainResult = zod.input<typeof PlainResult>;
export type PlainResultOutput = zod.output<typeof PlainResult>;
