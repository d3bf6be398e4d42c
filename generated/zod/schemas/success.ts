/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const Success = zod.literal("success").meta({ id: 'Success', description: 'Said by every answer that succeeded; a failure says `fail`.' });

export type Success = zod.input<typeof Success>;
export type SuccessOutput = zod.output<typeof Success>;
