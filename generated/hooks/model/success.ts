/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * Said by every answer that succeeded; a failure says `fail`.
 */
export type Success = 'success';
