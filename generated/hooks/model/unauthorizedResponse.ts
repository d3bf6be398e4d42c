/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Problem } from './problem.ts';

/**
 * The credential is missing, has expired or was ended.
 */
export type UnauthorizedResponse = Problem;
