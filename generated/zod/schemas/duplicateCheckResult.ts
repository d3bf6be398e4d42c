/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Success } from './success.ts';

export const DuplicateCheckResult = zod.strictObject({
  "result": Success,
  "available": zod.literal(true)
}).meta({ id: 'DuplicateCheckResult' });

export type DuplicateCheckResult = zod.input<typeof DuplicateCheckResult>;
export type DuplicateCheckResultOutput = zod.output<typeof DuplicateCheckResult>;
