/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const ImportPropertyBundleParams = zod.strictObject({
  "dry_run": zod.boolean().optional()
})

export type ImportPropertyBundleParams = zod.input<typeof ImportPropertyBundleParams>;
export type ImportPropertyBundleParamsOutput = zod.output<typeof ImportPropertyBundleParams>;
