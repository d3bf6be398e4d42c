/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Problem } from './problem.ts';

/**
 * No property of this site has this code.
 */
export type UnknownHotelResponse = Problem;
