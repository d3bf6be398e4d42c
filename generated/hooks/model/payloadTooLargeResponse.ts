/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Problem } from './problem.ts';

/**
 * The body is larger than the server accepts.
 */
export type PayloadTooLargeResponse = Problem;
