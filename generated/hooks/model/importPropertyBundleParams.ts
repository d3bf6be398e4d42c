/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

export type ImportPropertyBundleParams = {
/**
 * Only check.
 */
dry_run?: boolean;
};
