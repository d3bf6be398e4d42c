/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Problem } from './problem.ts';

/**
 * The request does not obey the contract; `errors` names each place.
 */
export type InvalidResponse = Problem;
