/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

export type VerificationId = string;
