/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Problem } from './problem.ts';

/**
 * The service cannot answer just now; nothing was changed.
 */
export type UnavailableResponse = Problem;
