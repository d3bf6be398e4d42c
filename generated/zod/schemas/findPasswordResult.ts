/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Instant } from './instant.ts';
import { Success } from './success.ts';

export const FindPasswordResult = zod.strictObject({
  "result": Success,
  "expires_at": Instant
}).meta({ id: 'FindPasswordResult' });

export type FindPasswordResult = zod.input<typeof FindPasswordResult>;
export type FindPasswordResultOutput = zod.output<typeof FindPasswordResult>;
