/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Problem } from './problem.ts';

/**
 * Something broke on our side; nothing was half done.
 */
export type InternalErrorResponse = Problem;
