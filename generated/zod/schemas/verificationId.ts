/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const VerificationId = zod.uuid().meta({ id: 'VerificationId' });

export type VerificationId = zod.input<typeof VerificationId>;
export type VerificationIdOutput = zod.output<typeof VerificationId>;
