/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Problem } from './problem.ts';

/**
 * There is no such reservation among those that this caller may open.
 */
export type UnknownReservationResponse = Problem;
