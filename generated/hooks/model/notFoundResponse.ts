/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Problem } from './problem.ts';

/**
 * There is nothing at this address for this caller.
 */
export type NotFoundResponse = Problem;
