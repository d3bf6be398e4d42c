/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Problem } from './problem.ts';

/**
 * Too many calls for this account or from this address.
 */
export type TooManyRequestsResponse = Problem;
