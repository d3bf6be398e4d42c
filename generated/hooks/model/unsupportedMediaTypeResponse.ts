/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Problem } from './problem.ts';

/**
 * The body's content type is not the one named here.
 */
export type UnsupportedMediaTypeResponse = Problem;
