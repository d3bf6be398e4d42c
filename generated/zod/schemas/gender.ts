/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const Gender = zod.enum(['male', 'female']).meta({ id: 'Gender' });

export type Gender = zod.input<typeof Gender>;
export type GenderOutput = zod.output<typeof Gender>;
