/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Problem } from './problem.ts';

/**
 * The body cannot be read.
 */
export type BadRequestResponse = Problem;
