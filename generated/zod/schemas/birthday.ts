/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const Birthday = zod.iso.date().meta({ id: 'Birthday', description: 'A day that has been.' });

export type Birthday = zod.input<typeof Birthday>;
export type BirthdayOutput = zod.output<typeof Birthday>;
